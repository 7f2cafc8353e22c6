import { reasonOfPlaces } from '@foyer/domain/capacity/sale-refusal.ts';
import { ok, type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import {
  keepLimits,
  listCounters,
  lockCounters,
  type Places,
  returnSoldPlaces,
  sellPlaces,
} from '../capacity/index.ts';
import { findSaleCounters, placesOfSale } from './find-sale-counters.ts';
import { insertMissingCounters } from './limit-counter.repository.ts';
import {
  findUseOfOrder,
  listOrderPlaces,
  listPlacesOfPayingCodes,
  listSeriesOfOrder,
  replaceOrderPlaces,
} from './order-counter.repository.ts';
import { saleCounterId } from './sale-counter-id.ts';
import { seriesCounterId } from './series-counter.repository.ts';
import { hasTickets, listTicketsOfOrder } from './taken-tickets.repository.ts';

/**
 * Takes exactly the places that a completed order's tickets need now, after some were cancelled or moved to another
 * timeslot or date in this transaction; the order is locked. Refusal `not-enough-places` with what is left and the
 * reason that "Why?" gives: then the caller rolls back.
 */
export async function recountOrder(scope: ClientScope, orderId: string): Promise<Result<Places[]>> {
  await keepLimits(scope);
  const before = await listOrderPlaces(scope, orderId);
  const after = await placesOfOrder(scope, orderId);
  await lockCounters(scope, [...before, ...after]);
  await returnSoldPlaces(scope, difference(before, after));
  for (const place of difference(after, before)) {
    if (await sellPlaces(scope, [place])) continue;
    return refused(await refusalOf(scope, orderId, place));
  }
  await replaceOrderPlaces(scope, orderId, after);
  return ok(after);
}

async function refusalOf(scope: ClientScope, orderId: string, { counterId }: Places): Promise<Refusal> {
  const [counter] = await listCounters(scope, [counterId]);
  const { capacity = 0, held = 0, sold = 0 } = counter ?? {};
  const left = Math.max(0, (capacity ?? 0) - held - sold);
  const code = sold >= (capacity ?? 0) ? 'sold-out' : 'not-enough-places';
  // A timeslot's counter has its id.
  const tickets = await listTicketsOfOrder(scope, orderId);
  const isOwnTimeslot = tickets.some(({ timeslotId }) => timeslotId === counterId);
  const reason = reasonOfPlaces({ code, left }, isOwnTimeslot);
  return { code: 'not-enough-places', params: { left, reason } };
}

async function placesOfOrder(scope: ClientScope, orderId: string): Promise<Places[]> {
  // What codes paid changes with a refund, not with the tickets.
  const paid = await listPlacesOfPayingCodes(scope, orderId);
  const sums = new Map(paid.map(({ counterId, quantity }) => [counterId, quantity]));
  for (const { counterId, quantity } of await placesOfUse(scope, orderId)) sums.set(counterId, quantity);
  for (const visit of visitsOf(await listTicketsOfOrder(scope, orderId))) {
    // Codes of series are counted below, as tickets have them.
    const lines = visit.map((line) => ({ ...line, keepsCode: true }));
    const demand = await findSaleCounters(scope, lines);
    await insertMissingCounters(
      scope,
      demand.counters.filter(({ kind }) => kind !== 'timeslot'),
    );
    for (const { counterId, quantity } of placesOfSale(demand))
      sums.set(counterId, (sums.get(counterId) ?? 0) + quantity);
  }
  for (const { seriesId, quantity } of await listSeriesOfOrder(scope, orderId))
    sums.set(seriesCounterId(scope.clientId, seriesId), quantity);
  return [...sums].map(([counterId, quantity]) => ({ counterId, quantity }));
}

/** One use of its discount code, as long as the order has a ticket: also one of a present, which has no day yet. */
async function placesOfUse(scope: ClientScope, orderId: string): Promise<Places[]> {
  if (!(await hasTickets(scope, orderId))) return [];
  const uses = await findUseOfOrder(scope, orderId);
  const counters = uses.map((use) => ({ ...use, id: saleCounterId(scope.clientId, use) }));
  await insertMissingCounters(scope, counters);
  return counters.map(({ id, quantity }) => ({ counterId: id, quantity }));
}

/** The tickets by timeslot: the counters of a sale are those of one visit. */
function visitsOf(tickets: Awaited<ReturnType<typeof listTicketsOfOrder>>) {
  return [...Map.groupBy(tickets, ({ timeslotId }) => timeslotId).values()];
}

/** What the first has more of than the second. */
function difference(more: readonly Places[], less: readonly Places[]): Places[] {
  const known = new Map(less.map(({ counterId, quantity }) => [counterId, quantity]));
  return more
    .map(({ counterId, quantity }) => ({ counterId, quantity: quantity - (known.get(counterId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
