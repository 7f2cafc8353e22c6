/** What happens to a gift card: the kinds of its postings. */
export const giftCardMovementKinds = [
  'card-issued',
  'payment',
  'refund',
  'card-corrected',
  'card-expired',
] as const;
export type GiftCardMovementKind = (typeof giftCardMovementKinds)[number];
