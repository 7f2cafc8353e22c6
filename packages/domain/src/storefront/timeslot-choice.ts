import type { ShownTimeslot } from './shown-availability.ts';

/** How a timeslot is offered to a party: `too small` has places, but fewer than the party needs. */
export type TimeslotOffer = 'open' | 'few left' | 'too small' | 'full' | 'sold out' | 'closed';

/**
 * What a party of `partySize` reads on a timeslot. `ownPlaces` are those that the visitor already holds in this
 * timeslot: taken for others, free for this visitor.
 */
export function offerTimeslot(
  timeslot: Pick<ShownTimeslot, 'state' | 'left'>,
  partySize: number,
  ownPlaces = 0,
): TimeslotOffer {
  if (timeslot.state === 'closed' || timeslot.state === 'none') return 'closed';
  if (ownPlaces >= partySize) return 'open';
  if (timeslot.left !== null && timeslot.left > 0 && timeslot.left + ownPlaces < partySize)
    return 'too small';
  if (timeslot.state === 'sold out') return 'sold out';
  if (timeslot.state === 'full') return 'full';
  return timeslot.left === null ? 'open' : 'few left';
}

/** Whether a visitor can take a timeslot that is offered this way. */
export function isChoosable(offer: TimeslotOffer): boolean {
  return offer === 'open' || offer === 'few left';
}

/** Whether it is sold, and nothing is left that the party could take: who wants it can only wait. */
export function isFullOffer(offer: TimeslotOffer): boolean {
  return offer === 'too small' || offer === 'full' || offer === 'sold out';
}

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The part of the day of a local time: morning until 12:00, afternoon until 18:00. */
export function dayPartOf(time: string): DayPart {
  if (time < '12:00') return 'morning';
  return time < '18:00' ? 'afternoon' : 'evening';
}
