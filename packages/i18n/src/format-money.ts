const formats = new Map<string, Intl.NumberFormat>();

function currencyFormat(currency: string, intlLocale: string): Intl.NumberFormat {
  const cacheKey = `${intlLocale}\n${currency}`;
  let format = formats.get(cacheKey);
  if (!format) {
    format = new Intl.NumberFormat(intlLocale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    formats.set(cacheKey, format);
  }
  return format;
}

/** How many decimals a currency has: 2 for EUR, 0 for JPY. */
export function minorUnitDigits(currency: string): number {
  return currencyFormat(currency, 'en').resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * An amount in minor units as money: 6650 EUR is '€66.50' in English, '€ 66,50' in Dutch. The amount goes to
 * Intl as a decimal text, so that no amount is rounded by way of a float.
 */
export function formatMoney(amountMinor: number, currency: string, intlLocale: string): string {
  return currencyFormat(currency, intlLocale).format(decimalText(amountMinor, minorUnitDigits(currency)));
}

function decimalText(amountMinor: number, digits: number): Intl.StringNumericLiteral {
  const sign = amountMinor < 0 ? '-' : '';
  const padded = String(Math.abs(amountMinor)).padStart(digits + 1, '0');
  const cut = padded.length - digits;
  return `${sign}${padded.slice(0, cut)}.${padded.slice(cut) || '0'}` as Intl.StringNumericLiteral;
}
