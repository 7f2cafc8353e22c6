import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { expireHolds } from '../../capacity/expire-holds.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { changeCart } from '../cart/change-cart.ts';
import { extendCart } from '../cart/extend-cart.ts';
import { saveDetails } from '../cart/save-details.ts';
import { getCart } from '../cart/show-cart.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from './check-out.ts';
import { showOrder } from './show-order.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app, worker } = testApp(database, clock);
const client = await aClient(app);
const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

async function aCart({ details = true, priceMinor = 1750 } = {}) {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 10 });
  await database.owner.query('update ticket_type set price_minor = $2 where id = $1', [
    page.ticketTypeId,
    priceMinor,
  ]);
  const wish = (quantity: number) => ({
    language: 'en',
    timeslotId: page.timeslotId,
    lines: [{ ticketTypeId: page.ticketTypeId, quantity }],
  });
  const address = { client: client.subdomain, channel: page.url };
  const { secret } = await takeCart(app, address, wish(2), randomUUID());
  if (details) await saveDetails(app, secret, anna);
  return { page, secret, wish };
}

const orders = async () => (await database.owner.query('select state from orders order by id')).rows;
const newest = async () =>
  (
    await database.owner.query(
      `select p.reference, p.amount_minor::int as "amountMinor", p.currency, o.state, o.buyer_email as email
       from payment p join orders o on o.id = p.order_id order by p.created_at desc, p.id desc limit 1`,
    )
  ).rows[0];

/** What the test provider tells when its page is used. */
async function settle(outcome: 'paid' | 'failed', payment: Awaited<ReturnType<typeof newest>>) {
  await settlePayment(app, client.clientId, {
    provider: 'test',
    reference: payment.reference,
    event: outcome,
    outcome,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
  });
}

describe('checking out', () => {
  test('places the order once, however often it is pressed, and leads to the payment', async () => {
    const { secret } = await aCart();
    const before = (await orders()).length;
    const pressed = await Promise.all([1, 2, 3].map(() => checkOut(app, secret, { method: 'test' })));
    expect(new Set(pressed.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
    expect(pressed[0]?.redirectUrl).toMatch(/^http:\/\/foyer\.test\/pay\/test\//);
    expect((await orders()).length).toBe(before + 1);
    expect(await newest()).toMatchObject({ amountMinor: 3500, state: 'pending payment', email: anna.email });
    expect(await getCart(app, secret)).toMatchObject({ state: 'paying' });
    expect(await refusalsOf(extendCart(app, secret))).toEqual(['main: payment-started']);
  });

  test('the order keeps the key of the one who gave the details, and another buyer of the cart gets a new one', async () => {
    const { secret } = await aCart();
    await checkOut(app, secret, { method: 'test' });
    await saveDetails(app, secret, { ...anna, firstName: 'Bo' });
    await checkOut(app, secret, { method: 'test' });
    const { rows } = await database.owner.query(
      `select o.person_key_id = c.person_key_id as "isOfCart", o.person_key_id as key from orders o
       join cart c on c.client_id = o.client_id and c.hold_id = o.hold_id order by o.id desc limit 2`,
    );
    expect(rows.map(({ isOfCart }) => isOfCart)).toEqual([true, false]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
  });

  test('is a test where its location is, whatever the client is, and else as the client', async () => {
    const { page, secret } = await aCart({ priceMinor: 0 });
    await database.owner.query(`update location set payment_environment = 'live' where id = $1`, [
      page.locationId,
    ]);
    await checkOut(app, secret, { method: 'test' });
    const { secret: other } = await aCart();
    await checkOut(app, other, { method: 'test' });
    const { rows } = await database.owner.query('select test from orders order by id desc limit 2');
    expect(rows.map(({ test: isTest }) => isTest)).toEqual([true, false]);
  });

  test('without details or with an unknown means it is refused', async () => {
    const nameless = await aCart({ details: false });
    expect(await refusalsOf(checkOut(app, nameless.secret, { method: 'test' }))).toEqual([
      'main: details-missing',
    ]);
    const { secret } = await aCart();
    expect(await refusalsOf(checkOut(app, secret, { method: 'barter' }))).toEqual([
      'method: payment-method-unknown',
    ]);
    expect(await refusalsOf(checkOut(app, secret, {}))).toEqual(['method: payment-method-unknown']);
  });

  test('after the time is up it is refused', async () => {
    const { secret } = await aCart();
    clock.advance(16);
    expect(await refusalsOf(checkOut(app, secret, { method: 'test' }))).toEqual(['main: cart-expired']);
  });

  test('where nothing is to be paid the order is complete at once', async () => {
    const { secret, page } = await aCart({ priceMinor: 0 });
    const { redirectUrl } = await checkOut(app, secret, { method: 'free' });
    expect(redirectUrl).toMatch(/^http:\/\/foyer\.test\/shop\/order\//);
    expect(await getCart(app, secret)).toMatchObject({
      state: 'completed',
      orderSecret: new URL(redirectUrl).hash.slice(1),
    });
    expect(await counterFigures(database.owner, page.timeslotId)).toMatchObject({ held: 0, sold: 2 });
    expect(await checkOut(app, secret, { method: 'free' })).toEqual({ redirectUrl });
  });
});

describe('the time to pay', () => {
  const minutesLeft = async (secret: string) => {
    const { expiresAt } = await getCart(app, secret);
    return (new Date(expiresAt).getTime() - app.clock().getTime()) / 60_000;
  };

  test('is at least ten minutes from where a visitor goes to pay, for the places too', async () => {
    const { secret, page } = await aCart();
    clock.advance(13);
    await checkOut(app, secret, { method: 'test' });
    expect(await minutesLeft(secret)).toBe(10);
    clock.advance(9);
    await expireHolds(worker);
    expect(await counterFigures(database.owner, page.timeslotId)).toMatchObject({ held: 2 });
    clock.advance(2);
    await expireHolds(worker);
    expect(await counterFigures(database.owner, page.timeslotId)).toMatchObject({ held: 0 });
  });

  test('is never shortened, and lengthened once for a cart', async () => {
    const { secret } = await aCart();
    clock.advance(2);
    await checkOut(app, secret, { method: 'test' });
    expect(await minutesLeft(secret)).toBe(13);
    clock.advance(8);
    await saveDetails(app, secret, { ...anna, firstName: 'Anneke' });
    await checkOut(app, secret, { method: 'test' });
    expect(await minutesLeft(secret)).toBe(10);
    clock.advance(4);
    await saveDetails(app, secret, anna);
    await checkOut(app, secret, { method: 'test' });
    expect(await minutesLeft(secret)).toBe(6);
  });
});

describe('after checking out', () => {
  test('a payment that fails leaves the places held, and the visitor pays again', async () => {
    const { secret, page } = await aCart();
    await checkOut(app, secret, { method: 'test' });
    const first = await newest();
    await settle('failed', first);
    expect((await getCart(app, secret)).state).toBe('held');
    await checkOut(app, secret, { method: 'test' });
    const second = await newest();
    expect(second.reference).not.toBe(first.reference);
    await settle('paid', second);
    expect((await getCart(app, secret)).state).toBe('completed');
    expect(await counterFigures(database.owner, page.timeslotId)).toMatchObject({ held: 0, sold: 2 });
  });

  test('a cart that is changed drops its unpaid order; money for that one goes back', async () => {
    const { secret, page, wish } = await aCart();
    await checkOut(app, secret, { method: 'test' });
    const old = await newest();
    expect(await changeCart(app, secret, wish(3))).toMatchObject({ state: 'held', orderSecret: null });
    await settle('paid', old);
    expect((await database.owner.query('select amount_minor::int from refund')).rows).toEqual([
      { amount_minor: 3500 },
    ]);
    expect(await counterFigures(database.owner, page.timeslotId)).toMatchObject({ held: 3, sold: 0 });
    await checkOut(app, secret, { method: 'test' });
    expect((await newest()).amountMinor).toBe(5250);
  });

  test('the same choice again changes nothing, not even a payment that is under way', async () => {
    const { secret, wish } = await aCart();
    await checkOut(app, secret, { method: 'test' });
    expect((await changeCart(app, secret, wish(2))).state).toBe('paying');
    expect((await saveDetails(app, secret, anna)).state).toBe('paying');
  });

  test('a cart that was paid can no longer be changed', async () => {
    const { secret, wish } = await aCart();
    await checkOut(app, secret, { method: 'test' });
    await settle('paid', await newest());
    expect(await refusalsOf(changeCart(app, secret, wish(1)))).toEqual(['main: payment-started']);
    expect(await refusalsOf(saveDetails(app, secret, anna))).toEqual(['main: payment-started']);
  });
});

describe('the order page', () => {
  const secretIn = ({ redirectUrl }: { redirectUrl: string }) => new URL(redirectUrl).hash.slice(1);

  test('shows the tickets with signed codes once the order is complete', async () => {
    const { secret } = await aCart({ priceMinor: 0 });
    const order = await showOrder(app, secretIn(await checkOut(app, secret, { method: 'free' })));
    expect(order).toMatchObject({
      state: 'completed',
      number: expect.stringMatching(/^GT-\d+$/),
      firstName: 'Anna',
      cartSecret: null,
      timeslot: { date: '2030-06-15', time: '14:00' },
      refund: null,
    });
    expect(order.tickets.map(({ code }) => code.slice(0, 2))).toEqual(['F1', 'F1']);
    expect(order.pdfUrl).toContain('/tickets.pdf');
  });

  test('leads back to the payment while the places are held, and to a new start afterwards', async () => {
    const { secret } = await aCart();
    await checkOut(app, secret, { method: 'test' });
    const { orderSecret } = await getCart(app, secret);
    await settle('failed', await newest());
    expect(await showOrder(app, orderSecret ?? '')).toMatchObject({
      state: 'failed',
      cartSecret: secret,
      tickets: [],
    });
    clock.advance(16);
    expect((await showOrder(app, orderSecret ?? '')).cartSecret).toBeNull();
  });

  test('tells of the refund where the places went before the payment came', async () => {
    const { secret, page, wish } = await aCart();
    await checkOut(app, secret, { method: 'test' });
    const { orderSecret } = await getCart(app, secret);
    const payment = await newest();
    clock.advance(16);
    await expireHolds(worker);
    await takeCart(app, { client: client.subdomain, channel: page.url }, wish(10), randomUUID());
    await settle('paid', payment);
    expect(await showOrder(app, orderSecret ?? '')).toMatchObject({
      state: 'refunded',
      refund: { amountMinor: 3500, reason: 'places-gone' },
      tickets: [],
      pdfUrl: null,
    });
  });
});
