import { addDays, earlierDate, laterDate } from '@foyer/domain/calendar/local-date.ts';
import type { Location } from '@foyer/domain/venues/location.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getProduct } from '../catalog/index.ts';
import { getLocation } from '../venues/index.ts';
import type { SchedulerRange } from './scheduler-days.repository.ts';

export interface RangeOfLocation extends SchedulerRange {
  location: Location;
}

/** Six weeks, as a month is shown. */
const mostDays = 42;

/**
 * What the scheduler shows of the wanted dates.
 * @throws NotFoundError where the client has no such location or product.
 */
export async function findSchedulerRange(
  scope: ClientScope,
  wanted: Omit<SchedulerRange, 'productId'> & { productId?: string | null | undefined },
): Promise<RangeOfLocation> {
  const { locationId, from } = wanted;
  return {
    location: await getLocation(scope, locationId),
    locationId,
    productId: wanted.productId ? (await getProduct(scope, wanted.productId)).id : null,
    from,
    until: earlierDate(laterDate(wanted.until, from), addDays(from, mostDays - 1)),
  };
}
