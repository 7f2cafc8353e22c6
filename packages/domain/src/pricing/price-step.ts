import type { GiftPrice } from '../gifts/gift-price.ts';

/**
 * One step of a line's price, kept on the order so that a receipt can explain it by the rules of its day.
 * The order of the steps is that of product.md section 4: ticket type price, pricing rule, price level,
 * discount code; of tickets that were a present, what was paid for them.
 */
export interface PriceStep {
  readonly kind: PriceStepKind;
  /**
   * The single price after this step, in minor units. Rounded for reading only: the line continues with the exact
   * amount and rounds once, at its end.
   */
  readonly unitPriceMinor: number;
  /** What the step was called when it was applied: a rule's name, a discount code's title. */
  readonly title?: string;
  /** What it did to the price; absent where it was looked at and changed nothing. */
  readonly change?: PriceChange;
  /** How many pieces of the line it was for, where not all. */
  readonly pieces?: number;
  /** Of a discount of some tickets of an order: so many of so many had it, and each has the same part. */
  readonly share?: DiscountShare;
  /** Of tickets that were bought as a present: what they were bought for. */
  readonly gift?: GiftPrice;
  /** Pricing rules of the group that did not apply, and why: the near misses of "Why this price?". */
  readonly notApplied?: readonly RuleNotApplied[];
}

export const priceStepKinds = [
  'ticket-type-price',
  'pricing-rule',
  'price-level',
  'discount-code',
  'gift-ticket',
] as const;

export type PriceStepKind = (typeof priceStepKinds)[number];

/** So many of so many tickets. */
export interface DiscountShare {
  readonly pieces: number;
  readonly of: number;
}

/** What a discount took off the tickets of a line, and how many of them had it. */
export interface LineDiscount {
  readonly title: string;
  readonly change: Exclude<PriceChange, { readonly kind: 'price' }>;
  readonly share: DiscountShare;
}

/** Adds an amount or a percentage (negative takes off), or sets another price. */
export type PriceChange =
  | { readonly kind: 'amount'; readonly amountMinor: number }
  | { readonly kind: 'percentage'; readonly basisPoints: number }
  | { readonly kind: 'price'; readonly priceMinor: number };

export const ruleNotAppliedReasons = [
  'inactive',
  'starts-later',
  'ended',
  'other-weekday',
  'other-ticket-types',
  'older',
] as const;

export type RuleNotAppliedReason = (typeof ruleNotAppliedReasons)[number];

export interface RuleNotApplied {
  readonly name: string;
  readonly reason: RuleNotAppliedReason;
  /** The first or last date of a rule that starts later or has ended. */
  readonly date?: string;
}
