import { findOrderDifference } from '@foyer/domain/ledger/order-check.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listOrderFigures, type OrderFiguresRow } from './order-figures.repository.ts';

/** An order whose tickets, ledger and money disagree. */
export interface DifferingOrder extends OrderFiguresRow {
  differenceMinor: number;
}

/** Those of the orders that differ. */
export async function checkOrders(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<DifferingOrder[]> {
  const figures = await listOrderFigures(scope, orderIds);
  return figures
    .map((order) => ({ ...order, differenceMinor: findOrderDifference(order) }))
    .filter(({ differenceMinor }) => differenceMinor !== 0);
}
