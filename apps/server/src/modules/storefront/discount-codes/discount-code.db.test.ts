import { randomUUID } from 'node:crypto';
import type { SalesFlowTyped } from '@foyer/domain/channels/sales-flow.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { deleteDiscount } from '../../discounts/delete-discount.ts';
import { changeDiscount, createDiscount } from '../../discounts/save-discount.ts';
import { changeOrder, previewChange } from '../../order-changes/change-order.ts';
import { checkOrders } from '../../order-ledger/index.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { changeCart } from '../cart/change-cart.ts';
import { saveDetails } from '../cart/save-details.ts';
import { getCart } from '../cart/show-cart.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from '../checkout/check-out.ts';
import { applyDiscountCode } from './apply-discount-code.ts';

const database = await testDatabase();
const { app } = testApp(database);
const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };
const everySecondHalf = {
  kind: 'percentage' as const,
  basisPoints: 5000,
  discountedTickets: 'every-second',
};
const tenOff = { kind: 'percentage' as const, basisPoints: 1000 };

/** A page that sells adults at 17.50, and a discount with the code SPRING. */
async function aPage(discount: object = tenOff, options: SalesFlowTyped['options'] = {}, capacity = 50) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const page = await aSalesPage(database.owner, client.clientId, {
    capacity,
    salesFlow: { options },
  });
  const made = await createDiscount(manager, { title: 'Spring', ...discount }, 'Spring');
  const { timeslotId, ticketTypeId } = page;
  const wish = (quantity: number) => ({ language: 'en', timeslotId, lines: [{ ticketTypeId, quantity }] });
  const address = { client: client.subdomain, channel: page.url };
  const aCart = async (quantity = 2) => (await takeCart(app, address, wish(quantity), randomUUID())).secret;
  const uses = async () => {
    const { rows } = await database.owner.query(
      `select capacity, held, sold from counter where client_id = $1 and kind = 'discount-code'`,
      [client.clientId],
    );
    return rows;
  };
  const pay = async (secret: string) => {
    await saveDetails(app, secret, anna);
    await checkOut(app, secret, { method: 'test' });
    const { rows } = await database.owner.query(
      `select p.order_id as "orderId", p.reference, p.amount_minor::int as "amountMinor", p.currency from payment p
       join cart c on c.client_id = p.client_id and c.order_id = p.order_id
       where p.client_id = $1 and c.hold_id = (select hold_id from cart where client_id = $1
         order by updated_at desc limit 1)`,
      [client.clientId],
    );
    const [{ orderId, ...payment }] = rows;
    const paid = { provider: 'test', event: 'paid', outcome: 'paid' } as const;
    await settlePayment(app, client.clientId, { ...payment, ...paid });
    return { orderId: orderId as string, amountMinor: payment.amountMinor as number };
  };
  return { client, manager, page, made, wish, aCart, uses, pay };
}

const use = (secret: string, code: string | null) => applyDiscountCode(app, secret, { code });

describe('a visitor uses a discount code', () => {
  test('in small letters, with a dash; the price says what it took off, and it is taken off again', async () => {
    const { aCart, uses } = await aPage();
    const secret = await aCart();
    const cart = await use(secret, ' spr-ing ');
    expect(cart.discount).toEqual({ title: 'Spring', code: 'SPRING', offMinor: 350 });
    expect(cart.totals.totalMinor).toBe(3150);
    expect(cart.lines[0]?.steps.at(-1)).toEqual({
      kind: 'discount-code',
      title: 'Spring',
      unitPriceMinor: 1575,
    });
    expect(await uses()).toEqual([{ capacity: null, held: 1, sold: 0 }]);
    expect((await use(secret, 'SPRING')).totals.totalMinor).toBe(3150);
    const without = await use(secret, null);
    expect([without.discount, without.totals.totalMinor]).toEqual([null, 3500]);
    expect(await uses()).toEqual([{ capacity: null, held: 0, sold: 0 }]);
  });

  test('and pays so much less; the order keeps it, and one use is sold', async () => {
    const { client, aCart, uses, pay } = await aPage();
    const secret = await aCart();
    await use(secret, 'SPRING');
    const { orderId, amountMinor } = await pay(secret);
    expect(amountMinor).toBe(3150);
    expect(await uses()).toEqual([{ capacity: null, held: 0, sold: 1 }]);
    const { rows } = await database.owner.query(
      'select title, code, off_minor from order_discount where order_id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ title: 'Spring', code: 'SPRING', off_minor: 350 }]);
    expect(await inClient(app.db, client.clientId, (scope) => checkOrders(scope, [orderId]))).toEqual([]);
  });

  test('whose use comes back when all of its tickets are cancelled, not before', async () => {
    const { manager, aCart, uses, pay } = await aPage({ ...tenOff, mostUses: 1 });
    const secret = await aCart();
    await use(secret, 'SPRING');
    const { orderId } = await pay(secret);
    const { rows } = await database.owner.query('select id from ticket where order_id = $1', [orderId]);
    const cancel = async (ids: string[]) => {
      const wish = { cancel: ids };
      const { fingerprint } = await previewChange(manager, orderId, wish);
      await changeOrder(manager, { id: randomUUID(), orderId, wish, fingerprint, reason: 'asked' });
    };
    await cancel([rows[0].id]);
    expect(await uses()).toEqual([{ capacity: 1, held: 0, sold: 1 }]);
    await cancel([rows[1].id]);
    expect(await uses()).toEqual([{ capacity: 1, held: 0, sold: 0 }]);
  });

  test.each([
    [tenOff, 2, 2, 'as it was'],
    [everySecondHalf, 2, 1, 'as it was'],
    [everySecondHalf, 3, 2, 'as it was'],
    [{ ...tenOff, mostDiscounted: 1 }, 3, 3, 'as it was'],
    [tenOff, 2, 2, 'edited'],
    [everySecondHalf, 3, 2, 'deleted'],
  ])(
    'and tickets that get another visit keep it, of some too: the same price costs and returns nothing',
    async (discount, quantity, moved, since) => {
      const { client, manager, page, made, aCart, pay } = await aPage(discount);
      const { clientId } = client;
      const { rows: later } = await database.owner.query<{ id: string }>(
        `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date + 1, local_time, starts_at + interval '1 day', 'manual'
       from timeslot where id = $1 returning id`,
        [page.timeslotId],
      );
      const timeslotId = later[0]?.id ?? '';
      await database.owner.query(
        `insert into counter (client_id, id, kind, owner_id, capacity) values ($1, $2, 'timeslot', $2, 9)`,
        [clientId, timeslotId],
      );
      const secret = await aCart(quantity);
      await use(secret, 'SPRING');
      const { orderId } = await pay(secret);
      const other = { title: 'Spring', kind: 'price', amountMinor: 100 };
      if (since === 'edited') await changeDiscount(manager, made.id, other);
      if (since === 'deleted') await deleteDiscount(manager, made.id);
      const { rows } = await database.owner.query('select id from ticket where order_id = $1 limit $2', [
        orderId,
        moved,
      ]);
      const wish = { replace: [{ ticketIds: rows.map(({ id }) => id), timeslotId }] };
      const { fingerprint, ...preview } = await previewChange(manager, orderId, wish);
      expect(preview).toMatchObject({ dueMinor: 0, refundMinor: 0 });
      await changeOrder(manager, { id: randomUUID(), orderId, wish, fingerprint, reason: 'asked' });
      expect(await inClient(app.db, clientId, (scope) => checkOrders(scope, [orderId]))).toEqual([]);
    },
  );

  test('that fits: a code is dropped where the tickets change so that it does not any more', async () => {
    const { aCart, wish, uses } = await aPage({ ...tenOff, minTickets: 2 });
    const secret = await aCart(1);
    expect(await refusalsOf(use(secret, 'SPRING'))).toEqual(['code: discount-too-few-tickets']);
    await changeCart(app, secret, wish(3));
    expect((await use(secret, 'SPRING')).totals.totalMinor).toBe(4725);
    expect((await changeCart(app, secret, wish(2))).totals.totalMinor).toBe(3150);
    const fewer = await changeCart(app, secret, wish(1));
    expect([fewer.discount, fewer.totals.totalMinor]).toEqual([null, 1750]);
    expect(await uses()).toEqual([{ capacity: null, held: 0, sold: 0 }]);
  });

  test('that there is: wrong ones look the same, and are slowed down', async () => {
    const { aCart, client } = await aPage();
    const stranger = await aPage({ ...tenOff });
    const secret = await aCart();
    for (let tries = 0; tries < 10; tries += 1)
      expect(await refusalsOf(use(secret, `WRONG${tries}`))).toEqual(['code: discount-code-unknown']);
    await expect(use(secret, 'WRONG')).rejects.toThrow();
    expect(await refusalsOf(use(await aCart(), 'OTHER'))).toEqual(['code: discount-code-unknown']);
    expect(stranger.client.clientId).not.toBe(client.clientId);
  });
});

test('a page that takes no discount codes knows none', async () => {
  const { aCart } = await aPage(tenOff, { discountCodes: false });
  expect(await refusalsOf(use(await aCart(), 'SPRING'))).toEqual(['code: discount-code-unknown']);
});

describe('a code with a number of uses', () => {
  test('two hundred buyers want its last use, and one gets it', async () => {
    const { aCart, uses } = await aPage({ ...tenOff, mostUses: 1 }, {}, 200);
    const secrets = await Promise.all(Array.from({ length: 200 }, () => aCart(1)));
    const asked = await Promise.allSettled(secrets.map((secret) => use(secret, 'SPRING')));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await uses()).toEqual([{ capacity: 1, held: 1, sold: 0 }]);
  });

  test('is used by so many orders of twenty that want it at once', async () => {
    const { aCart, uses } = await aPage({ ...tenOff, mostUses: 3 });
    const secrets = await Promise.all(Array.from({ length: 20 }, () => aCart(1)));
    const asked = await Promise.allSettled(secrets.map((secret) => use(secret, 'SPRING')));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await uses()).toEqual([{ capacity: 3, held: 3, sold: 0 }]);
    const [refused] = secrets.filter((_secret, index) => asked[index]?.status === 'rejected');
    expect((await getCart(app, refused ?? '')).totals.totalMinor).toBe(1750);
  });

  test('follows a change of that number, and of what it takes off, before the order is paid', async () => {
    const { manager, made, aCart, uses } = await aPage({ ...tenOff, mostUses: 5 });
    const secret = await aCart();
    await use(secret, 'SPRING');
    await changeDiscount(manager, made.id, { ...tenOff, title: 'Spring', basisPoints: 500, mostUses: 1 });
    expect(await uses()).toEqual([{ capacity: 1, held: 1, sold: 0 }]);
    await saveDetails(app, secret, anna);
    expect(await refusalsOf(checkOut(app, secret, { method: 'test' }))).toEqual(['main: price-changed']);
    expect((await getCart(app, secret)).totals.totalMinor).toBe(3325);
  });
});
