export const discountSorts = [
  'title',
  '-title',
  'valid',
  '-valid',
  'uses',
  '-uses',
  'given',
  '-given',
] as const;
export type DiscountSort = (typeof discountSorts)[number];
