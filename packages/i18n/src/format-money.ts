import { minusSign } from './format-number.ts';

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
 * An amount in minor units as money: 6650 EUR is '€66.50' in English, '€ 66,50' in Dutch. Below zero it begins
 * with a minus sign, '−€ 66,50', in every language; files for other programs write a hyphen and no symbol. The amount goes to
 * Intl as a decimal text, so that no amount is rounded by way of a float.
 */
export function formatMoney(amountMinor: number, currency: string, intlLocale: string): string {
  const size = decimalText(Math.abs(amountMinor), minorUnitDigits(currency));
  return `${amountMinor < 0 ? minusSign : ''}${currencyFormat(currency, intlLocale).format(size)}`;
}

function decimalText(sizeMinor: number, digits: number): Intl.StringNumericLiteral {
  const padded = String(sizeMinor).padStart(digits + 1, '0');
  const cut = padded.length - digits;
  return `${padded.slice(0, cut)}.${padded.slice(cut) || '0'}` as Intl.StringNumericLiteral;
}
