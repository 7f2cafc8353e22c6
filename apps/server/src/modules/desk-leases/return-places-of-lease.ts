import type { ClientScope } from '../../platform/database/database.ts';
import { listKeptPlaces, listLeasePlaces } from '../sale-counters/index.ts';
import { keepLimits } from '../sales/index.ts';
import { returnLeasedPlaces } from './fit-leased-places.ts';

/**
 * Gives back the places of a locked lease, but for those of sales that wait for staff. Done again it gives back those of sales
 * that do not wait any more. @returns how many places came free.
 */
export async function returnPlacesOfLease(scope: ClientScope, leaseId: string): Promise<number> {
  const leased = await listLeasePlaces(scope, [leaseId]);
  const kept = await listKeptPlaces(scope, leaseId);
  await keepLimits(scope);
  return returnLeasedPlaces(scope, leaseId, leased, kept);
}
