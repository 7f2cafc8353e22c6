import { ok, type Result, refused } from '../result/result.ts';

/** What still needs a location. */
export interface LocationUse {
  productCount: number;
  timeslotGroupCount: number;
  eventCount: number;
  /** Paired gates. */
  scannerCount: number;
}

/** Of a location that nothing needs. */
export const unusedLocation: LocationUse = {
  productCount: 0,
  timeslotGroupCount: 0,
  eventCount: 0,
  scannerCount: 0,
};

/** A location goes when nothing uses it and it is not the last one (specification 001, sections 5 and 8). */
export function decideLocationDeletion(use: LocationUse, locationCount: number): Result<true> {
  if (locationCount <= 1) return refused({ code: 'location-is-last' });
  const usedBy = Object.values(use).reduce((sum, count) => sum + count, 0);
  return usedBy > 0 ? refused({ code: 'location-in-use', params: { count: usedBy } }) : ok(true);
}
