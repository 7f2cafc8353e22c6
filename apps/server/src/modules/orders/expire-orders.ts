import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
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
    const ofClients = [...Map.groupBy(orders, ({ clientId }) => clientId)];
    const batches = ofClients.map(([clientId, ofClient]) => ({
      clientId,
      ids: ofClient.map(({ id }) => id),
    }));
    const failure = 'the unpaid orders of a client did not expire together';
    const allDone = await eachOnItsOwn(app, batches, failure, (batch) => expireTogetherOrAlone(app, batch));
    if (!allDone || orders.length < chunk) return;
  }
}

interface Batch {
  clientId: string;
  ids: string[];
}

/** One that cannot expire does not keep the others of its client waiting, which would fill the next run. */
async function expireTogetherOrAlone(app: App, { clientId, ids }: Batch): Promise<void> {
  try {
    await expire(app, { clientId, ids });
  } catch (error) {
    const orders = ids.map((id) => ({ clientId, id }));
    await eachOnItsOwn(app, orders, 'an unpaid order did not expire', ({ id }) =>
      expire(app, { clientId, ids: [id] }),
    );
    throw error;
  }
}

async function expire(app: App, { clientId, ids }: Batch): Promise<void> {
  await inClient(app.db, clientId, async (scope) => {
    const locked = await lockOrders(scope, ids, 'wait');
    await changeOrderStates(
      scope,
      locked.map((order) => ({ order, to: 'expired', actor: { kind: 'system' } })),
    );
  });
}
