import type { OrderOrigin } from '@foyer/domain/orders/order-origin.ts';
import type { ClientScope } from '../../../platform/database/database.ts';

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
