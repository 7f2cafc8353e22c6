import { type BulkRowGroup, statesOfGroup } from '@foyer/domain/bulk-acts/bulk-states.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listOrderOverviews } from '../orders/index.ts';
import { listRows } from './bulk-row.repository.ts';
import { getRun } from './bulk-run.repository.ts';
import type { BulkRow } from './bulk-run.ts';

/** A result with the order that it is of. */
export interface ShownBulkRow extends BulkRow {
  orderNumber: string | null;
  buyerName: string;
}

/** The results of a run, in the order of its orders. */
export async function listBulkRows(
  scope: ClientScope,
  runId: string,
  group: BulkRowGroup,
  page: { offset: number; limit: number },
): Promise<ShownBulkRow[]> {
  const { id } = await getRun(scope, runId);
  const rows = await listRows(scope, id, statesOfGroup(group), page);
  const orders = await listOrderOverviews(
    scope,
    rows.map(({ orderId }) => orderId),
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  return rows.map((row) => {
    const order = byId.get(row.orderId);
    return { ...row, orderNumber: order?.number ?? null, buyerName: order?.buyerName ?? '' };
  });
}
