/** `{prefix}{year}-{sequence}` (product.md, section 15): GT2026-00409. */
export function formatInvoiceNumber(prefix: string, year: number, sequence: number): string {
  return `${prefix}${year}-${String(sequence).padStart(5, '0')}`;
}

/** What may stand before the year: without a digit at its end, which would look like one of the year. */
export const invoicePrefixShape = /^([A-Z0-9-]{0,9}[A-Z-])?$/;
