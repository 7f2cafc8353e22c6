import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { listenedDatabase } from '@foyer/testkit/database/listened-database.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test, vi } from 'vitest';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { RefusedError } from '../../platform/errors.ts';
import { releaseHold } from '../capacity/index.ts';
import { getOrder } from '../orders/index.ts';
import { listPayments } from './payment.repository.ts';
import { listRefunds } from './refund.repository.ts';
import { type PaymentNotice, settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

const database = await testDatabase();
const { app } = testApp(database);
const VISITORS = 30;

/** So many visitors of one timeslot at their bank, of one client. */
async function visitorsAtTheirBank(count = VISITORS, asked: App = app, capacity = 100) {
  const { clientId } = await aClient(app);
  const timeslot = await aTimeslot(database.owner, clientId, { capacity });
  const orders = await Promise.all(
    Array.from({ length: count }, () => aPlacedOrder(app, clientId, timeslot, { quantity: 2, isTest: true })),
  );
  const orderIds = orders.map(({ orderId }) => orderId);
  const started = await Promise.all(orderIds.map((id) => startPayment(asked, clientId, id, 'test')));
  expect(started.every(({ ok }) => ok)).toBe(true);
  const payments = await inClient(app.db, clientId, (scope) => listPayments(scope, orderIds));
  const notices = payments.map(({ reference, amountMinor, currency }): PaymentNotice => {
    return { provider: 'test', reference, event: 'paid', outcome: 'paid', amountMinor, currency };
  });
  const holdOf = new Map(orders.map(({ orderId, holdId }) => [orderId, holdId]));
  const orderOf = new Map(payments.map(({ reference, orderId }) => [reference, orderId]));
  const look = async () => {
    const { rows } = await database.owner.query<{ id: string; number: number; tickets: number }>(
      `select o.id, o.number::int, (select count(*)::int from ticket t where t.order_id = o.id) as tickets
       from orders o where o.client_id = $1 and o.state = 'completed' order by o.number`,
      [clientId],
    );
    return { orders: rows, places: await counterFigures(database.owner, timeslot.timeslotId) };
  };
  const settle = (notice: PaymentNotice) => settlePayment(asked, clientId, notice);
  return { clientId, timeslot, notices, orderOf, holdOf, settle, look };
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('visitors who pay at the same moment get their tickets and one number each, without a gap', async () => {
  const { notices, settle, look } = await visitorsAtTheirBank();
  // A bank tells some of it twice.
  await Promise.all([...notices, ...notices.slice(0, 10)].map(settle));
  const { orders, places } = await look();
  expect(orders.map(({ number }) => number)).toEqual(upTo(VISITORS));
  expect(new Set(orders.map(({ tickets }) => tickets))).toEqual(new Set([2]));
  expect(places).toMatchObject({ held: 0, sold: 2 * VISITORS });
});

test('a refused notice does not affect the others of its batch', async () => {
  const { notices, settle, look } = await visitorsAtTheirBank();
  const told = notices.map((notice, index) => (index === 7 ? { ...notice, amountMinor: 1 } : notice));
  const answers = await Promise.allSettled(told.map(settle));
  expect(answers.flatMap((answer, index) => (answer.status === 'rejected' ? [index] : []))).toEqual([7]);
  expect(answers[7]).toMatchObject({ reason: expect.any(RefusedError) });
  const { orders, places } = await look();
  expect(orders.map(({ number }) => number)).toEqual(upTo(VISITORS - 1));
  expect(places).toMatchObject({ held: 2, sold: 2 * (VISITORS - 1) });
});

test('an order that another transaction locks waits alone, the others are served', async () => {
  const { notices, orderOf, settle, look } = await visitorsAtTheirBank();
  const [busy, ...others] = notices;
  if (!busy) throw new Error('no notice');
  const desk = await database.owner.connect();
  await desk.query('begin');
  await desk.query('select from orders where id = $1 for update', [orderOf.get(busy.reference)]);
  let isSettled = false;
  const waiting = settle(busy).then(() => {
    isSettled = true;
  });
  await Promise.all(others.map(settle));
  expect(isSettled).toBe(false);
  expect((await look()).orders).toHaveLength(VISITORS - 1);
  await desk.query('commit');
  desk.release();
  await waiting;
  expect((await look()).orders).toHaveLength(VISITORS);
});

test('paid, failed, late and foreign payments of one batch each get their own outcome', async () => {
  const museum = await visitorsAtTheirBank(6, app, 12);
  const other = await visitorsAtTheirBank(2);
  const [paid, failed, late, twice, wrong, waiting] = museum.notices;
  if (!paid || !failed || !late || !twice || !wrong || !waiting) throw new Error('no notices');
  const { clientId } = museum;
  const stateOf = async ({ reference }: PaymentNotice) =>
    (await inClient(app.db, clientId, (scope) => getOrder(scope, museum.orderOf.get(reference) ?? ''))).state;
  // The hold has expired, and its places were sold.
  await releaseHold(app, clientId, museum.holdOf.get(museum.orderOf.get(late.reference) ?? '') ?? '');
  await aPlacedOrder(app, clientId, museum.timeslot, { quantity: 2 });
  const ends = await Promise.allSettled([
    museum.settle(paid),
    museum.settle({ ...failed, outcome: 'failed', event: 'failed' }),
    museum.settle(late),
    museum.settle(twice),
    museum.settle({ ...twice, event: 'told again' }),
    museum.settle({ ...wrong, currency: 'GBP' }),
    museum.settle({ ...waiting, reference: 'nobody knows it' }),
    ...other.notices.map(other.settle),
  ]);
  expect(ends.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([5, 6]);
  expect(await Promise.all([paid, failed, late, twice, wrong, waiting].map(stateOf))).toEqual([
    'completed',
    'failed',
    'refunded',
    'completed',
    'pending payment',
    'pending payment',
  ]);
  const [here, there] = [await museum.look(), await other.look()];
  expect(here.orders.map(({ number, tickets }) => [number, tickets])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(here.places).toMatchObject({ held: 8, sold: 4 });
  expect(there.orders.map(({ number }) => number)).toEqual([1, 2]);
  expect(there.places).toMatchObject({ held: 0, sold: 4 });
  const refunds = await inClient(app.db, clientId, (scope) =>
    listRefunds(scope, [...museum.orderOf.values()]),
  );
  expect(refunds).toMatchObject([{ orderId: museum.orderOf.get(late.reference), reason: 'places-gone' }]);
});

test('a batch whose connection is lost before its commit has changed nothing, and is taken in when repeated', async () => {
  const { notices, settle, look } = await visitorsAtTheirBank(5);
  const other = await database.owner.connect();
  // Requests for the next number wait here, with everything else written.
  await other.query('begin');
  await other.query('lock table order_number_counter in exclusive mode');
  const ends = Promise.allSettled(notices.map(settle));
  try {
    await vi.waitFor(async () => {
      const { rowCount } = await database.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%order_number_counter%'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    }, patience);
  } finally {
    await other.query('commit');
    other.release();
  }
  expect((await ends).map(({ status }) => status)).toContain('rejected');
  await Promise.all(notices.map(settle));
  const { orders, places } = await look();
  expect(orders.map(({ number, tickets }) => [number, tickets])).toEqual(
    upTo(5).map((number) => [number, 2]),
  );
  expect(places).toMatchObject({ held: 0, sold: 10 });
});

test('many paid orders take as many statements as one', async () => {
  const { statements, db } = listenedDatabase(database);
  const { notices, settle, look } = await visitorsAtTheirBank(VISITORS, { ...app, db });
  statements.length = 0;
  await Promise.all(notices.map(settle));
  await db.destroy();
  expect((await look()).orders).toHaveLength(VISITORS);
  // One batch, or two where the first has begun before all were there.
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(2 * 20);
});
