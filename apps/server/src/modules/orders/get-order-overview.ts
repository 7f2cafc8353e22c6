import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listOrderOverviews, type OrderOverview } from './order-overview.repository.ts';
import { refuseOutOfSight } from './order-sight.ts';

/** One order that the caller may see. @throws NotFoundError `order-not-found`, also for another client's. */
export async function getOrderOverview(context: RequestContext, id: string): Promise<OrderOverview> {
  const isId = /^[0-9a-f-]{36}$/i.test(id);
  const [order] = isId ? await context.inClient((scope) => listOrderOverviews(scope, [id])) : [];
  if (!order) throw new NotFoundError('order-not-found');
  refuseOutOfSight(context, order);
  return order;
}
