/** What changes the money of a till (product.md, section 18). */
export const tillEntryKinds = ['float', 'put-in', 'take-out', 'sale', 'refund', 'difference'] as const;
export type TillEntryKind = (typeof tillEntryKinds)[number];

/** Without an order: cash that is put in, taken out, or counted. */
export type CashEntryKind = Exclude<TillEntryKind, 'sale' | 'refund'>;

/** How a part of a sale is paid, or paid back, at a till. */
export const tillMeans = ['cash', 'card', 'gift-card', 'voucher', 'other'] as const;
export type TillMeans = (typeof tillMeans)[number];

/** Why cash is put in or taken out. */
export const movementReasons = ['safe', 'change', 'purchase', 'other'] as const;
export type TillMovementReason = (typeof movementReasons)[number];

/** `counted`: what a count found more or less than there should be. */
export type CashReason = TillMovementReason | 'counted';

export const movementKinds = ['put-in', 'take-out'] as const;
export type TillMovementKind = (typeof movementKinds)[number];

/** The reasons that each kind has: nothing is bought by putting money in. */
export const reasonsOfMovement: Record<TillMovementKind, readonly TillMovementReason[]> = {
  'put-in': ['safe', 'change', 'other'],
  'take-out': ['safe', 'purchase', 'change', 'other'],
};

/** An entry as the figures of a session need it; in minor units, above zero = into the till. */
export interface TillEntryFacts {
  readonly kind: TillEntryKind;
  readonly means: TillMeans;
  readonly amountMinor: number;
}
