import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotFoundError } from '../../../platform/errors.ts';
import { expireHolds } from '../../capacity/expire-holds.ts';
import { changeCart } from './change-cart.ts';
import { extendCart } from './extend-cart.ts';
import { releaseCart } from './release-cart.ts';
import { saveDetails } from './save-details.ts';
import { getCart } from './show-cart.ts';
import { takeCart } from './take-cart.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app, worker } = testApp(database, clock);
const client = await aClient(app);

const aPage = (capacity: number) => aSalesPage(database.owner, client.clientId, { capacity });
const figures = (page: TestSalesPage) => counterFigures(database.owner, page.timeslotId);
const wish = (page: TestSalesPage, quantity: number) => ({
  language: 'en',
  timeslotId: page.timeslotId,
  lines: [{ ticketTypeId: page.ticketTypeId, quantity }],
});
const take = (page: TestSalesPage, quantity: number, key: string | null = randomUUID()) =>
  takeCart(app, { client: client.subdomain, channel: page.url }, wish(page, quantity), key);
const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

describe('taking places', () => {
  test('a visitor holds places for fifteen minutes at the price shown', async () => {
    const page = await aPage(10);
    const cart = await take(page, 2);
    expect(cart).toMatchObject({
      state: 'held',
      expiresAt: '2026-11-20T12:15:00.000Z',
      extensionsLeft: 10,
      timeslot: { id: page.timeslotId, date: '2030-06-15', time: '14:00', ticketGroupTitle: 'Salt & Light' },
      lines: [{ name: 'Adult', quantity: 2, unitPriceMinor: 1750, totalMinor: 3500 }],
      totals: { totalMinor: 3500, vatMinor: 289, feesMinor: 0 },
      details: null,
      orderSecret: null,
    });
    expect(await figures(page)).toMatchObject({ held: 2, sold: 0 });
    await database.owner.query('update ticket_type set price_minor = 9900 where id = $1', [
      page.ticketTypeId,
    ]);
    expect((await getCart(app, cart.secret)).totals.totalMinor).toBe(3500);
  });

  test('a request that is sent twice, even at once, takes places once', async () => {
    const page = await aPage(10);
    const key = randomUUID();
    const [one, other] = await Promise.all([take(page, 3, key), take(page, 3, key)]);
    const late = await take(page, 3, key);
    expect(new Set([one.secret, other.secret, late.secret]).size).toBe(1);
    expect((await figures(page)).held).toBe(3);
  });

  test('another request with a used key is refused, alone, at once and after the cart was changed', async () => {
    const page = await aPage(20);
    const key = randomUUID();
    const [first, other] = await Promise.allSettled([take(page, 3, key), take(page, 2, key)]);
    expect(first).toMatchObject({ status: 'fulfilled', value: { lines: [{ quantity: 3 }] } });
    expect(other).toMatchObject({ reason: { status: 422, message: 'idempotency-key-reused' } });
    expect(await refusalsOf(take(page, 2, key))).toEqual(['main: idempotency-key-reused']);
    const { secret } = await take(page, 3, key);
    await changeCart(app, secret, wish(page, 5));
    expect((await take(page, 3, key)).lines[0]?.quantity).toBe(5);
    expect(await refusalsOf(take(page, 5, key))).toEqual(['main: idempotency-key-reused']);
    expect((await figures(page)).held).toBe(5);
  });

  test('a request that is sent again in another language gets the cart of the first one', async () => {
    const page = await aPage(10);
    const key = randomUUID();
    const address = { client: client.subdomain, channel: page.url };
    const inDutch = () => takeCart(app, address, { ...wish(page, 2), language: 'nl' }, key);
    const [one, atOnce] = await Promise.all([take(page, 2, key), inDutch()]);
    expect(new Set([one.secret, atOnce.secret, (await inDutch()).secret]).size).toBe(1);
    expect((await figures(page)).held).toBe(2);
  });

  test('a timeslot with two places left refuses three tickets', async () => {
    const page = await aPage(2);
    expect(await refusalsOf(take(page, 3))).toEqual(['main: not-enough-places']);
    expect((await figures(page)).held).toBe(0);
  });

  test('a closed timeslot and one of another page are refused', async () => {
    const [page, other] = [await aPage(5), await aPage(5)];
    const elsewhere = { ...wish(page, 1), timeslotId: other.timeslotId };
    const address = { client: client.subdomain, channel: page.url };
    expect(await refusalsOf(takeCart(app, address, elsewhere, null))).toEqual(['main: timeslot-unknown']);
    await database.owner.query(`update timeslot set state = 'closed' where id = $1`, [page.timeslotId]);
    expect(await refusalsOf(take(page, 1))).toEqual(['main: timeslot-closed']);
  });

  test.each([
    [{}, ['language: language-unknown', 'lines: no-tickets-chosen']],
    [null, ['main: input-invalid']],
    [
      { language: 'en', timeslotId: randomUUID(), lines: [{ ticketTypeId: 'x', quantity: 0.5 }] },
      ['lines.0.ticketTypeId: ticket-type-unknown', 'lines.0.quantity: quantity-invalid'],
    ],
  ])('%j is refused field by field', async (nonsense, refusals) => {
    const page = await aPage(5);
    const address = { client: client.subdomain, channel: page.url };
    expect(await refusalsOf(takeCart(app, address, nonsense, null))).toEqual(refusals);
  });

  test('an unpublished page sells nothing', async () => {
    const page = await aPage(5);
    await database.owner.query('update channel set publication_on = false where id = $1', [page.channelId]);
    await expect(take(page, 1)).rejects.toThrow(new NotFoundError('channel-not-found'));
  });
});

describe('changing a cart', () => {
  test('other places are swapped in one go: the old ones are free again', async () => {
    const page = await aPage(4);
    const cart = await take(page, 3);
    const changed = await changeCart(app, cart.secret, wish(page, 4));
    expect(changed.lines[0]?.quantity).toBe(4);
    expect(changed.secret).toBe(cart.secret);
    expect((await figures(page)).held).toBe(4);
  });

  test('where the new places are refused the old ones are kept', async () => {
    const page = await aPage(4);
    const cart = await take(page, 2);
    await take(page, 1);
    expect(await refusalsOf(changeCart(app, cart.secret, wish(page, 4)))).toEqual([
      'main: not-enough-places',
    ]);
    expect((await getCart(app, cart.secret)).lines[0]?.quantity).toBe(2);
    expect((await figures(page)).held).toBe(3);
  });

  test('pressed twice at once, one change wins and no place is left over', async () => {
    const page = await aPage(20);
    const cart = await take(page, 1);
    await Promise.all([2, 5].map((quantity) => changeCart(app, cart.secret, wish(page, quantity))));
    const { lines } = await getCart(app, cart.secret);
    expect([2, 5]).toContain(lines[0]?.quantity);
    expect((await figures(page)).held).toBe(lines[0]?.quantity);
  });

  test('the time continues: choosing again does not restart it', async () => {
    const page = await aPage(20);
    const cart = await take(page, 1);
    clock.advance(3);
    expect((await changeCart(app, cart.secret, wish(page, 2))).expiresAt).toBe(cart.expiresAt);
  });

  test('details are kept encrypted and shown to the visitor with the secret', async () => {
    const page = await aPage(20);
    const cart = await take(page, 1);
    const saved = await saveDetails(app, cart.secret, anna);
    expect(saved.details).toEqual({ ...anna, phone: null });
    expect((await getCart(app, cart.secret)).details).toEqual(saved.details);
    const { rows } = await database.owner.query(
      'select details::text from cart order by created_at desc limit 1',
    );
    expect(rows[0].details).not.toContain(Buffer.from('Visser').toString('hex'));
  });

  test('a wrong e-mail address is refused at its field', async () => {
    const cart = await take(await aPage(20), 1);
    expect(await refusalsOf(saveDetails(app, cart.secret, { ...anna, email: 'anna' }))).toEqual([
      'email: email-invalid',
    ]);
  });

  test('a wrong secret finds nothing', async () => {
    await expect(getCart(app, 'x'.repeat(43))).rejects.toThrow(new NotFoundError('cart-not-found'));
  });
});

describe('the time of a cart', () => {
  test('is extended by a press, and a double press counts once', async () => {
    const cart = await take(await aPage(20), 1);
    clock.advance(10);
    const extended = await extendCart(app, cart.secret);
    expect(Date.parse(extended.expiresAt) - clock.now().getTime()).toBe(15 * 60_000);
    expect(extended.extensionsLeft).toBe(9);
    expect((await extendCart(app, cart.secret)).extensionsLeft).toBe(9);
  });

  test('is extended ten times and no more, also after other places were chosen', async () => {
    const page = await aPage(20);
    const cart = await take(page, 1);
    for (let press = 0; press < 10; press += 1) {
      clock.advance(10);
      await extendCart(app, cart.secret);
      if (press === 5) await changeCart(app, cart.secret, wish(page, 2));
    }
    clock.advance(10);
    expect(await refusalsOf(extendCart(app, cart.secret))).toEqual(['main: hold-extended-too-often']);
  });

  test('when it is up the places are free and the cart says so', async () => {
    const page = await aPage(2);
    const cart = await take(page, 2);
    clock.advance(16);
    await expireHolds(worker);
    expect((await getCart(app, cart.secret)).state).toBe('expired');
    expect(await refusalsOf(extendCart(app, cart.secret))).toEqual(['main: cart-expired']);
    expect(await refusalsOf(changeCart(app, cart.secret, wish(page, 1)))).toEqual(['main: cart-expired']);
    expect(await refusalsOf(saveDetails(app, cart.secret, anna))).toEqual(['main: cart-expired']);
    expect((await take(page, 2)).state).toBe('held');
  });

  test('a visitor may give places back before it is up', async () => {
    const page = await aPage(2);
    const cart = await take(page, 2);
    await releaseCart(app, cart.secret);
    await releaseCart(app, cart.secret);
    expect((await figures(page)).held).toBe(0);
  });
});
