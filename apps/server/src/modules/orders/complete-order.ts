import { randomFillSync } from 'node:crypto';
import type { Posting } from '@foyer/domain/ledger/posting.ts';
import type { OrderActor } from '@foyer/domain/orders/order-events.ts';
import { canOrderBecome, isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { drawTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type OutgoingMessage, sendMessages } from '../../platform/outbox/send-message.ts';
import { endLockedHolds, type Places, returnSoldPlaces } from '../capacity/index.ts';
import { getPlatformRates } from '../clients/index.ts';
import { postToLedger } from '../ledger/index.ts';
import { listShutByClosure } from '../scheduling/index.ts';
import { giveBarcodes } from './barcodes/give-barcodes.ts';
import { type LockedOrder, lockOrdersWithHolds } from './lock-orders-with-holds.ts';
import type { Order } from './order.repository.ts';
import { insertOrderCounters, numberOrders } from './order-completion.repository.ts';
import { recordOrderEvents } from './order-event.repository.ts';
import { listEmbeddedOrders } from './origins/order-origin.repository.ts';
import { saleOfOrder } from './sale-of-order.ts';
import { sellLate } from './sell-late.ts';
import { insertTickets, listTicketRules, type NewTicket, type TicketRules } from './ticket.repository.ts';

/**
 * completed: it has its number and tickets now. already: it had them before, also where it was cancelled since; nothing
 * changed.
 * no-places: its hold is over and its places are gone; nothing changed but the timeline. closed: a closure has shut
 * its timeslot meanwhile; its places are given back (decision 0023). over: it was cancelled
 * or refunded before it was sold, and cannot come back.
 */
export type Completion = 'completed' | 'already' | 'no-places' | 'closed' | 'over';

/** `completeOrders` of one that is locked. */
export async function completeOrder(
  app: App,
  scope: ClientScope,
  order: Order,
  actor: OrderActor,
): Promise<Completion> {
  const sales = await lockOrdersWithHolds(scope, [order.id], 'wait');
  return (await completeOrders(app, scope, sales, actor)).get(order.id) ?? 'over';
}

/**
 * Completes locked orders in the transaction that found them paid (or free): held places become sold, tickets are
 * issued, the numbers are given and `order-completed` goes out, all or nothing. If the hold of one expired meanwhile, it
 * is completed while places are left (product.md section 5).
 * @param received the postings of the payments that complete them, which join the sales in one statement.
 * @param now the moment of those postings: a sale is not booked a millisecond after its payment.
 * @returns what became of each, by its id.
 */
export async function completeOrders(
  app: App,
  scope: ClientScope,
  sales: readonly LockedOrder[],
  actor: OrderActor,
  received: readonly Posting[] = [],
  now: Date = app.clock(),
): Promise<Map<string, Completion>> {
  const completions = new Map<string, Completion>();
  const open = sales.filter(({ order }) => {
    const end = findEnd(order);
    if (end) completions.set(order.id, end);
    return !end;
  });
  const taken = new Map<string, readonly Places[]>();
  for (const { order, lines, held } of open) {
    const places = held ?? (await sellLate(scope, order.id, lines, now));
    if (places) taken.set(order.id, places);
    else completions.set(order.id, 'no-places');
  }
  const facts = await readFacts(
    scope,
    open.filter(({ order }) => taken.has(order.id)),
    now,
  );
  for (const { order, lines } of open) {
    if (!taken.has(order.id)) continue;
    const isShut = lines.some(({ timeslotId }) => timeslotId !== null && facts.shut.has(timeslotId));
    completions.set(order.id, isShut ? 'closed' : 'completed');
  }
  const become = (completion: Completion) =>
    open.filter(({ order }) => completions.get(order.id) === completion);
  await Promise.all([
    recordRefusals(scope, become('no-places'), 'places-gone'),
    giveBack(scope, become('closed'), taken),
    recordRefusals(scope, become('closed'), 'visit-closed'),
    writeSales(scope, become('completed'), { taken, ...facts, actor, now }),
    postToLedger(scope, [
      ...become('completed').flatMap((sale) => saleOfOrder(sale, facts.rules, now, facts.rates)),
      ...received,
    ]),
  ]);
  return completions;
}

function findEnd({ state, completedAt }: Order): Completion | undefined {
  if (isOrderSold(state) || completedAt !== null) return 'already';
  return state === 'cancelled' || !canOrderBecome(state, 'completed') ? 'over' : undefined;
}

/** Which timeslots a closure has shut, none of which it can shut from now on, and what the tickets are to say. */
async function readFacts(scope: ClientScope, sales: readonly LockedOrder[], now: Date) {
  if (sales.length === 0)
    return { shut: new Set<string>(), rules: [], embedded: new Set<string>(), rates: undefined };
  const lines = sales.flatMap((sale) => sale.lines);
  const [shut, rules, embedded, rates] = await Promise.all([
    listShutByClosure(
      scope,
      lines.flatMap(({ timeslotId }) => timeslotId ?? []),
    ),
    listTicketRules(
      scope,
      sales.flatMap(({ order, lines: own }) => own.map((line) => ({ ...line, order }))),
    ),
    listEmbeddedOrders(
      scope,
      sales.map(({ order }) => order.id),
    ),
    getPlatformRates(scope, now),
  ]);
  return { shut, rules, embedded, rates };
}

async function recordRefusals(
  scope: ClientScope,
  sales: readonly LockedOrder[],
  kind: 'places-gone' | 'visit-closed',
): Promise<void> {
  await recordOrderEvents(
    scope,
    sales.map(({ order }) => ({ orderId: order.id, kind, actor: { kind: 'system' } })),
  );
}

type Taken = ReadonlyMap<string, readonly Places[]>;

async function giveBack(scope: ClientScope, sales: readonly LockedOrder[], taken: Taken): Promise<void> {
  const late = sales.filter(({ held }) => !held).flatMap(({ order }) => taken.get(order.id) ?? []);
  await Promise.all([endLockedHolds(scope, heldOf(sales), 'free'), returnSoldPlaces(scope, late)]);
}

const heldOf = (sales: readonly LockedOrder[]): Map<string, readonly Places[]> =>
  new Map(sales.flatMap(({ order, held }) => (held && order.holdId ? [[order.holdId, held]] : [])));

async function writeSales(
  scope: ClientScope,
  sales: readonly LockedOrder[],
  how: {
    taken: Taken;
    rules: readonly TicketRules[];
    /** Made on a page of the museum's own site. */
    embedded: ReadonlySet<string>;
    actor: OrderActor;
    now: Date;
  },
): Promise<void> {
  const { taken, rules, embedded, actor, now } = how;
  const ids = sales.map(({ order }) => order.id);
  const own = new Map(ids.map((id) => [id, taken.get(id) ?? []]));
  const tickets = await giveBarcodes(scope, sales.flatMap(ticketsOf), { taken: own, rules, now });
  await Promise.all([
    endLockedHolds(scope, heldOf(sales), 'sold'),
    insertOrderCounters(
      scope,
      ids.flatMap((orderId) => (taken.get(orderId) ?? []).map((places) => ({ orderId, ...places }))),
    ),
    insertTickets(scope, tickets, { rules, now }),
    sendMessages(
      scope,
      ...ids.map((orderId): OutgoingMessage => {
        return { bus: 'event', type: 'order-completed', payload: { orderId }, source: 'orders' };
      }),
      ...ids.flatMap((orderId): OutgoingMessage[] => {
        if (!embedded.has(orderId)) return [];
        return [{ bus: 'event', type: 'embedded-order-completed', payload: { orderId }, source: 'orders' }];
      }),
      ...sales.flatMap(({ order: { id: orderId, optIns } }): OutgoingMessage[] => {
        const payload = { orderId, optIns };
        return optIns.length > 0 ? [{ bus: 'event', type: 'buyer-opted-in', payload, source: 'orders' }] : [];
      }),
    ),
    numberOrders(scope, ids, { actor, at: now }),
  ]);
}

function ticketsOf({ order, lines, ticketNumbers }: LockedOrder): NewTicket[] {
  const printed = new Map([...(ticketNumbers ?? [])].map(([typeId, numbers]) => [typeId, [...numbers]]));
  return lines.flatMap(
    ({ id, ticketTypeId, quantity, timeslotId, visitDate, visitTime, ticketNames, sells }) =>
      Array.from({ length: quantity }, (_, place) => {
        const code = printed.get(ticketTypeId)?.shift() ?? drawTicketNumber((bytes) => randomFillSync(bytes));
        const visitorName = ticketNames?.[place] ?? null;
        const state = sells === null ? 'active' : 'inactive';
        return {
          order,
          orderLineId: id,
          ticketTypeId,
          code,
          timeslotId,
          visitDate,
          visitTime,
          visitorName,
          state,
        };
      }),
  );
}
