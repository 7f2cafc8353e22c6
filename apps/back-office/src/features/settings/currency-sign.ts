/** The sign of a currency before an amount: '€'. */
export function signOf(currency: string, intlLocale: string): string {
  const format = new Intl.NumberFormat(intlLocale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
