import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { listPostings } from '../../ledger/index.ts';
import { changeOrder, previewChange } from '../../order-changes/change-order.ts';
import { checkOrders } from '../../order-ledger/index.ts';
import { getOrder, listTickets } from '../../orders/index.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { readRevenue } from '../../reporting/day-figures.repository.ts';
import { changeCart } from '../cart/change-cart.ts';
import { saveDetails } from '../cart/save-details.ts';
import { saveDonation } from '../cart/save-donation.ts';
import { getCart } from '../cart/show-cart.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from './check-out.ts';
import { showOrder } from './show-order.ts';

const database = await testDatabase();
const { app } = testApp(database);
const donation = { isOn: true, choice: 'both' as const, amountsMinor: [250, 500] };
const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

/** Two adults at 17.50 in a cart of a page that asks for a gift. */
async function aCart(asked: Parameters<typeof aSalesPage>[2] = { salesFlow: { donation } }) {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 10, ...asked });
  const { timeslotId, ticketTypeId } = page;
  const wish = (quantity: number) => ({ language: 'en', timeslotId, lines: [{ ticketTypeId, quantity }] });
  const address = { client: client.subdomain, channel: page.url };
  const { secret } = await takeCart(app, address, wish(2), randomUUID());
  await saveDetails(app, secret, anna);
  return { client, secret, wish };
}

/** The same, paid with a gift of 5.00. */
async function aPaidOrder() {
  const { client, secret } = await aCart();
  await saveDonation(app, secret, { amountMinor: 500 });
  await checkOut(app, secret, { method: 'test' });
  const { rows } = await database.owner.query(
    `select order_id as "orderId", reference, amount_minor::int as "amountMinor", currency from payment
     where client_id = $1`,
    [client.clientId],
  );
  const [{ orderId, ...payment }] = rows;
  const paid = { provider: 'test', event: 'paid', outcome: 'paid' } as const;
  await settlePayment(app, client.clientId, { ...payment, ...paid });
  const { orderSecret } = await getCart(app, secret);
  const look = () =>
    inClient(app.db, client.clientId, async (scope) => {
      const entries = (await listPostings(scope, [orderId])).flatMap((posting) => posting.entries);
      const order = await getOrder(scope, orderId);
      const given = entries.filter(({ account }) => account.kind === 'donation');
      return {
        state: order.state,
        totalMinor: order.totalMinor,
        refundedMinor: order.refundedMinor,
        givenMinor: 0 - given.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        differences: await checkOrders(scope, [orderId]),
      };
    });
  const manager = await signedInAs(app, client);
  const change = async (wish: object) => {
    const { fingerprint, ...preview } = await previewChange(manager, orderId, wish);
    await changeOrder(manager, { id: randomUUID(), orderId, wish, fingerprint, reason: 'asked' });
    return preview;
  };
  const ids = () =>
    inClient(app.db, client.clientId, async (scope) =>
      (await listTickets(scope, orderId)).flatMap(({ id, state }) => (state === 'active' ? [id] : [])),
    );
  return { client, orderId, orderSecret: orderSecret ?? '', look, change, ids };
}

test('a gift is part of what is paid, without VAT, is kept through a change of places, and can be taken back', async () => {
  const { secret, wish } = await aCart();
  const before = await getCart(app, secret);
  const given = await saveDonation(app, secret, { amountMinor: 500 });
  expect(given.totals).toMatchObject({
    totalMinor: before.totals.totalMinor + 500,
    donationMinor: 500,
    vatMinor: before.totals.vatMinor,
  });
  const { language: _, ...fewer } = wish(1);
  expect((await changeCart(app, secret, fewer)).totals).toMatchObject({
    totalMinor: 2250,
    donationMinor: 500,
  });
  expect((await saveDonation(app, secret, { amountMinor: 0 })).totals).toMatchObject({ totalMinor: 1750 });
});

test('only what the page offers is taken', async () => {
  const options = await aCart({ salesFlow: { donation: { ...donation, choice: 'options' } } });
  expect(await refusalsOf(saveDonation(app, options.secret, { amountMinor: 300 }))).toEqual([
    'amountMinor: donation-not-offered',
  ]);
  expect(await refusalsOf(saveDonation(app, options.secret, { amountMinor: -5 }))).toEqual([
    'amountMinor: donation-amount-unreadable',
  ]);
  const none = await aCart({ salesFlow: {} });
  expect(await refusalsOf(saveDonation(app, none.secret, { amountMinor: 500 }))).toEqual([
    'amountMinor: donation-not-offered',
  ]);
});

test('a free visit with a gift is paid for', async () => {
  const { client, secret } = await aCart();
  await database.owner.query('update ticket_type set price_minor = 0 where client_id = $1', [
    client.clientId,
  ]);
  await saveDonation(app, secret, { amountMinor: 250 });
  expect(await refusalsOf(checkOut(app, secret, { method: 'test' }))).toEqual(['main: price-changed']);
  const { redirectUrl } = await checkOut(app, secret, { method: 'test' });
  expect(redirectUrl).toContain('/pay/test/');
  expect((await getCart(app, secret)).totals).toMatchObject({ totalMinor: 250, donationMinor: 250 });
});

test('a paid gift is on its own account, on the order and its receipt, and no revenue', async () => {
  const { client, orderSecret, look } = await aPaidOrder();
  expect(await look()).toEqual({
    state: 'completed',
    totalMinor: 4000,
    refundedMinor: 0,
    givenMinor: 500,
    differences: [],
  });
  expect((await showOrder(app, orderSecret)).totals).toMatchObject({ totalMinor: 4000, donationMinor: 500 });
  const { rows } = await database.owner.query('select day::text from ledger_posting where client_id = $1', [
    client.clientId,
  ]);
  const until = new Date(app.clock().getTime() + 1000);
  const revenue = await inClient(app.db, client.clientId, (scope) =>
    readRevenue(scope, rows[0].day, until, true),
  );
  expect(revenue).toBe(3500);
});

test('cancelled tickets take no gift along, unless staff choose so', async () => {
  const kept = await aPaidOrder();
  const [first = '', second = ''] = await kept.ids();
  await kept.change({ cancel: [first] });
  expect(await kept.look()).toMatchObject({ refundedMinor: 1750, givenMinor: 500, differences: [] });
  const preview = await kept.change({ cancel: [second] });
  expect(preview).toMatchObject({ refundMinor: 1750, maximumRefundMinor: 1750 });
  expect(await kept.look()).toMatchObject({
    state: 'cancelled',
    refundedMinor: 3500,
    givenMinor: 500,
    differences: [],
  });

  const returned = await aPaidOrder();
  await returned.change({ cancel: await returned.ids(), isDonationReturned: true });
  expect(await returned.look()).toMatchObject({
    state: 'refunded',
    refundedMinor: 4000,
    givenMinor: 0,
    differences: [],
  });
});

test('a gift goes back alone, once, while every ticket stays valid', async () => {
  const { change, look, ids } = await aPaidOrder();
  await change({ isDonationReturned: true });
  expect(await look()).toMatchObject({
    state: 'completed',
    refundedMinor: 500,
    givenMinor: 0,
    differences: [],
  });
  expect(await ids()).toHaveLength(2);
  expect(await refusalsOf(change({ isDonationReturned: true }))).toEqual(['main: nothing-to-change']);
});

test('less than all goes back, with the gift in it: what is left adds up', async () => {
  const { change, look, ids } = await aPaidOrder();
  await change({ cancel: await ids(), isDonationReturned: true, refundMinor: 300 });
  expect(await look()).toMatchObject({
    state: 'cancelled',
    refundedMinor: 300,
    givenMinor: 200,
    differences: [],
  });
});
