import { randomUUID } from 'node:crypto';
import { addDays } from '@foyer/domain/calendar/local-date.ts';
import type { PriceStep } from '@foyer/domain/pricing/price-step.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { RefusedError } from '../../../platform/errors.ts';
import { activatePricingRule } from '../../pricing/activate-pricing-rule.ts';
import { deletePricingRule } from '../../pricing/delete-pricing-rule.ts';
import { createPricingRule } from '../../pricing/index.ts';
import { changeCart } from '../cart/change-cart.ts';
import { saveDetails } from '../cart/save-details.ts';
import { getCart } from '../cart/show-cart.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from '../checkout/check-out.ts';
import { showOrder } from '../checkout/show-order.ts';
import { showSalesPage } from '../sales-page/show-sales-page.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-01T12:00:00Z'));
const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

/** A page that sells adults at 17.50 for one timeslot, with a rule that makes the day of the visit dearer. */
async function aDearDay() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 10 });
  const { ticketGroupId, ticketTypeId, date } = page;
  await database.owner.query('update ticket_type set price_minor = 1750 where id = $1', [ticketTypeId]);
  const dearer = (name: string, basisPoints: number, days = { from: date, until: date }) =>
    createPricingRule(manager, ticketGroupId, {
      name,
      kind: 'mutation',
      ...days,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      values: [{ ticketTypeId, basisPoints }],
    });
  const rule = await dearer('Winter weekends', 2000);
  const address = { client: client.subdomain, channel: page.url };
  const wish = (quantity: number) => ({
    language: 'en',
    timeslotId: page.timeslotId,
    lines: [{ ticketTypeId, quantity }],
  });
  const take = async () => {
    const cart = await takeCart(app, address, wish(2), randomUUID());
    await saveDetails(app, cart.secret, anna);
    return cart;
  };
  return { manager, page, address, rule, dearer, take, wish };
}

async function newestOrder() {
  const { rows } = await database.owner.query(
    `select total_minor::int as total, vat_minor::int as vat, service_cost_minor as service,
       transaction_cost_minor as transaction from orders order by created_at desc, id desc limit 1`,
  );
  return rows[0];
}

async function newestLine() {
  const { rows } = await database.owner.query(
    `select o.id, o.total_minor::int as "orderTotal", l.total_minor::int as total, l.price_steps as steps
     from orders o join order_line l on l.order_id = o.id order by o.created_at desc, o.id desc limit 1`,
  );
  return rows[0] as { id: string; orderTotal: number; total: number; steps: PriceStep[] };
}

test('a cart, its order and the receipt have the price of the day of the visit', async () => {
  const { take } = await aDearDay();
  const cart = await take();
  expect(cart).toMatchObject({ lines: [{ unitPriceMinor: 2100, totalMinor: 4200 }] });
  await checkOut(app, cart.secret, { method: 'test' });
  const line = await newestLine();
  expect(line).toMatchObject({ orderTotal: 4200, total: 4200 });
  expect(line.steps).toEqual([
    { kind: 'ticket-type-price', unitPriceMinor: 1750 },
    {
      kind: 'pricing-rule',
      title: 'Winter weekends',
      change: { kind: 'percentage', basisPoints: 2000 },
      unitPriceMinor: 2100,
    },
  ]);
});

test('a changed price is shown, kept in the cart, and paid when the visitor agrees', async () => {
  const { take, dearer } = await aDearDay();
  const cart = await take();
  await dearer('Boxing Day', 10_000);
  const error = await checkOut(app, cart.secret, { method: 'test' }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RefusedError);
  expect(error).toMatchObject({
    status: 409,
    refusals: [{ code: 'price-changed', params: { beforeMinor: 4200, totalMinor: 7000 } }],
  });
  const after = await getCart(app, cart.secret);
  expect(after).toMatchObject({
    state: 'held',
    totals: { totalMinor: 7000 },
    details: { firstName: 'Anna' },
  });
  await checkOut(app, cart.secret, { method: 'test' });
  expect(await newestLine()).toMatchObject({ orderTotal: 7000, total: 7000 });
});

test('a ticket type that became cheaper meanwhile is shown as well', async () => {
  const { take, page } = await aDearDay();
  const cart = await take();
  await database.owner.query('update ticket_type set price_minor = 1000 where id = $1', [page.ticketTypeId]);
  expect(await refusalsOf(checkOut(app, cart.secret, { method: 'test' }))).toEqual(['main: price-changed']);
  expect((await getCart(app, cart.secret)).totals.totalMinor).toBe(2400);
});

test('a rule that is deleted or switched off changes no order that was placed', async () => {
  const { take, manager, rule, dearer } = await aDearDay();
  const cart = await take();
  const first = await checkOut(app, cart.secret, { method: 'test' });
  const placed = await newestLine();
  await activatePricingRule(manager, rule.id, false);
  await deletePricingRule(manager, rule.id);
  await dearer('Dearer', 5000);
  expect(await newestLine()).toEqual(placed);
  expect(await checkOut(app, cart.secret, { method: 'test' })).toEqual(first);
  expect(await getCart(app, cart.secret)).toMatchObject({ totals: { totalMinor: 4200 } });
});

test('other tickets in the cart get the price of now', async () => {
  const { take, dearer, wish } = await aDearDay();
  const cart = await take();
  await dearer('Boxing Day', 10_000);
  const { timeslotId, lines } = wish(1);
  expect(await changeCart(app, cart.secret, { timeslotId, lines })).toMatchObject({
    totals: { totalMinor: 3500 },
  });
});

test('the page tells from which price a ticket is sold, and the rules without their names', async () => {
  const { address, page, dearer } = await aDearDay();
  const days = { from: addDays(page.date, -400), until: addDays(page.date, -300) };
  await dearer('Long ago', -9000, days);
  const shown = await showSalesPage(app, address, 'en');
  const [group] = shown.ticketGroups;
  expect(group?.ticketTypes[0]).toMatchObject({ priceMinor: 1750, fromPriceMinor: 1750 });
  expect(group?.pricingRules).toHaveLength(1);
  expect(JSON.stringify(shown)).not.toContain('Winter weekends');
  await dearer('Half price', -5000);
  const cheaper = await showSalesPage(app, address, 'en');
  expect(cheaper.ticketGroups[0]?.ticketTypes[0]).toMatchObject({ fromPriceMinor: 875 });
});

test('the lowest price is that of a day on which the group is open, for tickets without a day that of today', async () => {
  const { address, page, dearer } = await aDearDay();
  const fromPrice = async () => {
    const shown = await showSalesPage(app, address, 'en');
    return shown.ticketGroups[0]?.ticketTypes[0]?.fromPriceMinor;
  };
  const nextDay = addDays(page.date, 1);
  await dearer('Half price on a closed day', -5000, { from: nextDay, until: nextDay });
  expect(await fromPrice()).toBe(875);
  const close = `insert into ticket_group_day (client_id, ticket_group_id, date, is_open)
    select client_id, id, $2, false from ticket_group where id = $1`;
  await database.owner.query(close, [page.ticketGroupId, nextDay]);
  expect(await fromPrice()).toBe(1750);
  // Without a day to choose there is nothing to come cheaper on: it costs what it costs today.
  await database.owner.query(`update ticket_group set kind = 'continuous' where id = $1`, [
    page.ticketGroupId,
  ]);
  await database.owner.query(
    `update product set availability_type = 'UNLIMITED'
     where id = (select product_id from ticket_group where id = $1)`,
    [page.ticketGroupId],
  );
  expect(await fromPrice()).toBeNull();
});

test('costs that are passed on are charged from the page to the order, and shown where they changed', async () => {
  const { take, address } = await aDearDay();
  const setFees = (service: number) =>
    database.owner.query(
      `update client set service_fee_online_minor = $2, transaction_cost_online_minor = 109,
         pass_on_service_cost = true, pass_on_transaction_cost = true where subdomain = $1`,
      [address.client, service],
    );
  await setFees(50);
  const shown = await showSalesPage(app, address, 'en');
  expect(shown.costs).toEqual({ serviceMinor: 50, isServiceOnFree: false, transactionMinor: 109 });
  const cart = await take();
  expect(cart.totals).toMatchObject({ totalMinor: 4200 + 2 * 50 + 109, feesMinor: 209 });
  await setFees(60);
  expect((await getCart(app, cart.secret)).totals.totalMinor).toBe(4409);
  const error = await checkOut(app, cart.secret, { method: 'test' }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ refusals: [{ params: { beforeMinor: 4409, totalMinor: 4429 } }] });
  await checkOut(app, cart.secret, { method: 'test' });
  const vatOf = (grossMinor: number) => Math.round((grossMinor * 9) / 109);
  expect(await newestOrder()).toEqual({
    total: 4429,
    vat: vatOf(4200) + vatOf(229),
    service: 60,
    transaction: 109,
  });
  const order = await getCart(app, cart.secret).then(({ orderSecret }) => showOrder(app, orderSecret ?? ''));
  expect(order.totals).toMatchObject({ totalMinor: 4429, feesMinor: 229 });
});

test('a free visit costs nothing, unless the museum charges the service cost for free tickets too', async () => {
  const { take, page, address } = await aDearDay();
  await database.owner.query('update ticket_type set price_minor = 0 where id = $1', [page.ticketTypeId]);
  await database.owner.query(
    `update client set transaction_cost_online_minor = 109, pass_on_transaction_cost = true,
       service_fee_online_minor = 50, pass_on_service_cost = true, service_on_free_tickets = false
     where subdomain = $1`,
    [address.client],
  );
  const cart = await take();
  expect(cart.totals).toMatchObject({ totalMinor: 0, feesMinor: 0 });
  await checkOut(app, cart.secret, { method: 'test' });
  expect(await newestOrder()).toEqual({ total: 0, vat: 0, service: 50, transaction: 0 });
  await database.owner.query('update client set service_on_free_tickets = true where subdomain = $1', [
    address.client,
  ]);
  const charged = await take();
  expect(charged.totals).toMatchObject({ totalMinor: 2 * 50 + 109, feesMinor: 209 });
  await checkOut(app, charged.secret, { method: 'test' });
  expect(await newestOrder()).toMatchObject({ total: 209, service: 50, transaction: 109 });
  const { orderSecret } = await getCart(app, charged.secret);
  expect((await showOrder(app, orderSecret ?? '')).totals.feesMinor).toBe(209);
});
