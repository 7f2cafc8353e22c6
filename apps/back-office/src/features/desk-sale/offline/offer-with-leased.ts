import type { DeskTimeslot } from '../sale-state.ts';
import type { DeskOfferAnswer, KeptLease } from './kept-lease.ts';

/** What is free as the server says it does not count what this desk has leased: here that may be sold too. */
export function withLeased(offer: DeskOfferAnswer, { places }: KeptLease): DeskOfferAnswer {
  const withOwn = (timeslot: DeskTimeslot): DeskTimeslot => {
    const own = places.find(({ timeslotId }) => timeslotId === timeslot.id)?.places ?? 0;
    if (own === 0 || timeslot.left === null || timeslot.isPast) return timeslot;
    const state = timeslot.state === 'sold out' ? 'almost full' : timeslot.state;
    return { ...timeslot, left: timeslot.left + own, state };
  };
  return {
    ...offer,
    groups: offer.groups.map((group) => ({ ...group, timeslots: group.timeslots.map(withOwn) })),
  };
}
