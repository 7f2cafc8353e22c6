/** How long a lease lasts after it was renewed: from then on its desk sells nothing more of it without a connection. */
export const leaseMinutes = 75;
/** A desk renews while it is connected, so often. */
export const renewSeconds = 60;
/** Its pace: what its till sold in so many minutes, so many times over. */
export const paceMinutes = 30;
const paceTimes = 4;
const fewestPlaces = 4;
/** Timeslots that begin later than this are not leased. */
export const leaseAheadHours = 4;

/** Codes that a lease has for tickets not sold yet: of its places, and of what has no limit. */
export const mostLeaseCodes = 400;
const fewestCodes = 120;

interface Pace {
  /** Tickets that the till sold for this timeslot within `paceMinutes`. */
  soldLately: number;
  /** Places that neither a sale nor another lease has; null = no limit. */
  free: number | null;
  /** Places that the lease has of it already. */
  leased: number;
  /** It gives none of them back: its desk may have sold them. */
  keepsLeased?: boolean;
}

/** How many places of a timeslot a lease is to have (product.md, section 18): its pace, and never more than is free. */
export function sizeOfLease({ soldLately, free, leased, keepsLeased = false }: Pace): number {
  const wanted = Math.max(fewestPlaces, soldLately * paceTimes, keepsLeased ? leased : 0);
  return free === null ? wanted : Math.min(wanted, leased + Math.max(0, free));
}

/** How many codes a lease is to have for tickets of a day, or for those without one. */
export function codesOfLease(places: number, soldLately: number): number {
  return Math.min(mostLeaseCodes, Math.max(fewestCodes, places, soldLately * paceTimes));
}

export interface LeasableTimeslot {
  id: string;
  startsAt: Date;
  /** null = it says only when it begins. */
  endsAt: Date | null;
}

/** Whether a desk may need places of a timeslot before its lease is over: it has not ended, and begins soon. */
export function isLeasable({ startsAt, endsAt }: LeasableTimeslot, now: Date): boolean {
  const isOver = endsAt === null ? startsAt <= now : endsAt <= now;
  return !isOver && startsAt.getTime() < now.getTime() + leaseAheadHours * 3_600_000;
}
