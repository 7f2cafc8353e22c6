import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { endHold } from '../capacity/index.ts';
import { lockOrder, recordOrderEvent } from '../orders/index.ts';
import { findOrderChange, listExpiredChanges, updateOrderChange } from './order-change.repository.ts';

const chunk = 100;

/**
 * Ends changes whose time to pay is over: their places are free, and their orders can be changed again. A payment that
 * comes later still makes them while there is room. Runs as a worker, over all clients.
 */
export async function expireChanges(app: App): Promise<void> {
  for (;;) {
    const expired = await listExpiredChanges(app.db, app.clock(), chunk);
    const allDone = await eachOnItsOwn(
      app,
      expired,
      'a change of an order did not expire',
      ({ clientId, id, orderId }) =>
        inClient(app.db, clientId, async (scope) => {
          await lockOrder(scope, orderId);
          const change = await findOrderChange(scope, id);
          if (change?.state !== 'waiting for payment') return;
          if (change.holdId) await endHold(scope, change.holdId);
          await updateOrderChange(scope, id, { state: 'expired', decidedAt: app.clock() });
          const { dueMinor: amountMinor } = change;
          await recordOrderEvent(scope, orderId, 'change-expired', { kind: 'system' }, { amountMinor });
        }),
    );
    if (!allDone || expired.length < chunk) return;
  }
}
