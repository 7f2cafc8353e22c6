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
