export const receiptBlockKinds = ['heading', 'text', 'pair', 'total', 'rule'] as const;
export type ReceiptBlockKind = (typeof receiptBlockKinds)[number];

/** A line of a receipt, in the words of the visitor: what a printer of 80 mm and a browser print alike. */
export interface ReceiptBlock {
  readonly kind: ReceiptBlockKind;
  /** At the start; of a heading and a text the only one. */
  readonly left: string;
  /** At the end: an amount. */
  readonly right: string;
}

/** What a receipt names of a sale. */
export interface ReceiptLine {
  readonly quantity: number;
  readonly name: string;
  /** What it is for, and when: 'Salt & Light, 20-11-2026 14:30'. */
  readonly about: string;
  readonly totalMinor: number;
  readonly vatBasisPoints: number;
  readonly vatMinor: number;
}

/** The VAT of lines by rate, the lowest first; those of nothing are left out. */
export function vatOfReceipt(
  lines: readonly Pick<ReceiptLine, 'vatBasisPoints' | 'vatMinor'>[],
): { vatBasisPoints: number; vatMinor: number }[] {
  const byRate = new Map<number, number>();
  for (const { vatBasisPoints, vatMinor } of lines)
    byRate.set(vatBasisPoints, (byRate.get(vatBasisPoints) ?? 0) + vatMinor);
  return [...byRate]
    .filter(([, vatMinor]) => vatMinor !== 0)
    .sort(([one], [other]) => one - other)
    .map(([vatBasisPoints, vatMinor]) => ({ vatBasisPoints, vatMinor }));
}
