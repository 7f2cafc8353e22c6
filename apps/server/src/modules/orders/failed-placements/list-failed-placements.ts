import type { RequestContext } from '../../../platform/request-context.ts';
import { requireOrders, sellerInSight } from '../order-sight.ts';
import { type FailedPlacement, listFailedPlacementRows } from './failed-placement.repository.ts';

const most = 100;

/** What visitors could not order because of an error; a sales partner sees none, as they are of no seller. */
export async function listFailedPlacements(context: RequestContext): Promise<FailedPlacement[]> {
  requireOrders(context, 'access');
  if (sellerInSight(context) !== null) return [];
  return context.inClientReadOnly((scope) => listFailedPlacementRows(scope, most));
}
