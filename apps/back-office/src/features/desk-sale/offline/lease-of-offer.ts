import type { KeptLease } from './kept-lease.ts';

export interface LeaseOfOffer {
  /** When the offer was read; names the answer. */
  readAt: number;
  lease: KeptLease | null;
}

/** The lease as it was when the offer was read: what was leased since is still free in that offer, and would be counted twice. */
export function leaseOfOffer(before: LeaseOfOffer | null, now: LeaseOfOffer): LeaseOfOffer {
  return before?.readAt === now.readAt ? before : now;
}

/** Whether a renewal took other places than before, so that what is free is to be read again. */
export function hasOtherPlaces(before: KeptLease | null, lease: KeptLease): boolean {
  if (before?.endsAt === lease.endsAt) return false;
  const named = ({ places }: KeptLease) => places.map((one) => `${one.timeslotId} ${one.places}`).sort();
  return !before || named(before).join() !== named(lease).join();
}
