import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { expireHolds } from '../../capacity/expire-holds.ts';
import { listCounterDifferences } from '../../capacity/index.ts';
import { changeOrder, previewChange } from '../../order-changes/change-order.ts';
import { checkOrders } from '../../order-ledger/index.ts';
import { listRefunds } from '../../payments/index.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { cancelVouchers } from '../../vouchers/cancel-vouchers.ts';
import { createVoucherBatch } from '../../vouchers/create-batch.ts';
import { useVoucherAtGate } from '../../vouchers/index.ts';
import { listVouchers } from '../../vouchers/list-batches.ts';
import { saveDetails } from '../cart/save-details.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from '../checkout/check-out.ts';
import { applyDiscountCode } from '../discount-codes/apply-discount-code.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app, worker } = testApp(database, clock);
const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };
const page = { limit: 50, offset: 0 };

/** A page that sells adults at 17.50, and vouchers that are worth one of them. */
async function aMuseum(changes: object = {}) {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const { timeslotId, ticketTypeId, url } = await aSalesPage(database.owner, clientId, { capacity: 300 });
  const wish = (quantity: number) => ({ language: 'en', timeslotId, lines: [{ ticketTypeId, quantity }] });
  const address = { client: client.subdomain, channel: url };
  const { id: batchId } = await createVoucherBatch(manager, {
    ...{ name: 'Hotel', quantity: 2, atGate: true, worth: [{ ticketTypeId, quantity: 1 }], ...changes },
  });
  const vouchers = () => listVouchers(manager, batchId, {}, page);
  const [first, second] = await vouchers();
  if (!first || !second) throw new Error('no vouchers');
  return {
    ...{ client, manager, batchId, first, second, ticketTypeId, vouchers },
    inMuseum: <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work),
    aCart: async (quantity = 2) => (await takeCart(app, address, wish(quantity), randomUUID())).secret,
    /** Goes and pays; the provider is asked for what is left. */
    async pay(secret: string, method = 'test') {
      await saveDetails(app, secret, anna);
      await checkOut(app, secret, { method });
      const { rows } = await database.owner.query(
        `select c.order_id as "orderId", p.reference, p.amount_minor::int as "amountMinor", p.currency from cart c
         left join payment p on p.client_id = c.client_id and p.order_id = c.order_id and p.code_id is null
         where c.client_id = $1 order by c.updated_at desc limit 1`,
        [clientId],
      );
      const [{ orderId, ...payment }] = rows;
      const paid = { provider: 'test', event: 'paid', outcome: 'paid' } as const;
      if (payment.reference) await settlePayment(app, clientId, { ...payment, ...paid });
      return { orderId: orderId as string, amountMinor: payment.amountMinor as number | null };
    },
    /** Staff cancel so many tickets of an order. */
    async cancel(orderId: string, quantity: number) {
      const { rows } = await database.owner.query(
        `select id from ticket where order_id = $1 and state = 'active' limit $2`,
        [orderId, quantity],
      );
      const wish = { cancel: rows.map(({ id }) => id) };
      const { fingerprint } = await previewChange(manager, orderId, wish);
      await changeOrder(manager, { id: randomUUID(), orderId, wish, fingerprint, reason: 'asked' });
    },
    /** Orders, money and ledger agree, counters too, and nothing is owed on vouchers. */
    async expectBalanced() {
      const { rows } = await database.owner.query(`select id from orders where client_id = $1`, [clientId]);
      const ids = rows.map(({ id }) => id);
      expect(await inClient(app.db, clientId, (scope) => checkOrders(scope, ids))).toEqual([]);
      const differing = await listCounterDifferences(worker.db);
      expect(differing.filter((one) => one.clientId === clientId)).toEqual([]);
      const { rows: sums } = await database.owner.query(
        `select split_part(e.account, ':', 1) as account, sum(e.amount)::int as amount from ledger_posting p
         cross join lateral unnest(p.accounts, p.amounts_minor) as e (account, amount)
         where p.client_id = $1 and (e.account like 'vouchers%' or e.account in ('money:elsewhere', 'write-off'))
         group by 1 order by 1`,
        [clientId],
      );
      return Object.fromEntries(sums.map(({ account, amount }) => [account, amount]));
    },
  };
}

const use = (secret: string, code: string | null) => applyDiscountCode(app, secret, { code });

test('a voucher pays for its ticket and the visitor for the rest; it is used once, and says by what', async () => {
  const { first, aCart, pay, vouchers, expectBalanced } = await aMuseum();
  const secret = await aCart(2);
  const cart = await use(secret, ` ${first.code.toLowerCase()} `);
  const codeEnd = first.code.replaceAll('-', '').slice(-4);
  expect(cart.codes).toEqual([{ kind: 'voucher', id: first.id, codeEnd, amountMinor: 1750 }]);
  expect((await vouchers())[0]).toMatchObject({ state: 'open' });
  const { orderId, amountMinor } = await pay(secret);
  expect(amountMinor).toBe(1750);
  expect((await vouchers())[0]).toMatchObject({ state: 'used', orderId, usedAt: clock.now() });
  expect(await refusalsOf(use(await aCart(1), first.code))).toEqual(['code: voucher-used']);
  // What the partner pays outside of Foyer.
  expect(await expectBalanced()).toEqual({ money: 1750, vouchers: 0 });
});

test('vouchers that pay all need no provider; cancelled tickets give the voucher back, and it can be used again', async () => {
  const { first, second, aCart, pay, cancel, vouchers, expectBalanced } = await aMuseum({ billing: 'free' });
  const secret = await aCart(2);
  await use(secret, first.code);
  await use(secret, second.code);
  const { orderId, amountMinor } = await pay(secret, 'free');
  expect(amountMinor).toBeNull();
  expect((await vouchers()).map(({ state }) => state)).toEqual(['used', 'used']);
  expect(await expectBalanced()).toEqual({ 'write-off': 3500, vouchers: 0 });
  await cancel(orderId, 2);
  expect((await vouchers()).map(({ state, orderId: by }) => [state, by])).toEqual([
    ['open', null],
    ['open', null],
  ]);
  expect(await expectBalanced()).toEqual({ 'write-off': 0, vouchers: 0 });
  const again = await aCart(1);
  await use(again, first.code);
  await pay(again, 'free');
  expect(await expectBalanced()).toEqual({ 'write-off': 1750, vouchers: 0 });
});

test.each([
  { keepServiceCost: false, toCardMinor: [100] },
  { keepServiceCost: true, toCardMinor: [] },
])(
  'one of two tickets is cancelled: its voucher can be used again, and money gets the rest ($keepServiceCost)',
  async ({ keepServiceCost, toCardMinor }) => {
    const museum = await aMuseum();
    const { client, first, second, aCart, pay, cancel, vouchers, inMuseum, expectBalanced } = museum;
    await database.owner.query(
      'update client set service_fee_online_minor = 100, pass_on_service_cost = true where id = $1',
      [client.clientId],
    );
    const fees = { keepServiceCost, keepTransactionCost: true, approvalAboveMinor: null };
    const refundRules = { ...fees, buyersCancel: false, cancelHours: 24 };
    await aSetting(database.owner, client.clientId, 'refunds', refundRules);
    const secret = await aCart(2);
    await use(secret, first.code);
    await use(secret, second.code);
    const { orderId, amountMinor } = await pay(secret);
    expect(amountMinor).toBe(200);
    await cancel(orderId, 1);
    const states = async () => (await vouchers()).map(({ state }) => state).sort();
    expect(await states()).toEqual(['open', 'used']);
    const refunds = await inMuseum((scope) => listRefunds(scope, [orderId]));
    const waiting = refunds.filter(({ state }) => state === 'waiting');
    expect(waiting.map((refund) => refund.amountMinor)).toEqual(toCardMinor);
    await expectBalanced();
    await cancel(orderId, 1);
    expect(await states()).toEqual(['open', 'open']);
    await expectBalanced();
  },
);

test('what a voucher paid is given back by staff once the validity of the voucher is over, which stays used', async () => {
  const { first, aCart, pay, cancel, vouchers, inMuseum, batchId, expectBalanced } = await aMuseum();
  const secret = await aCart(1);
  await use(secret, first.code);
  const { orderId } = await pay(secret, 'free');
  await database.owner.query(`update voucher_batch set valid_until = '2026-11-19' where id = $1`, [batchId]);
  await cancel(orderId, 1);
  const refunds = await inMuseum((scope) => listRefunds(scope, [orderId]));
  expect(refunds).toMatchObject([{ state: 'waiting', amountMinor: 1750, paymentId: null }]);
  expect((await vouchers())[0]).toMatchObject({ state: 'used', orderId });
  await expectBalanced();
});

test('a page that takes no vouchers knows none', async () => {
  const { manager, first, aCart } = await aMuseum();
  await database.owner.query('update channel set sales_flow = $2 where client_id = $1', [
    manager.clientId,
    { options: { vouchers: false } },
  ]);
  expect(await refusalsOf(use(await aCart(1), first.code))).toEqual(['code: discount-code-unknown']);
});

test('two hundred buyers want one voucher, and one gets it', async () => {
  const { first, aCart } = await aMuseum();
  const secrets = await Promise.all(Array.from({ length: 200 }, () => aCart(1)));
  const asked = await Promise.allSettled(secrets.map((secret) => use(secret, first.code)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a gate and a cart want one voucher: who holds it keeps it, and it is free again when the time is up', async () => {
  const { first, second, inMuseum, aCart } = await aMuseum();
  const atGate = (id: string) => inMuseum((scope) => useVoucherAtGate(scope, id, randomUUID(), clock.now()));
  const secret = await aCart(1);
  await use(secret, first.code);
  expect(await atGate(first.id)).toBe(false);
  clock.advance(16);
  await expireHolds(worker);
  expect([await atGate(first.id), await atGate(first.id)]).toEqual([true, false]);
  expect(await atGate(second.id)).toBe(true);
  expect(await refusalsOf(use(await aCart(1), second.code))).toEqual(['code: voucher-used']);
});

test('a voucher for other tickets, one that is cancelled or over, or not for sales pages is refused in its own words', async () => {
  const museum = await aMuseum();
  const { client, manager, batchId, first, second, aCart } = museum;
  const secret = await aCart(1);
  await use(secret, first.code);
  // The ticket is paid for already.
  expect(await refusalsOf(use(secret, second.code))).toEqual(['code: voucher-other-tickets']);
  // One that a visitor is paying with stays.
  expect(await cancelVouchers(manager, batchId, null)).toBe(1);
  expect(await refusalsOf(use(await aCart(1), second.code))).toEqual(['code: voucher-cancelled']);
  const refusalOf = async (changes: object) => {
    const other = await aMuseum(changes);
    return refusalsOf(use(await other.aCart(1), other.first.code));
  };
  expect(await refusalOf({ validUntil: '2026-11-19' })).toEqual(['code: discount-ended']);
  expect(await refusalOf({ validFrom: '2026-12-01' })).toEqual(['code: discount-not-yet']);
  expect(await refusalOf({ onSalesPage: false })).toEqual(['code: discount-code-unknown']);
  await database.owner.query('update voucher_batch set test = not test where client_id = $1', [
    client.clientId,
  ]);
  expect(await refusalsOf(use(await aCart(1), first.code))).toEqual(['code: voucher-other-tickets']);
});
