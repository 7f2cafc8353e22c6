import { orderSorts } from '@foyer/domain/orders/order-sorts.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { completeOrder } from '../complete-order.ts';
import { getOrderOverview } from '../get-order-overview.ts';
import { lockOrder } from '../order.repository.ts';
import { resendTickets } from '../resend-tickets.ts';
import { listTickets } from '../ticket.repository.ts';
import { listOrders, type OrderListInput, totalOrders } from './list-orders.ts';
import { listOrderProducts } from './order-list.repository.ts';

const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);

async function aMuseum() {
  const client = await aClient(app);
  const { clientId } = client;
  const timeslot = await aTimeslot(database.owner, clientId, { capacity: null });
  const manager = await signedInAs(app, client);
  const sell = async (name: string, { quantity = 1, isPaid = true, seller = '' } = {}) => {
    const [firstName = '', ...rest] = name.split(' ');
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
    const buyer = { firstName, lastName: rest.join(' '), email, phone: null };
    const order = await aPlacedOrder(app, clientId, timeslot, {
      quantity,
      buyer,
      ...(seller ? { sellerAccountId: seller } : {}),
    });
    if (isPaid) {
      await inClient(app.db, clientId, async (scope) =>
        completeOrder(app, scope, await lockOrder(scope, order.orderId), { kind: 'provider' }),
      );
    }
    return order.orderId;
  };
  const list = async (input: OrderListInput = {}, page = {}) =>
    listOrders(manager, input, { limit: 50, inverted: false, ...page });
  const names = async (input: OrderListInput = {}) => (await list(input)).map((row) => row.order.buyerName);
  return { client, clientId, manager, sell, list, names };
}

describe('finding an order', () => {
  test('by its number, however it is typed, by name, by address and by a ticket’s code', async () => {
    const museum = await aMuseum();
    await museum.sell('Sanne de Vries');
    const yusuf = await museum.sell('Yusuf Aydın');
    const tickets = await museum.manager.inClient((scope) => listTickets(scope, yusuf));
    const searches = ['GT-2', 'gt 2', '2', 'aydın', 'yusuf.ay', 'YUSUF.AYDIN@', tickets[0]?.code ?? ''];
    const found = await Promise.all(searches.map((search) => museum.names({ search })));
    expect(found).toEqual([
      ['Yusuf Aydın'],
      ['Yusuf Aydın'],
      ['Yusuf Aydın'],
      ['Yusuf Aydın'],
      [],
      [],
      ['Yusuf Aydın'],
    ]);
    expect(await museum.names({ search: 'SANNE.DE.VRIES@EX' })).toEqual(['Sanne de Vries']);
    expect(await museum.names({ search: 'Vri' })).toEqual([]);
    expect(await museum.names({ search: 'nobody at all' })).toEqual([]);
  });

  test('letters that mean something to the database mean themselves', async () => {
    const museum = await aMuseum();
    await museum.sell('Per Cent%Sign');
    await museum.sell('Under Score_Sign');
    expect(await museum.names({ search: '%Sign' })).toEqual(['Per Cent%Sign']);
    expect(await museum.names({ search: '_Sign' })).toEqual(['Under Score_Sign']);
    expect(await museum.names({ search: "' or 1=1 --" })).toEqual([]);
    expect(await museum.names({ search: 'Per\u0000Cent' })).toEqual(['Per Cent%Sign']);
    expect(await museum.names({ search: '\\\\\\\\' })).toEqual([]);
  });

  test('never brings up another client’s order', async () => {
    const [one, other] = [await aMuseum(), await aMuseum()];
    const id = await one.sell('Eleanor Whitfield');
    const [ticket] = await one.manager.inClient((scope) => listTickets(scope, id));
    for (const search of ['Eleanor', 'eleanor.whitfield@example.com', 'GT-1', ticket?.code ?? '', '']) {
      expect(await other.names({ search })).toEqual([]);
    }
    expect(await totalOrders(other.manager, { search: 'Eleanor' })).toEqual({ count: 0, totalMinor: 0 });
    expect(await one.names({ search: 'Eleanor' })).toEqual(['Eleanor Whitfield']);
  });
});

describe('the list', () => {
  test('is paged without gap or repeat, forwards and back, by every sort', async () => {
    const museum = await aMuseum();
    for (let index = 1; index <= 7; index += 1)
      await museum.sell(`Buyer ${index}`, { quantity: (index % 3) + 1 });
    for (const sort of orderSorts) {
      const all = await museum.list({ sort });
      const [first, rest] = [await museum.list({ sort }, { limit: 3 }), []];
      const second = await museum.list({ sort }, { limit: 3, after: first.at(-1)?.cursor });
      const third = await museum.list({ sort }, { limit: 3, after: second.at(-1)?.cursor });
      const ids = [...first, ...second, ...third, ...rest].map((row) => row.order.id);
      expect([sort, ids]).toEqual([sort, all.map((row) => row.order.id)]);
      const back = await museum.list({ sort }, { limit: 3, before: third[0]?.cursor, inverted: true });
      expect(back.map((row) => row.order.id).reverse()).toEqual(second.map((row) => row.order.id));
    }
  });

  test('is narrowed by state and by days, and adds up what was sold', async () => {
    const museum = await aMuseum();
    await museum.sell('Paid Buyer', { quantity: 2 });
    await museum.sell('Open Buyer', { isPaid: false });
    // Its default is the database's clock, which may be in the next day already.
    await database.owner.query('update orders set created_at = $2 where client_id = $1', [
      museum.clientId,
      clock.now(),
    ]);
    expect(await museum.names({ state: 'completed' })).toEqual(['Paid Buyer']);
    expect(await museum.names({ state: 'reserved' })).toEqual(['Open Buyer']);
    expect(await museum.names({ state: 'sold' })).toEqual(['Paid Buyer']);
    expect(await museum.names({ placed: 'today' })).toHaveLength(2);
    expect(await museum.names({ placed: 'yesterday' })).toEqual([]);
    expect(await museum.names({ visit: '2030-06-15' })).toHaveLength(2);
    expect(await museum.names({ visit: '2030-06-01..2030-06-14' })).toEqual([]);
    expect(await totalOrders(museum.manager, {})).toEqual({ count: 2, totalMinor: 3500 });
  });

  test('is narrowed by what an order came to, by product and by the days on which money went back', async () => {
    const museum = await aMuseum();
    const small = await museum.sell('Small Buyer');
    await museum.sell('Large Buyer', { quantity: 3 });
    expect(await museum.names({ total: '1750..1750' })).toEqual(['Small Buyer']);
    expect(await museum.names({ total: '1751..' })).toEqual(['Large Buyer']);
    expect(await museum.names({ total: '..1750' })).toEqual(['Small Buyer']);
    expect(await museum.names({ total: '9..1' })).toHaveLength(2);

    const [product] = await museum.manager.inClient(listOrderProducts);
    expect(await museum.names({ productId: product?.id ?? '' })).toHaveLength(2);
    expect(await museum.names({ productId: museum.clientId })).toEqual([]);
    expect((await totalOrders(museum.manager, { productId: museum.clientId })).count).toBe(0);

    expect(await museum.names({ refunded: 'this-month' })).toEqual([]);
    await database.owner.query(
      `with paid as (insert into payment (client_id, order_id, provider, reference, method, amount_minor, currency, state)
         values ($1, $2, 'test', $2::uuid::text, 'ideal', 1750, 'EUR', 'paid') returning client_id, id)
       insert into refund (client_id, order_id, payment_id, amount_minor, reason, created_at)
       select client_id, $2, id, 500, 'staff', $3 from paid`,
      [museum.clientId, small, clock.now()],
    );
    expect(await museum.names({ refunded: 'this-month' })).toEqual(['Small Buyer']);
    expect(await museum.names({ refunded: 'yesterday' })).toEqual([]);
  });

  test('is narrowed by scans, payment, language, time, discount, donation, reasons and telephone number', async () => {
    const museum = await aMuseum();
    const first = await museum.sell('First Buyer', { quantity: 2 });
    const second = await museum.sell('Second Buyer', { quantity: 2 });
    await museum.sell('Open Buyer', { isPaid: false });
    const change = (text: string, ...values: string[]) =>
      database.owner.query(text, [museum.clientId, ...values]);
    const scanOne = (orderId: string) =>
      change(
        `update ticket set used_at = now() where client_id = $1 and id = (
           select id from ticket where order_id = $2 and used_at is null order by id limit 1)`,
        orderId,
      );
    await scanOne(first);
    expect(await museum.names({ scan: 'partly' })).toEqual(['First Buyer']);
    expect(await museum.names({ scan: 'scanned' })).toEqual([]);
    expect(await museum.names({ scan: 'unscanned' })).toEqual(['Second Buyer']);
    await scanOne(first);
    expect(await museum.names({ scan: 'scanned' })).toEqual(['First Buyer']);
    expect(await museum.names({ scan: 'partly' })).toEqual([]);

    const pay = (orderId: string, method: string, state: string) =>
      change(
        `insert into payment (client_id, order_id, provider, reference, method, amount_minor, currency, state)
         values ($1, $2::uuid, 'mollie', $2::uuid::text || $3::text, $3::text, 3500, 'EUR', $4)`,
        orderId,
        ...[method, state],
      );
    await pay(first, 'paypal', 'failed');
    await pay(first, 'ideal', 'paid');
    expect(await museum.names({ method: 'ideal' })).toEqual(['First Buyer']);
    expect(await museum.names({ method: 'paypal' })).toEqual([]);
    expect(await museum.names({ provider: 'mollie' })).toEqual(['First Buyer']);
    expect(await museum.names({ provider: 'stripe' })).toEqual([]);

    await change(
      `update orders set language = 'ja', buyer_phone = '+31 (0)6-12 34' where client_id = $1 and id = $2`,
      second,
    );
    expect(await museum.names({ language: 'ja' })).toEqual(['Second Buyer']);
    expect(await museum.names({ search: '+31 (0)6 1234' })).toEqual(['Second Buyer']);
    expect(await museum.names({ search: second.toUpperCase() })).toEqual(['Second Buyer']);
    await change(`update orders set visit_time = '10:15' where client_id = $1 and id = $2`, second);
    expect(await museum.names({ visit: '2030-06-15', time: '10:15' })).toEqual(['Second Buyer']);
    expect(await museum.names({ time: '10:15' })).toHaveLength(3);

    await change(
      `update order_line set price_steps = '[{"kind": "discount-code", "title": "Spring"}]'
       where client_id = $1 and order_id = $2`,
      second,
    );
    expect(await museum.names({ discount: '*' })).toEqual(['Second Buyer']);
    expect(await museum.names({ discount: 'Spring' })).toEqual(['Second Buyer']);
    expect(await museum.names({ discount: 'Summer' })).toEqual([]);
    await change(
      `insert into ledger_posting (client_id, kind, cause_id, order_id, book, currency, at, day, accounts, cost_centres,
         general_ledger_accounts, amounts_minor)
       values ($1, 'gift', $2, $2, 'live', 'EUR', now(), '2030-06-15', '{receivable,donation}', '{"",""}', '{"",""}', '{5,-5}')`,
      first,
    );
    expect(await museum.names({ donation: 'with' })).toEqual(['First Buyer']);

    await change(
      `insert into order_event (client_id, order_id, kind, actor_kind, facts)
       values ($1, $2, 'visit-cancelled', 'system', '{"reason": "closed"}')`,
      first,
    );
    expect(await museum.names({ reason: 'closed' })).toEqual(['First Buyer']);
    expect(await museum.names({ reason: 'paid-twice' })).toEqual([]);
    expect(await museum.names({ scan: 'scanned', method: 'ideal', reason: 'closed' })).toEqual([
      'First Buyer',
    ]);
    expect((await totalOrders(museum.manager, { method: 'ideal', donation: 'with' })).count).toBe(1);
  });

  test('of failed orders has those whose payment failed, whose money came without tickets, and whose refund failed', async () => {
    const museum = await aMuseum();
    await museum.sell('Happy Buyer');
    const unpaid = await museum.sell('Unpaid Buyer', { isPaid: false });
    const differing = await museum.sell('Differing Buyer', { isPaid: false });
    const refunded = await museum.sell('Refunded Buyer');
    const change = (text: string, orderId: string) => database.owner.query(text, [museum.clientId, orderId]);
    expect(await museum.names({ failed: 'all' })).toEqual([]);
    await change(`update orders set state = 'failed' where client_id = $1 and id = $2`, unpaid);
    await change(
      `insert into order_event (client_id, order_id, kind, actor_kind) values ($1, $2, 'payment-differs', 'provider')`,
      differing,
    );
    await change(
      `with paid as (insert into payment (client_id, order_id, provider, reference, method, amount_minor, currency, state)
         values ($1, $2, 'test', $2::uuid::text, 'ideal', 1750, 'EUR', 'paid') returning client_id, id)
       insert into refund (client_id, order_id, payment_id, amount_minor, reason, state)
       select client_id, $2, id, 500, 'order-over', 'failed' from paid`,
      refunded,
    );
    expect((await museum.names({ failed: 'all' })).toSorted()).toEqual([
      'Differing Buyer',
      'Refunded Buyer',
      'Unpaid Buyer',
    ]);
  });

  test.each([
    { after: 'not-a-cursor' },
    { after: Buffer.from('placed|yesterday|x').toString('base64url') },
    { before: Buffer.from("total|1|'; drop table orders").toString('base64url') },
  ])('does not mind a place that cannot be read', async (page) => {
    const museum = await aMuseum();
    await museum.sell('Some Buyer');
    expect(await museum.list({ channelId: 'none', state: 'odd', placed: 'ever' }, page)).toHaveLength(1);
  });

  test('is closed to accounts without the right to orders', async () => {
    const museum = await aMuseum();
    const partner = await signedInAs(app, museum.client, 'voucher partner');
    await expect(listOrders(partner, {}, { limit: 1, inverted: false })).rejects.toThrow('order-management');
    await expect(totalOrders(partner, {})).rejects.toThrow('order-management');
  });
});

describe('a sales partner', () => {
  test('sees its own sales and no others, in lists, searches, totals and single orders', async () => {
    const museum = await aMuseum();
    const partner = await signedInAs(app, museum.client, 'sales partner');
    const seller = partner.account.accountId;
    const theirs = await museum.sell('Somebody Else');
    const own = await museum.sell('Own Sale', { seller });
    const page = { limit: 50, inverted: false };
    const namesFor = async (input: OrderListInput) =>
      (await listOrders(partner, input, page)).map((row) => row.order.buyerName);
    expect(await namesFor({})).toEqual(['Own Sale']);
    const [ticket] = await museum.manager.inClient((scope) => listTickets(scope, theirs));
    for (const search of ['Somebody', 'somebody.else@example.com', 'GT-1', ticket?.code ?? '']) {
      expect(await namesFor({ search })).toEqual([]);
    }
    expect((await totalOrders(partner, {})).count).toBe(1);
    expect((await getOrderOverview(partner, own)).id).toBe(own);
    await expect(getOrderOverview(partner, theirs)).rejects.toThrow('order-not-found');
    expect(await museum.names()).toEqual(['Own Sale', 'Somebody Else']);
  });

  test('cannot be given edit: it sends no tickets again, its own neither', async () => {
    const museum = await aMuseum();
    const partner = await signedInAs(app, museum.client, 'sales partner');
    const own = await museum.sell('Own Sale', { seller: partner.account.accountId });
    await expect(resendTickets(partner, own)).rejects.toThrow('order-management');
  });

  test('leaves its sales to the client when the account is deleted', async () => {
    const museum = await aMuseum();
    const partner = await signedInAs(app, museum.client, 'sales partner');
    const { accountId } = partner.account;
    const own = await museum.sell('Own Sale', { seller: accountId });
    await database.owner.query('delete from account where client_id = $1 and id = $2', [
      museum.clientId,
      accountId,
    ]);
    expect((await getOrderOverview(museum.manager, own)).sellerAccountId).toBeNull();
  });
});

describe('sending tickets again', () => {
  test('is sent by a worker, and is on the timeline and in the audit log', async () => {
    const museum = await aMuseum();
    const orderId = await museum.sell('Femke Bakker');
    await resendTickets(museum.manager, orderId);
    const read = async (text: string) => (await database.owner.query(text, [museum.clientId])).rows;
    expect(
      await read(`select payload from outbox where client_id = $1 and type = 'tickets-resend-requested'`),
    ).toEqual([{ payload: { orderId } }]);
    expect(
      await read(
        `select actor_kind, facts from order_event where client_id = $1 and kind = 'tickets-resent'`,
      ),
    ).toEqual([{ actor_kind: 'account', facts: { by: 'management' } }]);
    expect(
      await read(`select action from audit_entry where client_id = $1 and action = 'resend-tickets'`),
    ).toHaveLength(1);
  });

  test('is refused for an unpaid order, and to accounts that may only read', async () => {
    const museum = await aMuseum();
    const unpaid = await museum.sell('Open Buyer', { isPaid: false });
    await expect(resendTickets(museum.manager, unpaid)).rejects.toThrow('order-without-tickets');
    const reader = await signedInAs(app, museum.client, 'read only');
    await expect(resendTickets(reader, await museum.sell('Paid Buyer'))).rejects.toThrow('edit');
  });
});
