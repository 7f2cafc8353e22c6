import type { OrderActor, OrderEventFacts } from '@foyer/domain/orders/order-events.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { endHold } from '../capacity/index.ts';
import { recordOrderEvent } from '../orders/index.ts';
import { type OrderChange, updateOrderChange } from './order-change.repository.ts';

/** Withdraws a change that waits, of a locked order: its places are free, and the order can be changed again. */
export async function endWaitingChange(
  app: App,
  scope: ClientScope,
  { id, orderId, holdId, dueMinor, refundMinor }: OrderChange,
  actor: OrderActor,
  facts: OrderEventFacts,
): Promise<void> {
  if (holdId) await endHold(scope, holdId);
  await updateOrderChange(scope, id, { state: 'withdrawn', decidedAt: app.clock() });
  const amountMinor = dueMinor || refundMinor;
  await recordOrderEvent(scope, orderId, 'change-withdrawn', actor, { amountMinor, ...facts });
}
