import { randomUUID } from 'node:crypto';
import { giftTicketsKey } from '@foyer/domain/gifts/gift-wish.ts';
import { aMuseumOfPresents, noor, toNoor } from '@foyer/testkit/builders/a-museum-of-presents.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { createDiscount } from '../../discounts/save-discount.ts';
import { changeOrder, previewChange } from '../../order-changes/change-order.ts';
import { saveDetails } from '../cart/save-details.ts';
import { applyDiscountCode } from '../discount-codes/apply-discount-code.ts';
import { showGift } from './show-gift.ts';

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));

type Wish = Parameters<typeof previewChange>[2];

async function aMuseum() {
  const museum = await aMuseumOfPresents(app, owner);
  const change = async (orderId: string, wish: Wish) => {
    const { fingerprint } = await previewChange(museum.manager, orderId, wish);
    const input = { id: randomUUID(), orderId, wish, fingerprint, reason: 'made up' };
    await changeOrder(museum.manager, input);
  };
  const refunds = async (orderId: string) => {
    const { rows } = await owner.query(
      `select r.amount_minor::int as "amountMinor", p.provider from refund r left join payment p on p.id = r.payment_id
       where r.order_id = $1 order by r.id`,
      [orderId],
    );
    return rows.map(({ amountMinor, provider }) => [amountMinor, provider]);
  };
  const ticketsOf = async (orderId: string): Promise<string[]> =>
    (
      await owner.query(`select id from ticket where order_id = $1 and state <> 'cancelled'`, [orderId])
    ).rows.map(({ id }) => id);
  return { ...museum, change, refunds, ticketsOf };
}

test('money that goes back while the ticket stays is no present again: staff pay it by hand', async () => {
  const { buy, redeem, change, refunds, cancel, expectBalanced, tickets } = await aMuseum();
  const { link } = await buy(2);
  const own = await redeem(link);
  await change(own, { refundMinor: 500 });
  expect(await refunds(own)).toEqual([[500, null]]);
  expect(await showGift(app, link, null)).toMatchObject({ state: 'used', lines: [] });
  await expectBalanced();
  // The ticket that is cancelled afterwards is a present again, and no more than that one.
  await cancel(own, 1);
  expect(await refunds(own)).toEqual([
    [500, null],
    [1750, 'gift-ticket'],
  ]);
  expect(await showGift(app, link, null)).toMatchObject({ state: 'open', lines: [{ quantity: 1 }] });
  expect(await tickets(own)).toContainEqual(expect.objectContaining({ state: 'active', count: 1 }));
  await expectBalanced();
});

test('more than a cancelled ticket cost goes back by hand, and not to a present whose ticket stays', async () => {
  const { buy, redeem, change, refunds, ticketsOf, expectBalanced } = await aMuseum();
  const { link } = await buy(2);
  const own = await redeem(link);
  const [cancelled = ''] = await ticketsOf(own);
  await change(own, { cancel: [cancelled], refundMinor: 2500 });
  expect(await refunds(own)).toEqual([
    [1750, 'gift-ticket'],
    [750, null],
  ]);
  expect(await showGift(app, link, null)).toMatchObject({ state: 'open', lines: [{ quantity: 1 }] });
  await expectBalanced();
});

test('of a present that cost less afterwards nothing stays owed once it is given back', async () => {
  const { buy, change, cancel, expectBalanced, balances } = await aMuseum();
  const { orderId, link } = await buy(1);
  await change(orderId, { refundMinor: 500 });
  expect(await showGift(app, link, null)).toMatchObject({ state: 'open' });
  await expectBalanced();
  expect(await cancel(orderId, 1)).toMatchObject({ refundMinor: 1250 });
  const left = [...(await balances())].filter(
    ([account, minor]) => minor !== 0 && !account.startsWith('money'),
  );
  expect(left.map(([account]) => account)).toEqual(['refund-due']);
  await expectBalanced();
});

test('of two presents that cost less afterwards each keeps what it is worth', async () => {
  const { buy, change, cancel, expectBalanced, order, redeem } = await aMuseum();
  const { orderId, link } = await buy(2);
  await change(orderId, { refundMinor: 500 });
  expect(await cancel(orderId, 1)).toMatchObject({ refundMinor: 1750 });
  await expectBalanced();
  const own = await redeem(link);
  expect(await order(own)).toMatchObject({ total: 1750, codes: 1750 });
  await expectBalanced();
});

test('a discount code with one use is free again when all gift tickets of its order are cancelled, not before', async () => {
  const { manager, wish, pay, cancel } = await aMuseum();
  const spring = { kind: 'percentage', basisPoints: 1000, title: 'Spring', mostUses: 1 };
  await createDiscount(manager, spring, 'SPRING');
  const use = (secret: string) => applyDiscountCode(app, secret, { code: 'SPRING' });
  const secret = await wish(2);
  await use(secret);
  await saveDetails(app, secret, { ...noor, gifts: { [giftTicketsKey]: [toNoor] } });
  const orderId = await pay(secret);
  const other = await wish(1);
  await cancel(orderId, 1);
  expect(await refusalsOf(use(other))).toEqual(['code: discount-code-used-up']);
  await cancel(orderId, 1);
  expect((await use(other)).discount).toMatchObject({ code: 'SPRING' });
});
