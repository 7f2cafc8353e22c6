import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { RefusedError } from '../../../platform/errors.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { changeCart } from '../cart/change-cart.ts';
import { extendCart } from '../cart/extend-cart.ts';
import { saveDetails } from '../cart/save-details.ts';
import { getCart } from '../cart/show-cart.ts';
import { takeCart } from '../cart/take-cart.ts';
import { saveLanguage } from '../cart-language/save-language.ts';
import { checkOut } from './check-out.ts';

const database = await testDatabase();
const { app } = testApp(database);
const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna@example.com' };

/** Two adults at 17.50, in a cart with details that is open in two tabs. */
async function aCart() {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId);
  await database.owner.query('update ticket_type set price_minor = 1750 where id = $1', [page.ticketTypeId]);
  const { timeslotId, ticketTypeId } = page;
  const wish = (quantity: number) => ({ language: 'en', timeslotId, lines: [{ ticketTypeId, quantity }] });
  const { secret } = await takeCart(
    app,
    { client: client.subdomain, channel: page.url },
    wish(2),
    randomUUID(),
  );
  await saveDetails(app, secret, anna);
  /** What a tab shows that read the cart just now. */
  const tab = async () => {
    const { fingerprint, totals } = await getCart(app, secret);
    const shown = { fingerprint, dueMinor: totals.totalMinor };
    return { pay: () => checkOut(app, secret, { method: 'test', shown }) };
  };
  const orders = async () =>
    (
      await database.owner.query(
        'select state, total_minor::int as "totalMinor" from orders where client_id = $1 order by id',
        [client.clientId],
      )
    ).rows;
  const pay = async () => {
    const { rows } = await database.owner.query(
      `select reference, amount_minor::int as "amountMinor", currency from payment where client_id = $1
       order by id desc limit 1`,
      [client.clientId],
    );
    await settlePayment(app, client.clientId, {
      ...rows[0],
      provider: 'test',
      event: 'paid',
      outcome: 'paid',
    });
  };
  return { secret, wish, tab, orders, pay, ...page };
}

const answerOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'ordered',
    (error) => error instanceof RefusedError && error.refusals,
  );

test('a tab that shows two tickets does not order the three that another tab chose: it is asked again', async () => {
  const { secret, wish, tab, orders } = await aCart();
  const first = await tab();
  await changeCart(app, secret, wish(3));
  expect(await answerOf(first.pay())).toEqual([
    { code: 'price-changed', params: { beforeMinor: 3500, totalMinor: 5250 } },
  ]);
  expect(await orders()).toEqual([]);
  const again = await tab();
  await again.pay();
  expect(await orders()).toEqual([{ state: 'pending payment', totalMinor: 5250 }]);
});

test('another time at the same price is asked again too, without speaking of an amount', async () => {
  const { secret, tab, timeslotId } = await aCart();
  const first = await tab();
  await database.owner.query('update cart set timeslot_id = null where timeslot_id = $1', [timeslotId]);
  expect(await answerOf(first.pay())).toEqual([{ code: 'price-changed' }]);
  expect(await refusalsOf(checkOut(app, secret, { method: 'test', shown: { fingerprint: 1 } }))).toContain(
    'shown.fingerprint: input-invalid',
  );
});

test('more time and another language are no other cart', async () => {
  const { secret, tab, orders } = await aCart();
  const first = await tab();
  await extendCart(app, secret);
  await saveLanguage(app, secret, { language: 'nl' });
  await first.pay();
  expect(await orders()).toEqual([{ state: 'pending payment', totalMinor: 3500 }]);
});

test('a tab of before the change does not lead to the payment of another one, and to the order once it is paid', async () => {
  const { secret, wish, tab, pay } = await aCart();
  const first = await tab();
  await changeCart(app, secret, wish(1));
  await (await tab()).pay();
  expect(await answerOf(first.pay())).toMatchObject([{ code: 'price-changed' }]);
  await pay();
  expect((await first.pay()).redirectUrl).toMatch(/\/shop\/order\//);
});

test('a caller that does not say what it showed orders what the cart holds', async () => {
  const { secret, wish, orders } = await aCart();
  await changeCart(app, secret, wish(3));
  await checkOut(app, secret, { method: 'test' });
  expect(await orders()).toEqual([{ state: 'pending payment', totalMinor: 5250 }]);
});
