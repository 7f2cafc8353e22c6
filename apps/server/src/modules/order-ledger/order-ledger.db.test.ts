import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { releaseHold } from '../capacity/index.ts';
import { cancelVisit } from '../order-changes/index.ts';
import { listPayments, startPayment } from '../payments/index.ts';
import { payRefund } from '../payments/pay-refund.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { auditLedger, checkOrders, postEarlierOrders, verifyLedger } from './index.ts';

const database = await testDatabase();
const { owner } = database;
const { app, worker } = testApp(database);
const by = { actor: { kind: 'system' as const } };

/** A museum with so many places, whose orders have fees. */
async function aMuseum(capacity = 8) {
  const { clientId, subdomain } = await aClient(app);
  const timeslot = await aTimeslot(owner, clientId, { capacity });
  const orders: { orderId: string; holdId: string }[] = [];
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const nth = (index: number) => orders[index % Math.max(orders.length, 1)];
  const tell = async (orderId: string, extraMinor = 0) => {
    const [payment] = await inMuseum((scope) => listPayments(scope, [orderId]));
    if (!payment) return;
    const { reference, currency, amountMinor } = payment;
    const notice = { provider: 'test', reference, currency, event: randomUUID(), outcome: 'paid' as const };
    await settlePayment(app, clientId, { ...notice, amountMinor: amountMinor + extraMinor }).catch(() => {});
  };
  return {
    clientId,
    subdomain,
    orders,
    place: async (quantity: number) => {
      const placed = await aPlacedOrder(app, clientId, timeslot, { quantity, isTest: true }).catch(
        () => null,
      );
      if (!placed) return;
      await owner.query(
        `update orders set service_cost_minor = 35, transaction_cost_minor = 29,
           total_minor = total_minor + 35 * item_count + 29 where id = $1`,
        [placed.orderId],
      );
      await startPayment(app, clientId, placed.orderId, 'test');
      orders.push(placed);
    },
    pay: async (index: number) => tell(nth(index)?.orderId ?? randomUUID()),
    payAnotherAmount: async (index: number) => tell(nth(index)?.orderId ?? randomUUID(), 100),
    payTwice: async (index: number) => {
      await owner.query(
        `insert into payment (client_id, id, order_id, provider, reference, method, amount_minor, currency, state)
         select client_id, uuidv7(), order_id, provider, uuidv7()::text, method, amount_minor, currency, 'open'
         from payment where order_id = $1 limit 1`,
        [nth(index)?.orderId],
      );
      await tell(nth(index)?.orderId ?? randomUUID());
    },
    letExpire: async (index: number) => {
      const holdId = nth(index)?.holdId;
      if (holdId) await releaseHold(app, clientId, holdId);
    },
    scanOne: (index: number) =>
      owner.query(
        `update ticket set used_at = now() where id = (select id from ticket where order_id = $1
           and state = 'active' and used_at is null limit 1)`,
        [nth(index)?.orderId],
      ),
    cancel: async (index: number, isPaidBackElsewhere: boolean) => {
      const orderId = nth(index)?.orderId;
      if (!orderId) return;
      const visit = { orderId, timeslotId: timeslot.timeslotId, by, reason: 'closed' };
      await inMuseum((scope) =>
        cancelVisit(app, scope, { ...visit, money: isPaidBackElsewhere ? 'elsewhere' : 'visit-cancelled' }),
      );
    },
    payOut: async () => {
      const { rows } = await owner.query<{ id: string }>(
        `select id from refund where client_id = $1 and state = 'waiting'`,
        [clientId],
      );
      for (const { id: refundId } of rows) {
        const message = { id: refundId, type: 'pay-refund', payload: { refundId }, createdAt: '', clientId };
        await payRefund(app, message);
      }
    },
    differing: () =>
      inMuseum(async (scope) =>
        (
          await checkOrders(
            scope,
            orders.map(({ orderId }) => orderId),
          )
        ).map(({ orderId, differenceMinor }) => [orderId, differenceMinor]),
      ),
  };
}

type Museum = Awaited<ReturnType<typeof aMuseum>>;

const deeds: Record<string, (museum: Museum, index: number) => Promise<unknown>> = {
  place: (museum, index) => museum.place(1 + (index % 3)),
  pay: (museum, index) => museum.pay(index),
  payAnotherAmount: (museum, index) => museum.payAnotherAmount(index),
  payTwice: (museum, index) => museum.payTwice(index),
  letExpire: (museum, index) => museum.letExpire(index),
  scanOne: (museum, index) => museum.scanOne(index),
  cancel: (museum, index) => museum.cancel(index, false),
  cancelAndPayElsewhere: (museum, index) => museum.cancel(index, true),
  payOut: (museum) => museum.payOut(),
};

const reportOf = async ({ subdomain }: Museum) =>
  (await verifyLedger(worker.db)).find((report) => report.subdomain === subdomain);

test('whatever is sold, paid, cancelled and paid back in whichever order, the auditor finds no difference', async () => {
  const someDeeds = fc.array(fc.tuple(fc.constantFrom(...Object.keys(deeds)), fc.nat(4)), { maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(someDeeds, async (chosen) => {
      const museum = await aMuseum();
      await museum.place(3);
      await museum.pay(0);
      for (const [deed, index] of chosen) await deeds[deed]?.(museum, index);
      expect(await museum.differing()).toEqual([]);
      const { balances = [] } = (await reportOf(museum)) ?? {};
      expect(balances.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
    }),
    { numRuns: isLongRun() ? 100 : 12 },
  );
});

test('a database that is older than the ledger is posted once, and then has no difference', async () => {
  const museum = await aMuseum();
  for (const quantity of [2, 3, 1, 1]) await museum.place(quantity);
  for (const index of [0, 1, 2]) await museum.pay(index);
  await museum.scanOne(1);
  await museum.cancel(1, false);
  await museum.cancel(2, true);
  await museum.payOut();
  const before = (await reportOf(museum))?.balances;
  // As it was before there was a ledger.
  await owner.query('alter table ledger_posting disable trigger user');
  await owner.query('delete from ledger_posting where client_id = $1', [museum.clientId]);
  await owner.query('alter table ledger_posting enable trigger user');
  expect(await museum.differing()).toHaveLength(3);
  await postEarlierOrders(worker);
  await postEarlierOrders(worker);
  expect(await museum.differing()).toEqual([]);
  expect(await reportOf(museum)).toMatchObject({
    balances: before,
    differing: [],
    strays: 0,
    arePosted: true,
  });
});

describe('a difference', () => {
  test('is found, kept until it is gone, and reported with its amount', async () => {
    const museum = await aMuseum();
    await museum.place(2);
    await museum.pay(0);
    await postEarlierOrders(worker);
    const kept = async () =>
      (
        await owner.query(
          'select order_id, difference_minor::int from ledger_difference where client_id = $1',
          [museum.clientId],
        )
      ).rows;
    await auditLedger(worker);
    expect(await kept()).toEqual([]);
    const [order] = museum.orders;
    const steal = (amountMinor: number) =>
      owner.query('update orders set total_minor = total_minor + $2 where id = $1', [
        order?.orderId,
        amountMinor,
      ]);
    await steal(500);
    await auditLedger(worker);
    expect(await kept()).toEqual([{ order_id: order?.orderId, difference_minor: -500 }]);
    expect((await reportOf(museum))?.differing).toMatchObject([{ number: 1, differenceMinor: -500 }]);
    await steal(-500);
    await auditLedger(worker);
    expect(await kept()).toEqual([]);
  });

  test('is also a refund that is done while its money is still due, or waits although its money is paid out', async () => {
    const museum = await aMuseum();
    await museum.place(2);
    await museum.pay(0);
    await museum.cancel(0, false);
    const [order] = museum.orders;
    const becomes = (state: string) =>
      owner.query('update refund set state = $2 where order_id = $1', [order?.orderId, state]);
    const paidMinor = 2 * (1750 + 35) + 29;
    expect(await museum.differing()).toEqual([]);
    await becomes('done');
    expect(await museum.differing()).toEqual([[order?.orderId, -paidMinor]]);
    await becomes('waiting');
    await museum.payOut();
    expect(await museum.differing()).toEqual([]);
    await becomes('waiting');
    expect(await museum.differing()).toEqual([[order?.orderId, paidMinor]]);
  });

  test('is also a posting of an order that is not there', async () => {
    const museum = await aMuseum();
    await owner.query(
      `insert into ledger_posting (client_id, kind, cause_id, order_id, book, currency, at, day, accounts, cost_centres,
         general_ledger_accounts, amounts_minor)
       values ($1, 'payment', uuidv7(), uuidv7(), 'live', 'EUR', now(), current_date, '{receivable,money:test}',
         '{"",""}', '{"",""}', '{-5,5}')`,
      [museum.clientId],
    );
    expect(await reportOf(museum)).toMatchObject({ strays: 1 });
  });
});
