import { aMuseumOfCards, anna } from '@foyer/testkit/builders/a-museum-of-cards.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { expireHolds } from '../../capacity/expire-holds.ts';
import { blockGiftCard } from '../../gift-cards/block-gift-card.ts';
import { listRefunds } from '../../payments/index.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { changeCart } from '../cart/change-cart.ts';
import { saveDetails } from '../cart/save-details.ts';
import { getCart } from '../cart/show-cart.ts';
import { checkOut } from '../checkout/check-out.ts';
import { applyDiscountCode } from '../discount-codes/apply-discount-code.ts';
import { keepPayingCodes } from './keep-paying-codes.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app, worker } = testApp(database, clock);

const aMuseum = () => aMuseumOfCards({ app, worker }, database);

const use = (secret: string, code: string | null) => applyDiscountCode(app, secret, { code });

test('a card pays a part of an order and a provider the rest; what is cancelled goes back to each, no more than it gave', async () => {
  const { aCard, aCart, pay, cancel, figures, movements, expectBalanced } = await aMuseum();
  const { id, code } = await aCard(2000);
  const secret = await aCart(2);
  const cart = await use(secret, ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`);
  expect(cart.codes).toEqual([{ kind: 'gift-card', id, codeEnd: code.slice(-4), amountMinor: 2000 }]);
  expect(cart.totals.totalMinor).toBe(3500);
  expect(await figures(id)).toEqual({ capacity: 2000, held: 2000, sold: 0 });
  const { orderId, amountMinor } = await pay(secret);
  expect(amountMinor).toBe(1500);
  expect(await figures(id)).toEqual({ capacity: 2000, held: 0, sold: 2000 });
  await expectBalanced();

  await cancel(orderId, 1);
  // 17.50: the 15.00 that the provider gave, and 2.50 of the card.
  expect(await movements(id)).toEqual([
    ['card-issued', 2000, 2000],
    ['payment', -2000, 0],
    ['refund', 250, 250],
  ]);
  await cancel(orderId, 1);
  expect((await movements(id)).at(-1)).toEqual(['refund', 1750, 2000]);
  expect(await figures(id)).toEqual({ capacity: 2000, held: 0, sold: 0 });
  const { rows } = await database.owner.query(
    'select r.amount_minor::int as amount, p.provider from refund r join payment p on p.id = r.payment_id where r.order_id = $1 order by r.id',
    [orderId],
  );
  expect(rows).toEqual([
    { amount: 1500, provider: 'test' },
    { amount: 250, provider: 'gift-card' },
    { amount: 1750, provider: 'gift-card' },
  ]);
});

test('what a card paid is given back by staff once the validity of the card is over, and never to a card that pays no more', async () => {
  const { aCard, aCart, pay, cancel, movements, expectBalanced, inMuseum } = await aMuseum();
  const { id, code } = await aCard(5000);
  const secret = await aCart();
  await applyDiscountCode(app, secret, { code });
  const { orderId } = await pay(secret, 'free');
  await cancel(orderId, 1);
  await database.owner.query(`update gift_card set valid_until = '2026-11-19' where id = $1`, [id]);
  await cancel(orderId, 1);
  const refunds = await inMuseum((scope) => listRefunds(scope, [orderId]));
  refunds.sort((one, other) => one.state.localeCompare(other.state));
  expect(
    refunds.map(({ state, amountMinor, paymentId }) => [state, amountMinor, paymentId !== null]),
  ).toEqual([
    ['done', 1750, true],
    ['waiting', 1750, false],
  ]);
  expect((await movements(id)).at(-1)).toEqual(['refund', 1750, 3250]);
  await expectBalanced();
});

test('an order that cards pay whole needs no provider; two cards share it whatever comes first', async () => {
  const { aCard, aCart, pay, figures, expectBalanced, movements } = await aMuseum();
  const [one, other] = [await aCard(3000), await aCard(3000)];
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    const tried = await aCart(2);
    await use(tried, first.code);
    const { codes } = await use(tried, second.code);
    expect(codes.map(({ id, amountMinor }) => [id, amountMinor])).toEqual([
      [one.id, 3000],
      [other.id, 500],
    ]);
    await keepPayingCodes(app, tried, { codes: [] });
  }
  const secret = await aCart(2);
  await use(secret, one.code);
  await use(secret, other.code);
  expect((await pay(secret, 'free')).amountMinor).toBeNull();
  expect(await getCart(app, secret)).toMatchObject({ state: 'completed' });
  expect([await figures(one.id), await figures(other.id)]).toEqual([
    { capacity: 3000, held: 0, sold: 3000 },
    { capacity: 3000, held: 0, sold: 500 },
  ]);
  expect((await movements(other.id)).at(-1)).toEqual(['payment', -500, 2500]);
  await expectBalanced();
});

test('what a card holds of a cart follows its total, and comes back when the time is up', async () => {
  const { aCard, aCart, wish, figures } = await aMuseum();
  const { id, code } = await aCard(10_000);
  const secret = await aCart(1);
  await use(secret, code);
  expect((await figures(id)).held).toBe(1750);
  await changeCart(app, secret, wish(3));
  expect((await figures(id)).held).toBe(5250);
  expect((await keepPayingCodes(app, secret, { codes: [] })).codes).toEqual([]);
  expect((await figures(id)).held).toBe(0);
  await use(secret, code);
  clock.advance(16);
  await expireHolds(worker);
  expect((await figures(id)).held).toBe(0);
});

test('a payment after the end of its hold takes the card again, or goes back whole where the card is spent', async () => {
  const { client, aCard, aCart, pay, expectBalanced, figures } = await aMuseum();
  const { id, code } = await aCard(1000);
  const late = await aCart(1);
  await use(late, code);
  await saveDetails(app, late, anna);
  await checkOut(app, late, { method: 'test' });
  const { rows } = await database.owner.query(
    `select reference, amount_minor::int as "amountMinor", currency from payment where client_id = $1 and code_id is null`,
    [client.clientId],
  );
  clock.advance(16);
  await expireHolds(worker);
  const quick = await aCart(1);
  await use(quick, code);
  await pay(quick);
  const paid = { provider: 'test', event: 'paid', outcome: 'paid' } as const;
  await settlePayment(app, client.clientId, { ...rows[0], ...paid });
  expect(await getCart(app, late)).toMatchObject({ state: 'completed' });
  const { rows: back } = await database.owner.query(
    `select amount_minor::int as amount, reason from refund where client_id = $1`,
    [client.clientId],
  );
  expect(back).toEqual([{ amount: 750, reason: 'places-gone' }]);
  expect(await figures(id)).toEqual({ capacity: 1000, held: 0, sold: 1000 });
  await expectBalanced();
});

test('two hundred buyers want the last cent of a card, and one gets it', async () => {
  const { aCard, aCart, figures } = await aMuseum();
  const { id, code } = await aCard(1);
  const secrets = await Promise.all(Array.from({ length: 200 }, () => aCart(1)));
  const asked = await Promise.allSettled(secrets.map((secret) => use(secret, code)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await figures(id)).toEqual({ capacity: 1, held: 1, sold: 0 });
});

test('a blocked card, one of another museum or environment, and one at a page that takes none are as unknown as any', async () => {
  const { client, manager, aCard, aCart } = await aMuseum();
  const stranger = await aMuseum();
  const { id, code } = await aCard(1000);
  const secret = await aCart(1);
  await blockGiftCard(manager, id, true);
  const unknown = ['code: discount-code-unknown'];
  expect(await refusalsOf(use(secret, code))).toEqual(unknown);
  expect(await refusalsOf(use(secret, (await stranger.aCard(500)).code))).toEqual(unknown);
  await blockGiftCard(manager, id, false);
  const takeCards = (giftCards: boolean) =>
    database.owner.query('update channel set sales_flow = $2 where client_id = $1', [
      client.clientId,
      { options: { giftCards } },
    ]);
  await takeCards(false);
  expect(await refusalsOf(use(secret, code))).toEqual(unknown);
  await takeCards(true);
  await database.owner.query(`update gift_card set valid_until = '2026-11-19' where id = $1`, [id]);
  expect(await refusalsOf(use(secret, code))).toEqual(unknown);
  await database.owner.query(
    `update gift_card set valid_until = '2026-11-20', test = not test where id = $1`,
    [id],
  );
  expect(await refusalsOf(use(secret, code))).toEqual(['code: paying-code-empty']);
  expect(client.clientId).not.toBe(stranger.client.clientId);
});
