/** Places that come back are kept for the next one on the list for so long (issue H2: "a hold of two hours"). */
export const offerMinutes = 120;

/** A visit that begins sooner than this is not offered: there would be no time to buy. */
export const leastMinutesToBuy = 15;

/**
 * Minutes for which places are kept from `now` on: two hours, and never past the start of the visit (null = it has no
 * time). Null = too late for an offer.
 */
export function minutesOfOffer(startsAt: Date | null, now: Date): number | null {
  if (startsAt === null) return offerMinutes;
  const left = Math.floor((startsAt.getTime() - now.getTime()) / 60_000);
  return left < leastMinutesToBuy ? null : Math.min(offerMinutes, left);
}
