import type { InvoiceKind } from './invoice.ts';
import type { InvoiceLine } from './invoice-line.ts';
import { totalsOf } from './invoice-totals.ts';

const keyOf = ({ key, vatBasisPoints }: InvoiceLine) => `${key} ${vatBasisPoints}`;

/** Lines of several documents as one: what they charge together. A description is that of the last document. */
export function addLines(lines: readonly InvoiceLine[]): InvoiceLine[] {
  const sums = new Map<string, InvoiceLine>();
  for (const line of lines) {
    const known = sums.get(keyOf(line)) ?? { quantity: 0, netMinor: 0, vatMinor: 0 };
    sums.set(keyOf(line), {
      ...line,
      quantity: known.quantity + line.quantity,
      netMinor: known.netMinor + line.netMinor,
      vatMinor: known.vatMinor + line.vatMinor,
    });
  }
  return [...sums.values()];
}

/** The same lines with their amounts turned around: what credits all of them. */
export function negateLines(lines: readonly InvoiceLine[]): InvoiceLine[] {
  return lines.map((line) => ({
    ...line,
    quantity: 0 - line.quantity,
    netMinor: 0 - line.netMinor,
    vatMinor: 0 - line.vatMinor,
  }));
}

/** The document that is missing: what it is by its total, and its lines. */
export interface LineDifference {
  readonly kind: InvoiceKind;
  readonly lines: readonly InvoiceLine[];
}

/**
 * What lies between the lines of the documents so far and what the order charges now, as one document: a credit note
 * where the order costs less, an invoice where it costs more. Its lines and theirs add up to the order, whatever happened
 * to it. null where neither the total nor the VAT of a rate differs.
 */
export function compareLines(
  invoiced: readonly InvoiceLine[],
  wanted: readonly InvoiceLine[],
): LineDifference | null {
  const lines = addLines([...negateLines(addLines(invoiced)), ...wanted]).filter(
    ({ netMinor, vatMinor }) => netMinor !== 0 || vatMinor !== 0,
  );
  const { grossMinor, vatByRate } = totalsOf(lines);
  const isSame = vatByRate.every((rate) => rate.netMinor === 0 && rate.vatMinor === 0);
  if (isSame) return null;
  return { kind: grossMinor > 0 ? 'invoice' : 'credit-note', lines };
}
