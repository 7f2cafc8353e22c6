import { aMuseumOfPresents, noor } from '@foyer/testkit/builders/a-museum-of-presents.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { expireGiftCards } from '../../gift-cards/expire-gift-cards.ts';
import { listPresents } from '../../gift-cards/index.ts';
import { changeCart } from '../cart/change-cart.ts';
import { saveDetails } from '../cart/save-details.ts';
import { getCart } from '../cart/show-cart.ts';
import { applyDiscountCode } from '../discount-codes/apply-discount-code.ts';
import { showGift } from './show-gift.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2030-06-01T10:00:00Z');
const { app, worker } = testApp(database, clock);
const aMuseum = (terms?: Parameters<typeof aMuseumOfPresents>[2]) => aMuseumOfPresents(app, owner, terms);

test('tickets bought as a present take no place, open no gate, and are owed until they have their day', async () => {
  const { buy, tickets, places, balances, order, expectBalanced } = await aMuseum();
  const { orderId } = await buy(2);
  expect(await tickets(orderId)).toEqual([{ state: 'inactive', date: null, count: 2 }]);
  expect(await places()).toEqual({ held: 0, sold: 0 });
  expect(await order(orderId)).toMatchObject({ state: 'completed', total: 3500, vat: 0 });
  const owed = await balances();
  expect([owed.get('revenue:900'), owed.get('vat:900')]).toEqual([undefined, undefined]);
  await expectBalanced();
});

test('a cart says whether its tickets are a present, and those that get their day are none', async () => {
  const { wish, buy, choose } = await aMuseum();
  expect((await getCart(app, await wish(2))).isPresent).toBe(true);
  const { link } = await buy(2);
  expect((await choose(link)).isPresent).toBe(false);
});

test('who has the link gives them a day: ordinary tickets, for which nothing is paid, and revenue with its VAT', async () => {
  const { buy, redeem, choose, tickets, places, balances, order, expectBalanced } = await aMuseum({
    feeMinor: 100,
  });
  const { orderId, link } = await buy(2);
  expect(await order(orderId)).toMatchObject({ total: 3700 });
  expect(await showGift(app, link, 'en')).toMatchObject({
    state: 'open',
    recipientName: 'Noor',
    validUntil: '2031-06-01',
    needs: 'time',
    lines: [{ name: 'Adult', quantity: 2 }],
  });
  const own = await redeem(link);
  expect(own).not.toBe(orderId);
  expect(await tickets(own)).toEqual([{ state: 'active', date: '2030-06-15', count: 2 }]);
  expect(await places()).toEqual({ held: 0, sold: 2 });
  expect(await order(own)).toMatchObject({ state: 'completed', total: 3500, codes: 3500, vat: 289 });
  expect((await balances()).get('revenue:900')).toBe(-3211);
  await expectBalanced();
  expect(await showGift(app, link, null)).toMatchObject({ state: 'used', lines: [] });
  expect(await refusalsOf(choose(link))).toEqual(['main: gift-ticket-used']);
});

test('ten who have the link at once: places are taken once, the present is used once', async () => {
  const { buy, choose, places, pay, expectBalanced } = await aMuseum();
  const { link } = await buy(2);
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => choose(link)));
  expect(await places()).toEqual({ held: 2, sold: 0 });
  const carts = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.secret] : []));
  const states = await Promise.all(carts.map((secret) => getCart(app, secret)));
  // A later try may have taken over from an earlier one: at any time one cart has the present.
  const [held, ...others] = states.filter(({ state }) => state === 'held');
  if (!held) throw new Error('no cart');
  expect(others).toEqual([]);
  await saveDetails(app, held.secret, noor);
  await Promise.all(Array.from({ length: 3 }, () => pay(held.secret, 'free')));
  expect(await places()).toEqual({ held: 0, sold: 2 });
  await expectBalanced();
});

test('a later try of the same link takes over from a cart that was left; a full day keeps the present', async () => {
  const { buy, choose, places } = await aMuseum({ capacity: 3 });
  const { link } = await buy(2);
  const left = await choose(link);
  const next = await choose(link);
  expect(next.secret).not.toBe(left.secret);
  expect(await places()).toEqual({ held: 2, sold: 0 });
  const other = await buy(2);
  expect(await refusalsOf(choose(other.link))).toEqual(['main: not-enough-places']);
  expect(await showGift(app, other.link, null)).toMatchObject({ state: 'open' });
});

test('a present whose places ran out gets another day in the same moment, before the job that ends holds has come by', async () => {
  const { buy, choose, places } = await aMuseum();
  const { link } = await buy(2);
  const { secret } = await choose(link);
  await owner.query(`update cart set hold_expires_at = $1`, [app.clock()]);
  await owner.query(`update hold set expires_at = $1`, [app.clock()]);
  expect((await getCart(app, secret)).state).toBe('expired');
  expect((await choose(link)).state).toBe('held');
  expect(await places()).toEqual({ held: 2, sold: 0 });
});

test('the tickets of a cart that redeems a present stay what they are, and no code makes them cheaper', async () => {
  const { buy, choose, page } = await aMuseum();
  const { secret } = await choose((await buy(2)).link);
  const more = { timeslotId: page.timeslotId, lines: [{ ticketTypeId: page.ticketTypeId, quantity: 3 }] };
  expect(await refusalsOf(changeCart(app, secret, more))).toEqual(['main: gift-ticket-fixed']);
  expect(await refusalsOf(applyDiscountCode(app, secret, { code: 'NONE-SUCH' }))).toEqual([
    'code: discount-code-unknown',
  ]);
});

test('only where the channel sells presents, and not what costs nothing', async () => {
  const off = await aMuseum({ isSold: false });
  expect(await refusalsOf(off.wish(1))).toEqual(['main: gift-tickets-not-sold']);
  const free = await aMuseum();
  await owner.query('update ticket_type set price_minor = 0 where id = $1', [free.page.ticketTypeId]);
  expect(await refusalsOf(free.wish(1))).toEqual([`${free.page.ticketTypeId}: gift-ticket-free`]);
});

test('after its validity a present gets no day, and no day beyond it', async () => {
  const { buy, choose, inMuseum, expectBalanced } = await aMuseum({ settings: { ticketValidityYears: 1 } });
  const { orderId, link } = await buy(1);
  await owner.query(`update gift_card set valid_until = '2030-06-14' where order_id = $1`, [orderId]);
  expect(await refusalsOf(choose(link))).toEqual(['date: gift-ticket-day-late']);
  await owner.query(`update gift_card set valid_until = '2030-05-31' where order_id = $1`, [orderId]);
  expect(await refusalsOf(choose(link))).toEqual(['main: gift-ticket-expired']);
  expect(await showGift(app, link, null)).toMatchObject({ state: 'expired' });
  // What was written off has no day either.
  await expireGiftCards(worker);
  expect(await showGift(app, link, null)).toMatchObject({ state: 'expired' });
  expect(await refusalsOf(choose(link))).toEqual(['main: gift-ticket-expired']);
  expect(await inMuseum((scope) => listPresents(app, scope, orderId))).toMatchObject([
    { isUsed: false, path: null },
  ]);
  await expectBalanced();
  await expect(showGift(app, 'wrong', null)).rejects.toThrow('gift-ticket-not-found');
});
