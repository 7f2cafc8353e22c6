import { ok, type Result, refused } from '../result/result.ts';

/** What still needs a location. */
export interface LocationUse {
  productCount: number;
  timeslotGroupCount: number;
}

/** A location goes when nothing uses it and it is not the last one (specification 001, sections 5 and 8). */
export function decideLocationDeletion(use: LocationUse, locationCount: number): Result<true> {
  if (locationCount <= 1) return refused({ code: 'location-is-last' });
  const usedBy = use.productCount + use.timeslotGroupCount;
  return usedBy > 0 ? refused({ code: 'location-in-use', params: { count: usedBy } }) : ok(true);
}
