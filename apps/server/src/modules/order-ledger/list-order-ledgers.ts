import { findOrderDifference } from '@foyer/domain/ledger/order-check.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { seesRevenue } from '../../platform/sees-revenue.ts';
import { type BookedPosting, listPostings } from '../ledger/index.ts';
import { listOrderFigures, type OrderFiguresRow } from './order-figures.repository.ts';

/** What an order posted, and whether its tickets, ledger and money agree now. */
export interface OrderLedger extends OrderFiguresRow {
  postings: BookedPosting[];
  differenceMinor: number;
  checkedAt: Date;
}

/** Of each order its ledger; null where the caller may not see it. */
export async function listOrderLedgers(
  call: RequestContext,
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<(OrderLedger | null)[]> {
  if (!call.can('order-management', 'access') || !seesRevenue(call)) return orderIds.map(() => null);
  const postings = await listPostings(scope, orderIds);
  const figures = await listOrderFigures(scope, orderIds);
  const checkedAt = call.app.clock();
  return orderIds.map((id) => {
    const order = figures.find(({ orderId }) => orderId === id);
    if (!order) return null;
    const ofOrder = postings.filter(({ orderId }) => orderId === id);
    return { ...order, postings: ofOrder, differenceMinor: findOrderDifference(order), checkedAt };
  });
}
