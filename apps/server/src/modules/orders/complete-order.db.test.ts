import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { breakWrites } from '@foyer/testkit/database/break-writes.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { listCounterDifferences, releaseHold } from '../capacity/index.ts';
import { completeOrder } from './complete-order.ts';
import { expireOrders } from './expire-orders.ts';
import { getOrder, lockOrder } from './order.repository.ts';
import { listOrderEvents } from './order-event.repository.ts';
import { listTickets } from './ticket.repository.ts';

const database = await testDatabase();
const clock = testClock();
const { app, worker } = testApp(database, clock);

async function aMuseum(capacity = 10) {
  const { clientId } = await aClient(app);
  const timeslot = await aTimeslot(database.owner, clientId, { capacity });
  const read = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  return {
    clientId,
    timeslot,
    read,
    placeOrder: (quantity = 2) => aPlacedOrder(app, clientId, timeslot, { quantity }),
    complete: (orderId: string) =>
      read(async (scope) => completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' })),
    figures: () => counterFigures(database.owner, timeslot.timeslotId),
  };
}

test('a paid order gets its number, a ticket for each person and a line on its timeline', async () => {
  const museum = await aMuseum();
  const { orderId } = await museum.placeOrder(3);
  expect(await museum.complete(orderId)).toBe('completed');
  const [order, tickets, events] = await museum.read(async (scope) => [
    await getOrder(scope, orderId),
    await listTickets(scope, orderId),
    await listOrderEvents(scope, orderId),
  ]);
  expect(order).toMatchObject({ state: 'completed', number: 1, totalMinor: 5250, itemCount: 3 });
  expect(tickets).toHaveLength(3);
  expect(new Set(tickets.map((ticket) => ticket.code)).size).toBe(3);
  expect(tickets[0]).toMatchObject({ state: 'active', visitDate: '2030-06-15', visitTime: '14:00' });
  expect(events.map((event) => event.kind)).toEqual(['order-completed', 'order-placed']);
  expect(await museum.figures()).toEqual({ capacity: 10, held: 0, sold: 3 });
});

test('a ticket is valid on its day by the clocks of its location', async () => {
  const museum = await aMuseum();
  const { orderId } = await museum.placeOrder(1);
  await museum.complete(orderId);
  const [ticket] = await museum.read((scope) => listTickets(scope, orderId));
  expect(ticket?.validFrom?.toISOString()).toBe('2030-06-14T22:00:00.000Z');
  expect(ticket?.validUntil?.toISOString()).toBe('2030-06-15T22:00:00.000Z');
});

test('completed twice at once, an order has one number and one set of tickets', async () => {
  const museum = await aMuseum();
  const { orderId } = await museum.placeOrder(2);
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => museum.complete(orderId)));
  expect(outcomes.toSorted()).toEqual(['already', 'already', 'already', 'completed']);
  expect(await museum.read((scope) => listTickets(scope, orderId))).toHaveLength(2);
  expect(await museum.figures()).toMatchObject({ held: 0, sold: 2 });
});

test('order numbers have no gap, however many are completed at once or go wrong', async () => {
  const museum = await aMuseum(40);
  const orders = await Promise.all(Array.from({ length: 12 }, () => museum.placeOrder(1)));
  const lost = museum.read(async (scope) => {
    await completeOrder(app, scope, await lockOrder(scope, orders[0]?.orderId ?? ''), { kind: 'provider' });
    throw new Error('the connection was lost');
  });
  await expect(lost).rejects.toThrow('lost');
  await Promise.all(orders.map(({ orderId }) => museum.complete(orderId)));
  const numbers = await museum.read((scope) =>
    scope.tx.selectFrom('orders').select('number').where('clientId', '=', museum.clientId).execute(),
  );
  expect(numbers.map((row) => row.number ?? 0).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
});

test('a payment after the hold is over is completed while places are left', async () => {
  const museum = await aMuseum(2);
  const { orderId, holdId } = await museum.placeOrder(2);
  await releaseHold(app, museum.clientId, holdId);
  expect(await museum.complete(orderId)).toBe('completed');
  expect(await museum.figures()).toEqual({ capacity: 2, held: 0, sold: 2 });
});

test('a payment after the hold has expired gets nothing when its places were sold', async () => {
  const museum = await aMuseum(2);
  const late = await museum.placeOrder(2);
  await releaseHold(app, museum.clientId, late.holdId);
  const { orderId } = await museum.placeOrder(1);
  await museum.complete(orderId);
  expect(await museum.complete(late.orderId)).toBe('no-places');
  const order = await museum.read((scope) => getOrder(scope, late.orderId));
  expect(order.number).toBeNull();
  expect(await museum.read((scope) => listTickets(scope, late.orderId))).toEqual([]);
  expect(await museum.figures()).toEqual({ capacity: 2, held: 0, sold: 1 });
});

test('a payment after the timeslot was cancelled gets no place in it', async () => {
  const museum = await aMuseum();
  const { orderId, holdId } = await museum.placeOrder(2);
  await releaseHold(app, museum.clientId, holdId);
  await database.owner.query(`update timeslot set state = 'cancelled' where id = $1`, [
    museum.timeslot.timeslotId,
  ]);
  expect(await museum.complete(orderId)).toBe('no-places');
});

test('an order expires with its hold and says so', async () => {
  const museum = await aMuseum();
  const [waiting, over] = [await museum.placeOrder(1), await museum.placeOrder(1)];
  await releaseHold(app, museum.clientId, over.holdId);
  await expireOrders(worker);
  await expireOrders(worker);
  const states = await museum.read(async (scope) => [
    (await getOrder(scope, waiting.orderId)).state,
    (await getOrder(scope, over.orderId)).state,
    (await listOrderEvents(scope, over.orderId)).map((event) => event.kind),
  ]);
  expect(states).toEqual(['reserved', 'expired', ['order-expired', 'order-placed']]);
});

test('an order that cannot expire keeps no other one waiting, of its museum or of another', async () => {
  const [broken, other] = [await aMuseum(300), await aMuseum()];
  const orders = await Promise.all(Array.from({ length: 201 }, () => broken.placeOrder(1)));
  orders.push(await other.placeOrder(1));
  await breakWrites(database.owner, 'orders', `new.id = '${orders[0]?.orderId}'`);
  for (const [index, { holdId }] of orders.entries())
    await releaseHold(app, (index === 201 ? other : broken).clientId, holdId);
  await expireOrders(worker);
  await expireOrders(worker);
  const { rows } = await database.owner.query<{ state: string; count: number }>(
    'select state, count(*)::int from orders where id = any ($1) group by state order by state',
    [orders.map(({ orderId }) => orderId)],
  );
  expect(rows).toEqual([
    { state: 'expired', count: 201 },
    { state: 'reserved', count: 1 },
  ]);
});

test('the auditor finds every place where its holds and orders say it is', async () => {
  const museum = await aMuseum(9);
  const orders = await Promise.all([1, 2, 3].map((quantity) => museum.placeOrder(quantity)));
  await museum.complete(orders[0]?.orderId ?? '');
  await releaseHold(app, museum.clientId, orders[1]?.holdId ?? '');
  await museum.complete(orders[1]?.orderId ?? '');
  expect(await listCounterDifferences(worker.db)).toEqual([]);
});

test("another client's order is not there", async () => {
  const [one, other] = [await aMuseum(), await aMuseum()];
  const { orderId } = await one.placeOrder(1);
  await expect(other.complete(orderId)).rejects.toThrow('order-not-found');
});
