import { aClient } from '@foyer/testkit/a-client.ts';
import { counterFigures } from '@foyer/testkit/a-counter.ts';
import { aTimeslot } from '@foyer/testkit/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/an-order.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { testDatabase } from '@foyer/testkit/test-database.ts';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import type { App } from '../../platform/app.ts';
import { createDatabase, createPool } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { RefusedError } from '../../platform/errors.ts';
import { listPayments } from './payment.repository.ts';
import { type PaymentNotice, settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

const database = await testDatabase();
const { app } = testApp(database);
const VISITORS = 30;

/** So many visitors of one timeslot at their bank, of one client. */
async function visitorsAtTheirBank(count = VISITORS, asked: App = app) {
  const { clientId } = await aClient(app);
  const timeslot = await aTimeslot(database.owner, clientId, { capacity: 100 });
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
  return { clientId, notices, orderOf, settle, look };
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('visitors who pay at the same moment have their tickets and one number each, without a gap', async () => {
  const { notices, settle, look } = await visitorsAtTheirBank();
  // A bank tells some of it twice.
  await Promise.all([...notices, ...notices.slice(0, 10)].map(settle));
  const { orders, places } = await look();
  expect(orders.map(({ number }) => number)).toEqual(upTo(VISITORS));
  expect(new Set(orders.map(({ tickets }) => tickets))).toEqual(new Set([2]));
  expect(places).toMatchObject({ held: 0, sold: 2 * VISITORS });
});

test('a notice that is refused harms none of those that came with it', async () => {
  const { notices, settle, look } = await visitorsAtTheirBank();
  const told = notices.map((notice, index) => (index === 7 ? { ...notice, amountMinor: 1 } : notice));
  const answers = await Promise.allSettled(told.map(settle));
  expect(answers.flatMap((answer, index) => (answer.status === 'rejected' ? [index] : []))).toEqual([7]);
  expect(answers[7]).toMatchObject({ reason: expect.any(RefusedError) });
  const { orders, places } = await look();
  expect(orders.map(({ number }) => number)).toEqual(upTo(VISITORS - 1));
  expect(places).toMatchObject({ held: 2, sold: 2 * (VISITORS - 1) });
});

test('whose order somebody else is at waits alone, the others are served', async () => {
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

test('many paid orders take hardly more statements than one', async () => {
  const statements: string[] = [];
  const pool = createPool(database.ownerUrl, 'foyer_app', 2);
  pool.on('connect', (connection: PoolClient) => {
    const query = connection.query.bind(connection) as (...words: unknown[]) => unknown;
    const listened = (...words: unknown[]) => {
      statements.push(JSON.stringify(words[0]));
      return query(...words);
    };
    Object.assign(connection, { query: listened });
  });
  const db = createDatabase(pool);
  const { notices, settle, look } = await visitorsAtTheirBank(VISITORS, { ...app, db });
  statements.length = 0;
  await Promise.all(notices.map(settle));
  await db.destroy();
  expect((await look()).orders).toHaveLength(VISITORS);
  // Two of an order's own, its payment's and its state; the rest is shared by a batch or two.
  expect(statements.length, statements.join('\n')).toBeLessThan(2 * VISITORS + 2 * 30);
});
