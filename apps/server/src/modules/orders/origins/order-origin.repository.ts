import type { OrderOrigin } from '@foyer/domain/orders/order-origin.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';
import { runPrepared } from '../../../platform/database/prepared.ts';

export interface StoredOrigin extends OrderOrigin {
  orderId: string;
}

/** An order keeps the origin with which it was placed. */
export async function insertOrderOrigins(
  scope: ClientScope,
  origins: readonly StoredOrigin[],
): Promise<void> {
  if (origins.length === 0) return;
  await scope.tx
    .insertInto('orderOrigin')
    .values(
      origins.map(({ orderId, campaign, page }) => ({ clientId: scope.clientId, orderId, campaign, page })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The origins of these orders; most have none. */
export async function listOrderOrigins(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<StoredOrigin[]> {
  return scope.tx
    .selectFrom('orderOrigin')
    .select(['orderId', 'campaign', 'page'])
    .where('clientId', '=', scope.clientId)
    .where('orderId', 'in', [...orderIds])
    .execute();
}

/** Those of these orders that were made on a page of the museum's own site. */
export async function listEmbeddedOrders(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await runPrepared(
    scope,
    sql<{ orderId: string }>`select order_id from order_origin
      where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[]) and page is not null`,
  );
  return new Set(rows.map(({ orderId }) => orderId));
}
