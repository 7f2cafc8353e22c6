/** What tickets of a line were bought for as a present, all of them together, in minor units. */
export interface GiftPrice {
  readonly paidMinor: number;
  /** What they cost on the day of the purchase, before a discount: a day is dearer than that. */
  readonly ordinaryMinor: number;
  /** A dearer day costs who redeems them nothing. */
  readonly coversDearerDays: boolean;
}

/**
 * What the tickets of a present cost on a day: what was paid for them and, where the client says so, what that day costs more.
 * A cheaper day gives nothing back.
 */
export function priceOfGift(
  { paidMinor, ordinaryMinor, coversDearerDays }: GiftPrice,
  dayMinor: number,
): number {
  return paidMinor + (coversDearerDays ? 0 : Math.max(0, dayMinor - ordinaryMinor));
}

/** The same of so many of its tickets. */
export function partOfGift(gift: GiftPrice, count: number, all: number): GiftPrice {
  const part = (minor: number) => Math.round((minor * count) / all);
  return { ...gift, paidMinor: part(gift.paidMinor), ordinaryMinor: part(gift.ordinaryMinor) };
}
