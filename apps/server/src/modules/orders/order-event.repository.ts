import './orders.tables.ts';
import type { OrderActor, OrderEventFacts, OrderEventKind } from '@foyer/domain/orders/order-events.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { gathered } from '../../platform/database/side-by-side.ts';

export interface OrderEvent {
  id: string;
  at: Date;
  kind: OrderEventKind;
  actorKind: OrderActor['kind'];
  actorId: string | null;
  facts: OrderEventFacts;
}

/** Adds an entry to the order's timeline, in the transaction of what it tells. */
export async function recordOrderEvent(
  scope: ClientScope,
  orderId: string,
  kind: OrderEventKind,
  actor: OrderActor,
  facts: OrderEventFacts = {},
): Promise<void> {
  const { kind: actorKind, id: actorId = null } = actor;
  await insertEvent(scope, { orderId, kind, actorKind, actorId, facts: JSON.stringify(facts) });
}

type NewEvent = Pick<OrderEvent, 'kind' | 'actorKind' | 'actorId'> & { orderId: string; facts: string };

const insertEvent = gathered(async ({ clientId, tx }, events: readonly NewEvent[]) => {
  await tx
    .insertInto('orderEvent')
    .values(events.map((event) => ({ clientId, ...event })))
    .execute();
  return events.map(() => true);
});

/** The timeline of an order, the newest entry first. */
export async function listOrderEvents(scope: ClientScope, orderId: string): Promise<OrderEvent[]> {
  return scope.tx
    .selectFrom('orderEvent')
    .select(['id', 'at', 'kind', 'actorKind', 'actorId', 'facts'])
    .where('clientId', '=', scope.clientId)
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
}
