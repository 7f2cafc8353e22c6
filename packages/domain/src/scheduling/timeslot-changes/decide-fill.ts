import {
  type Availability,
  type AvailabilityState,
  type AvailabilityThresholds,
  defaultAvailabilityThresholds,
  type PlaceCounts,
} from '../availability/availability-state.ts';

const wholeBasisPoints = 10_000;

/** How full some places are, whatever the time: what staff see of a past timeslot too. */
export function decideFill(places: PlaceCounts, thresholds = defaultAvailabilityThresholds): Availability {
  const { capacity, heldCount, soldCount } = places;
  if (capacity === null) return { state: 'available', reason: 'no-limit', left: null };
  if (capacity === 0) return { state: 'closed', reason: 'capacity-zero', left: 0 };
  if (soldCount >= capacity) return { state: 'sold out', reason: 'all-sold', left: 0 };
  const taken = heldCount + soldCount;
  if (taken >= capacity) return { state: 'full', reason: 'rest-is-held', left: 0 };
  return { state: stateOfShare(taken, capacity, thresholds), reason: 'share-taken', left: capacity - taken };
}

/** How a share of the places is called, while some are left. */
export function stateOfShare(
  taken: number,
  capacity: number,
  thresholds: AvailabilityThresholds,
): AvailabilityState {
  const isFrom = (basisPoints: number) => taken * wholeBasisPoints >= basisPoints * capacity;
  if (isFrom(thresholds.almostFullBasisPoints)) return 'almost full';
  if (isFrom(thresholds.busyBasisPoints)) return 'busy';
  return isFrom(thresholds.quietBasisPoints) ? 'available' : 'quiet';
}
