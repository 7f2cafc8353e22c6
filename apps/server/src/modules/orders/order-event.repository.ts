import {
  changesTickets,
  type OrderActor,
  type OrderEventFacts,
  type OrderEventKind,
} from '@foyer/domain/orders/order-events.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/prepared.ts';
import { type OutgoingMessage, sendMessages } from '../../platform/outbox/send-message.ts';

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
  await tellOfTickets(scope, events);
}

/** Copies of tickets outside this database, such as wallet passes, follow them: one message for each order. */
async function tellOfTickets(scope: ClientScope, events: readonly NewOrderEvent[]): Promise<void> {
  const orderIds = new Set(events.filter(({ kind }) => changesTickets(kind)).map(({ orderId }) => orderId));
  if (orderIds.size === 0) return;
  await sendMessages(
    scope,
    ...[...orderIds].map((orderId): OutgoingMessage => {
      return { bus: 'event', type: 'order-tickets-changed', payload: { orderId }, source: 'orders' };
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
