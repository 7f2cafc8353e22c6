import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { checkOrders } from '../../order-ledger/index.ts';
import { getOrder } from '../../orders/index.ts';
import { listPayments, listRefunds, startPayment } from '../../payments/index.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { carryOnBulkRun } from '../carry-on-bulk-run.ts';
import { listBulkRows } from '../list-bulk-rows.ts';
import { previewBulkAct } from '../preview-bulk-act.ts';
import { startBulkRun } from '../start-bulk-run.ts';
import './cancel-acts.ts';

const database = await testDatabase();
const { app, worker } = testApp(database, testClock('2030-06-01T10:00:00Z'));

/** Orders of two adults at 17.50, paid; costs are none. */
async function aMuseum({ paid = 3, approvalAboveMinor = null as number | null } = {}) {
  const client = await aClient(app);
  const { clientId } = client;
  const timeslot = await aTimeslot(database.owner, clientId, { capacity: 100 });
  await database.owner.query(
    `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at, made_by_name)
     values ($1, 'refunds', 1, $2, '{}', '2020-01-01', '2020-01-01', 'test')`,
    [
      clientId,
      JSON.stringify({
        ...{ keepServiceCost: false, keepTransactionCost: false, buyersCancel: false, cancelHours: 24 },
        approvalAboveMinor,
      }),
    ],
  );
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const sell = async () => {
    const { orderId } = await aPlacedOrder(app, clientId, timeslot, { quantity: 2, isTest: true });
    await startPayment(app, clientId, orderId, 'test');
    const [payment] = await inMuseum((scope) => listPayments(scope, [orderId]));
    if (!payment) throw new Error('no payment');
    const { reference, amountMinor, currency } = payment;
    const notice = { provider: 'test', reference, amountMinor, currency, event: randomUUID() };
    await settlePayment(app, clientId, { ...notice, outcome: 'paid' });
    return orderId;
  };
  const orders: string[] = [];
  for (let nth = 0; nth < paid; nth += 1) orders.push(await sell());
  const manager = await signedInAs(app, client);
  const carryOut = async (act: 'cancel' | 'refund') => {
    const input = { act, selection: { orderIds: orders, filter: null }, reason: 'Storm' };
    const preview = await previewBulkAct(manager, input);
    const run = await startBulkRun(manager, { ...input, seen: preview.seen, requestId: randomUUID() });
    await carryOnBulkRun(worker, clientId, run.id);
    await carryOnBulkRun(worker, clientId, run.id);
    const rows = await inMuseum((scope) => listBulkRows(scope, run.id, 'all', { offset: 0, limit: 100 }));
    return { preview, rows: new Map(rows.map((row) => [row.orderId, row])) };
  };
  const order = (id: string) => inMuseum((scope) => getOrder(scope, id));
  const refunds = () => inMuseum((scope) => listRefunds(scope, orders));
  const differences = async () =>
    (await inMuseum((scope) => checkOrders(scope, orders))).filter(
      ({ differenceMinor }) => differenceMinor !== 0,
    );
  const sold = async () => (await counterFigures(database.owner, timeslot.timeslotId)).sold;
  return { client, clientId, orders, carryOut, order, refunds, differences, sold };
}

test('orders are refunded together: tickets, places, money and ledger go back, of scanned tickets nothing', async () => {
  const museum = await aMuseum();
  const [whole = '', half = '', used = ''] = museum.orders;
  const scan = (orderId: string, count: number) =>
    database.owner.query(
      'update ticket set used_at = now() where id in (select id from ticket where order_id = $1 limit $2)',
      [orderId, count],
    );
  await scan(half, 1);
  await scan(used, 2);
  const { preview, rows } = await museum.carryOut('refund');
  expect(preview).toMatchObject({
    orderCount: 2,
    amountMinor: 5250,
    skipped: [{ code: 'tickets-all-scanned', count: 1 }],
  });
  expect([rows.get(whole)?.amountMinor, rows.get(half)?.amountMinor]).toEqual([3500, 1750]);
  expect([...rows.values()].map(({ state }) => state)).toEqual(['done', 'done']);
  expect((await museum.order(whole)).state).toBe('refunded');
  expect((await museum.order(half)).state).toBe('partly cancelled');
  expect((await museum.order(used)).state).toBe('completed');
  expect((await museum.refunds()).map(({ amountMinor }) => amountMinor).toSorted()).toEqual([1750, 3500]);
  expect(await museum.sold()).toBe(3);
  expect(await museum.differences()).toEqual([]);
});

test('cancelled together without a refund, what was paid stays with the museum', async () => {
  const museum = await aMuseum({ paid: 2 });
  const { preview, rows } = await museum.carryOut('cancel');
  expect(preview).toMatchObject({ orderCount: 2, amountMinor: 0 });
  expect([...rows.values()].map(({ state }) => state)).toEqual(['done', 'done']);
  expect((await museum.order(museum.orders[0] ?? '')).state).toBe('cancelled');
  expect(await museum.refunds()).toEqual([]);
  expect(await museum.sold()).toBe(0);
  expect(await museum.differences()).toEqual([]);
});

test('a refund above the limit waits for a second person, and nothing of it has happened', async () => {
  const museum = await aMuseum({ paid: 1, approvalAboveMinor: 2000 });
  const { rows } = await museum.carryOut('refund');
  expect([...rows.values()].map(({ state, amountMinor }) => [state, amountMinor])).toEqual([
    ['approval', 3500],
  ]);
  expect((await museum.order(museum.orders[0] ?? '')).state).toBe('completed');
  expect(await museum.refunds()).toEqual([]);
  expect(await museum.sold()).toBe(2);
});
