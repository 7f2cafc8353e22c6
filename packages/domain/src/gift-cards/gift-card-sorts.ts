/** How the list of gift cards can be sorted; with a dash the other way round. */
export const giftCardSorts = [
  'created',
  '-created',
  'valid',
  '-valid',
  'value',
  '-value',
  'left',
  '-left',
] as const;
export type GiftCardSort = (typeof giftCardSorts)[number];
