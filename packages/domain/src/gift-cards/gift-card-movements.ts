/** What happens to a gift card: the kinds of its postings. */
export const giftCardMovementKinds = [
  'card-issued',
  'payment',
  'refund',
  'card-corrected',
  'card-expired',
  // its sale was cancelled: what was left went back to its buyer
  'cancellation',
  'change',
] as const;
export type GiftCardMovementKind = (typeof giftCardMovementKinds)[number];
