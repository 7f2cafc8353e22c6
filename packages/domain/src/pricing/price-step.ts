/**
 * One step of a line's price, kept on the order so that a receipt can explain it by the rules of its day.
 * The order of the steps is that of product.md section 4: ticket type price, pricing rule, price level,
 * discount code.
 */
export interface PriceStep {
  readonly kind: PriceStepKind;
  /** The price of one piece after this step, in minor units. */
  readonly unitPriceMinor: number;
  /** What the step was called when it was applied: a rule's name, a discount code's title. */
  readonly title?: string;
}

export const priceStepKinds = ['ticket-type-price'] as const;

export type PriceStepKind = (typeof priceStepKinds)[number];
