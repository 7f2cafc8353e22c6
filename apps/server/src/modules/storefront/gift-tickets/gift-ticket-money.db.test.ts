import { randomUUID } from 'node:crypto';
import { aMuseumOfPresents, noor } from '@foyer/testkit/builders/a-museum-of-presents.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { changeOrder, previewChange } from '../../order-changes/change-order.ts';
import { changeCart } from '../cart/change-cart.ts';
import { saveDetails } from '../cart/save-details.ts';
import { showGift } from './show-gift.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2030-06-01T10:00:00Z');
const { app } = testApp(database, clock);
const aMuseum = (terms?: Parameters<typeof aMuseumOfPresents>[2]) => aMuseumOfPresents(app, owner, terms);

test('on a dearer day the visitor pays the difference, or nothing where the client says so', async () => {
  const paying = await aMuseum({ dearerMinor: 250 });
  const { link } = await paying.buy(2);
  const cart = await paying.choose(link);
  expect(cart.totals.totalMinor).toBe(4000);
  expect(cart.codes.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['gift-ticket', 1750],
    ['gift-ticket', 1750],
  ]);
  await saveDetails(app, cart.secret, noor);
  const own = await paying.pay(cart.secret);
  expect(await paying.order(own)).toMatchObject({ state: 'completed', total: 4000, codes: 3500 });
  await paying.expectBalanced();
  // The ticket is a present as before, and what its day cost more is money again.
  expect(await paying.cancel(own, 1)).toMatchObject({ refundMinor: 2000 });
  expect((await paying.choose(link)).codes.map(({ amountMinor }) => amountMinor)).toEqual([1750]);
  await paying.expectBalanced();
  const covered = await aMuseum({ dearerMinor: 250, settings: { ticketDearerDay: 'covered' } });
  const free = await covered.redeem((await covered.buy(2)).link);
  expect(await covered.order(free)).toMatchObject({ total: 3500, codes: 3500 });
  await covered.expectBalanced();
});

test('a present is given back as far as it has no day; what its tickets cost goes back to it where those are cancelled', async () => {
  const { buy, redeem, cancel, order, page, expectBalanced } = await aMuseum();
  // A limit of their type counts them from their day on.
  await owner.query('update ticket_type set ticket_limit = 2 where id = $1', [page.ticketTypeId]);
  const first = await buy(3);
  expect(await cancel(first.orderId, 1)).toMatchObject({ refundMinor: 1750 });
  expect(await showGift(app, first.link, null)).toMatchObject({ lines: [{ quantity: 2 }] });
  await expectBalanced();
  const own = await redeem(first.link);
  expect(await refusalsOf(cancel(first.orderId, 1))).toEqual(['main: gift-ticket-has-day']);
  expect(await cancel(own, 1)).toMatchObject({ refundMinor: 1750 });
  expect(await order(own)).toMatchObject({ state: 'partly cancelled', refunded: 1750 });
  await expectBalanced();
  expect(await showGift(app, first.link, null)).toMatchObject({ state: 'open', lines: [{ quantity: 1 }] });
  await redeem(first.link);
  await expectBalanced();
});

test('on its new day a ticket is priced as the present that it was', async () => {
  const { buy, choose, pay, page, manager, theDayBefore, expectBalanced } = await aMuseum({
    dearerMinor: 250,
    settings: { ticketDearerDay: 'covered' },
  });
  const { secret } = await choose((await buy(2)).link, await theDayBefore());
  await saveDetails(app, secret, noor);
  const orderId = await pay(secret, 'free');
  const { rows: tickets } = await owner.query('select id from ticket where order_id = $1', [orderId]);
  const wish = { replace: [{ ticketIds: tickets.map(({ id }) => id), timeslotId: page.timeslotId }] };
  const { dueMinor, refundMinor, fingerprint } = await previewChange(manager, orderId, wish);
  expect([dueMinor, refundMinor]).toEqual([0, 0]);
  await changeOrder(manager, { id: randomUUID(), orderId, wish, fingerprint, reason: 'asked' });
  await expectBalanced();
});

test('a ticket that staff block while a cart has it gets no day with the others at their price', async () => {
  const { buy, choose, page, theDayBefore } = await aMuseum({ settings: { ticketDearerDay: 'covered' } });
  const { link, orderId } = await buy(2);
  const { secret } = await choose(link);
  await owner.query(
    `update gift_card set blocked_at = now() where id = (select min(id::text)::uuid from gift_card where order_id = $1)`,
    [orderId],
  );
  const lines = [{ ticketTypeId: page.ticketTypeId, quantity: 2 }];
  const other = { timeslotId: await theDayBefore(), lines };
  expect(await refusalsOf(changeCart(app, secret, other))).toEqual(['main: gift-ticket-blocked']);
});

test('what a cancelled ticket cost goes back to a gift ticket of its type, so that this one gets another day', async () => {
  const museum = await aMuseum();
  const { page, redeem, cancel, expectBalanced } = museum;
  const child = await museum.aChild();
  const { link } = await museum.buy(2, [{ ticketTypeId: child, quantity: 2 }]);
  const own = await redeem(link);
  const openLines = async () =>
    (await showGift(app, link, 'en')).lines.map(({ name, quantity }) => `${quantity} ${name}`).sort();
  expect(await cancel(own, 1, child)).toMatchObject({ refundMinor: 500 });
  expect(await openLines()).toEqual(['1 Child']);
  expect(await cancel(own, 2, page.ticketTypeId)).toMatchObject({ refundMinor: 3500 });
  expect(await openLines()).toEqual(['1 Child', '2 Adult']);
  await expectBalanced();
  await redeem(link);
  expect(await showGift(app, link, null)).toMatchObject({ state: 'used' });
  await expectBalanced();
});
