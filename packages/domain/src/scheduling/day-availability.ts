import { type Availability, defaultAvailabilityThresholds, type Places } from './availability-state.ts';
import { decideFill } from './decide-fill.ts';
import type { TimeslotState } from './plan-timeslot-changes.ts';

/** A timeslot of the day: what it is to a buyer, and its places. */
export interface DayTimeslot extends Places {
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
  return decideFill(addPlaces(open), thresholds);
}

function addPlaces(timeslots: readonly Places[]): Places {
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
  timeslots: readonly (Places & { state: TimeslotState })[],
  thresholds = defaultAvailabilityThresholds,
): Availability {
  if (timeslots.length === 0) return { state: 'none', reason: 'no-timeslot', left: 0 };
  const open = timeslots.filter(({ state, capacity }) => state === 'open' && capacity !== 0);
  if (open.length === 0) return { state: 'closed', reason: 'closed-by-staff', left: 0 };
  return decideFill(addPlaces(open), thresholds);
}
