import { countPlacesOf } from '../places-of-sale.ts';
import type { DeskGroup, DeskTimeslot, DeskType } from '../sale-state.ts';
import {
  type DeskOfferAnswer,
  isDayOver,
  isLeaseOver,
  type KeptLease,
  type UnsentSale,
} from './kept-lease.ts';

export interface OfferHere {
  /** The offer with what is left on this desk, so that the same screen and keys sell it. */
  offer: DeskOfferAnswer;
  /** Places of the lease that are left, of all its timeslots. */
  placesLeft: number;
  isOver: boolean;
  /** Groups of which nothing can be sold without a connection. */
  needsConnection: ReadonlySet<string>;
}

interface Now {
  nowMs: number;
  /** By the clock of the museum: '13:42'. */
  time: string;
}

/** What a desk sells of its lease at a moment, less what it has sold and not sent. */
export function offerHere(lease: KeptLease, unsent: readonly UnsentSale[], { nowMs, time }: Now): OfferHere {
  const isOver = isLeaseOver(lease, nowMs);
  const isYesterday = isDayOver(lease, nowMs);
  const left = isYesterday ? new Map<string, number | null>() : leftHere(lease, unsent);
  const mayBeSold = new Set(
    lease.types
      .filter(({ visitDate }) => !(isYesterday && visitDate !== null))
      .map(({ ticketTypeId }) => ticketTypeId),
  );
  const sellsLate = lease.offer.groups.some(({ timeslots }) =>
    timeslots.some((one) => !one.isPast && one.time <= lease.readAtTime),
  );
  const timeslotHere = (timeslot: DeskTimeslot): DeskTimeslot => {
    const here = isOver ? 0 : left.get(timeslot.id);
    const isPast = isYesterday || timeslot.isPast || (!sellsLate && timeslot.time <= time);
    const capacity = lease.places.find(({ timeslotId }) => timeslotId === timeslot.id)?.places ?? null;
    if (here === undefined || here === 0 || isPast)
      return { ...timeslot, isPast, capacity: capacity ?? 0, left: 0, state: 'sold out' };
    return { ...timeslot, isPast, capacity, left: here, state: 'available' };
  };
  const typeHere = (type: DeskType): DeskType =>
    mayBeSold.has(type.id) ? type : { ...type, maxPerOrder: 0, leftCount: null };
  const groups = lease.offer.groups.map(
    (group): DeskGroup => ({
      ...group,
      timeslots: group.timeslots.map(timeslotHere),
      ticketTypes: group.ticketTypes.map(typeHere),
    }),
  );
  return {
    offer: { ...lease.offer, groups },
    placesLeft: isOver ? 0 : [...left.values()].reduce((sum: number, places) => sum + (places ?? 0), 0),
    isOver,
    needsConnection: new Set(
      groups.flatMap(({ id, ticketTypes }) =>
        ticketTypes.some((type) => mayBeSold.has(type.id)) ? [] : [id],
      ),
    ),
  };
}

/** Places of each leased timeslot that this desk has not sold; null = no limit. */
export function leftHere(lease: KeptLease, unsent: readonly UnsentSale[]): Map<string, number | null> {
  const left = new Map(lease.places.map(({ timeslotId, places }) => [timeslotId, places]));
  for (const { leaseId, wish } of unsent) {
    const before = wish.timeslotId === null ? null : left.get(wish.timeslotId);
    if (leaseId !== lease.id || wish.timeslotId === null || before === null || before === undefined) continue;
    left.set(wish.timeslotId, Math.max(0, before - countPlaces(lease.offer, wish.lines)));
  }
  return left;
}

/** Pieces that take a place of the timeslot of their visit. */
export function countPlaces(
  { groups }: DeskOfferAnswer,
  lines: readonly { ticketTypeId: string; quantity: number }[],
): number {
  return countPlacesOf(
    Object.fromEntries(lines.map(({ ticketTypeId, quantity }) => [ticketTypeId, quantity])),
    groups,
  );
}
