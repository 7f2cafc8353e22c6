/** The sign that people read; Intl writes a hyphen. */
export const minusSign = '−';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(intlLocale: string, style: 'decimal' | 'percent'): Intl.NumberFormat {
  const cacheKey = `${intlLocale}\n${style}`;
  let format = formats.get(cacheKey);
  if (!format) {
    format = new Intl.NumberFormat(intlLocale, { style, maximumFractionDigits: 2 });
    formats.set(cacheKey, format);
  }
  return format;
}

/** A count: '1,219' in English, '1.219' in Dutch. */
export function formatNumber(value: number, intlLocale: string): string {
  return withMinusSign(numberFormat(intlLocale, 'decimal').format(value));
}

/** Basis points as a percentage: 2100 is '21%'. */
export function formatPercent(basisPoints: number, intlLocale: string): string {
  return withMinusSign(numberFormat(intlLocale, 'percent').format(basisPoints / 10_000));
}

const withMinusSign = (text: string): string => text.replace('-', minusSign);
