import type { OrderActor, OrderEventFacts, OrderEventKind } from '@foyer/domain/orders/order-events.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/prepared.ts';

export interface OrderEvent {
  id: string;
  orderId: string;
  at: Date;
  kind: OrderEventKind;
  actorKind: OrderActor['kind'];
  actorId: string | null;
  facts: OrderEventFacts;
}

export interface NewOrderEvent {
  orderId: string;
  kind: OrderEventKind;
  actor: OrderActor;
  facts?: OrderEventFacts;
}

/** Adds an entry to the order's timeline, in the transaction of what it tells. */
export async function recordOrderEvent(
  scope: ClientScope,
  orderId: string,
  kind: OrderEventKind,
  actor: OrderActor,
  facts: OrderEventFacts = {},
): Promise<void> {
  await recordOrderEvents(scope, [{ orderId, kind, actor, facts }]);
}

/** Adds entries to the timelines of orders, those of one in this order. */
export async function recordOrderEvents(scope: ClientScope, events: readonly NewOrderEvent[]): Promise<void> {
  await insertRows(
    scope,
    'orderEvent',
    events.map(({ orderId, kind, actor, facts = {} }) => {
      return { orderId, kind, actorKind: actor.kind, actorId: actor.id ?? null, facts };
    }),
  );
}

/** The timeline of an order, the newest entry first. */
export async function listOrderEvents(scope: ClientScope, orderId: string): Promise<OrderEvent[]> {
  return listEventsOfOrders(scope, [orderId]);
}

/** The timelines of several orders, the newest entry of each first. */
export async function listEventsOfOrders(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<OrderEvent[]> {
  return scope.tx
    .selectFrom('orderEvent')
    .select(['id', 'orderId', 'at', 'kind', 'actorKind', 'actorId', 'facts'])
    .where('clientId', '=', scope.clientId)
    .where('orderId', 'in', [...orderIds])
    .orderBy('id', 'desc')
    .execute();
}
