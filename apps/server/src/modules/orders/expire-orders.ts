import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { changeOrderStates } from './change-order-state.ts';
import { listOrdersWithoutHold } from './list/order-lookup.repository.ts';
import { lockOrders } from './order.repository.ts';

const chunk = 200;

/**
 * Expires unpaid orders with their hold. A later payment still finds them (product.md section 5). Runs as a worker,
 * over all clients.
 */
export async function expireOrders(app: App): Promise<void> {
  for (;;) {
    const orders = await listOrdersWithoutHold(app.db, chunk);
    for (const [clientId, ofClient] of Map.groupBy(orders, (order) => order.clientId)) {
      await inClient(app.db, clientId, async (scope) => {
        const ids = ofClient.map(({ id }) => id);
        const locked = await lockOrders(scope, ids, 'wait');
        await changeOrderStates(
          scope,
          locked.map((order) => ({ order, to: 'expired', actor: { kind: 'system' } })),
        );
      });
    }
    if (orders.length < chunk) return;
  }
}
