/** Days on which a page may be published: both inclusive, null = open on that side. */
export interface PublicationPeriod {
  startDate: string | null;
  endDate: string | null;
}

/** Whether two periods share at least one day; no dates means always. */
export function periodsOverlap(one: PublicationPeriod, other: PublicationPeriod): boolean {
  return startsBeforeEnd(one, other) && startsBeforeEnd(other, one);
}

function startsBeforeEnd(one: PublicationPeriod, other: PublicationPeriod): boolean {
  return one.startDate === null || other.endDate === null || one.startDate <= other.endDate;
}
