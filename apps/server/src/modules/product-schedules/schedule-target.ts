import type { ScheduleTarget } from '@foyer/domain/product-schedules/schedule-target-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { getProduct } from '../catalog/index.ts';
import { getLocation } from '../venues/index.ts';

/** @throws RefusedError where the product has no timeslots or is archived; NotFoundError where one is unknown. */
export async function refuseWrongTarget(scope: ClientScope, target: ScheduleTarget): Promise<void> {
  await getLocation(scope, target.locationId);
  const product = await getProduct(scope, target.productId);
  const code = product.isArchived
    ? 'schedule-product-archived'
    : product.availabilityType === 'TIMESLOTS'
      ? null
      : 'schedule-product-without-times';
  if (code) throw new RefusedError([{ code, field: 'productId' }]);
}
