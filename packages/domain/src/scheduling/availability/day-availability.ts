import { decideFill, stateOfShare } from '../timeslot-changes/decide-fill.ts';
import type { TimeslotState } from '../timeslot-changes/plan-timeslot-changes.ts';
import {
  type Availability,
  type AvailabilityState,
  type AvailabilityThresholds,
  defaultAvailabilityThresholds,
  type PlaceCounts,
} from './availability-state.ts';

/** A timeslot of the day: what it is to a buyer, and its places. */
export interface DayTimeslot extends PlaceCounts {
  availability: Availability;
}

/**
 * What a day is, from its timeslots: none or closed when not one of them can be bought from, otherwise as
 * full as the buyable ones are together. One timeslot without a limit makes the day available.
 */
export function decideDayAvailability(
  timeslots: readonly DayTimeslot[],
  thresholds = defaultAvailabilityThresholds,
): Availability {
  const offered = timeslots.filter(({ availability }) => availability.state !== 'none');
  const [firstOffSale] = timeslots;
  if (offered.length === 0) {
    return { state: 'none', reason: firstOffSale?.availability.reason ?? 'no-timeslot', left: 0 };
  }
  const open = offered.filter(({ availability }) => availability.state !== 'closed');
  const [firstClosed] = offered;
  if (open.length === 0) {
    return { state: 'closed', reason: firstClosed?.availability.reason ?? 'closed-by-staff', left: 0 };
  }
  return decideOpenDay(open, thresholds);
}

/** Each timeslot counts with the people that can still come to it, whatever counter says so. */
function decideOpenDay(open: readonly DayTimeslot[], thresholds: AvailabilityThresholds): Availability {
  const lefts = open.map(({ availability }) => availability.left);
  if (lefts.includes(null)) return { state: 'available', reason: 'no-limit', left: null };
  const left = lefts.reduce<number>((sum, ofOne) => sum + (ofOne ?? 0), 0);
  if (left === 0) {
    // What is only held may come back, so one full timeslot makes a full day.
    const waiting = open.find(({ availability }) => availability.state === 'full') ?? open[0];
    const { state, reason } = waiting?.availability ?? { state: 'full', reason: 'rest-is-held' };
    return { state, reason, left };
  }
  const { capacity } = addPlaces(open);
  const ranks = open.map(({ availability }) => rankOf(availability.state));
  const [emptiest, fullest] = [Math.min(...ranks), Math.max(...ranks)];
  // Timeslots without places of their own that a further limit bounds: the emptiest speaks for the day.
  if (capacity === null) return { state: stateAt(emptiest), reason: 'share-taken', left };
  const together = rankOf(stateOfShare(Math.max(0, capacity - left), capacity, thresholds));
  // Places that a limit or a channel's ceiling withholds are not taken: they make no day fuller than its times are.
  const state = stateAt(Math.min(Math.max(together, emptiest), fullest));
  return { state, reason: 'share-taken', left };
}

const emptiestFirst: readonly AvailabilityState[] = ['quiet', 'available', 'busy', 'almost full'];

/** While some places of the day are left, it is almost full at most: a time that is full counts so. */
function rankOf(state: AvailabilityState): number {
  const rank = emptiestFirst.indexOf(state);
  return rank < 0 ? emptiestFirst.length - 1 : rank;
}

function stateAt(rank: number): AvailabilityState {
  return emptiestFirst[rank] ?? 'almost full';
}

function addPlaces(timeslots: readonly PlaceCounts[]): PlaceCounts {
  let capacity: number | null = 0;
  let heldCount = 0;
  let soldCount = 0;
  for (const places of timeslots) {
    capacity = capacity === null || places.capacity === null ? null : capacity + places.capacity;
    heldCount += places.heldCount;
    soldCount += places.soldCount;
  }
  return { capacity, heldCount, soldCount };
}

/** Whether some timeslot of the day has room for so many people together. */
export function hasRoomFor(timeslots: readonly DayTimeslot[], people: number): boolean {
  return timeslots.some(
    ({ availability: { state, left } }) =>
      state !== 'none' && state !== 'closed' && (left === null || left >= people),
  );
}

/** How full a day is, whatever the time: what staff see. Closed and cancelled timeslots do not count. */
export function decideDayFill(
  timeslots: readonly (PlaceCounts & { state: TimeslotState })[],
  thresholds = defaultAvailabilityThresholds,
): Availability {
  if (timeslots.length === 0) return { state: 'none', reason: 'no-timeslot', left: 0 };
  const open = timeslots.filter(({ state, capacity }) => state === 'open' && capacity !== 0);
  if (open.length === 0) return { state: 'closed', reason: 'closed-by-staff', left: 0 };
  return decideFill(addPlaces(open), thresholds);
}
