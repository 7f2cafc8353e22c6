import { minutesOfOffer } from './offer-time.ts';

/** A visit of the day that a visitor waits for, as that party sees it; without a time it is the day itself. */
export interface VisitOfDay {
  timeslotId: string | null;
  startsAt: Date | null;
  /** The whole party can come. */
  hasRoom: boolean;
}

/** A visit that can be offered, and for how many minutes. */
export interface VisitToTry {
  timeslotId: string | null;
  minutes: number;
}

/**
 * The visits that are tried for an entry whose turn it is: its own time, or every time of its day from the first on. Who
 * asks for more places than one visit has is passed and stays the first: the next visitor who fits gets the offer.
 */
export function visitsToTry(
  wanted: { timeslotId: string | null },
  visits: readonly VisitOfDay[],
  now: Date,
): VisitToTry[] {
  return visits.flatMap(({ timeslotId, startsAt, hasRoom }) => {
    const isWanted = wanted.timeslotId === null || wanted.timeslotId === timeslotId;
    const minutes = minutesOfOffer(startsAt, now);
    return isWanted && hasRoom && minutes !== null ? [{ timeslotId, minutes }] : [];
  });
}
