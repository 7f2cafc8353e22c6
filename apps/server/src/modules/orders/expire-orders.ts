import type { App } from '../../platform/app.ts';
import { inClientSideBySide } from '../../platform/database/side-by-side.ts';
import { changeOrderState } from './change-order-state.ts';
import { listOrdersWithoutHold, lockOrder } from './order.repository.ts';

const chunk = 200;

/**
 * Lets orders that nobody paid expire with their hold. A payment that comes later still finds them (product.md
 * section 5). Runs as a worker, over all clients.
 */
export async function expireOrders(app: App): Promise<void> {
  for (;;) {
    const orders = await listOrdersWithoutHold(app.db, chunk);
    for (const [clientId, ofClient] of Map.groupBy(orders, (order) => order.clientId)) {
      await inClientSideBySide(app.db, clientId, async (scope) => {
        const expire = async (id: string) =>
          changeOrderState(scope, await lockOrder(scope, id), 'expired', { kind: 'system' });
        await Promise.all(ofClient.map(({ id }) => expire(id)));
      });
    }
    if (orders.length < chunk) return;
  }
}
