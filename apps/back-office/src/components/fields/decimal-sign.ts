/** The sign before the cents in a language: a comma in Dutch. */
export function decimalSignOf(intlLocale: string): '.' | ',' {
  const parts = new Intl.NumberFormat(intlLocale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}
