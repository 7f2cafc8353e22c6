import { randomUUID } from 'node:crypto';
import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aTillDesk, type TillDesk } from '@foyer/testkit/builders/a-till-desk.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { RefusedError } from '../../platform/errors.ts';
import { listBalances } from '../ledger/index.ts';
import { checkOrders } from '../order-ledger/index.ts';
import { quoteDeskSale } from './quote-desk-sale.ts';
import { sellAtDesk } from './sell-at-desk.ts';

const database = await testDatabase();
const clock = testClock('2030-06-01T10:00:00Z');
const { app } = testApp(database, clock);
const { owner } = database;

const aDesk = (options?: Parameters<typeof aTillDesk>[2]) => aTillDesk(app, owner, options);

async function count(desk: TillDesk, table: string): Promise<number> {
  const { rows } = await owner.query(`select count(*)::int as n from ${table} where client_id = $1`, [
    desk.clientId,
  ]);
  return rows[0].n;
}

const moneyOf = ({ clientId, tillId }: TillDesk) =>
  inClient(app.db, clientId, async (scope) =>
    (await listBalances(scope))
      .filter(({ account }) => account.startsWith(`money:${tillId}`))
      .map(({ account, amountMinor }) => [account.replace(tillId, 'till'), amountMinor]),
  );

const differencesOf = ({ clientId }: TillDesk, ...orderIds: string[]) =>
  inClient(app.db, clientId, (scope) => checkOrders(scope, orderIds));

describe('a sale at a desk for cash', () => {
  test('is an order with its number, tickets and change; ledger and till have the money', async () => {
    const desk = await aDesk();
    const payments = [{ means: 'cash', amountMinor: 3500, receivedMinor: 5000 }];
    const sold = await sellAtDesk(desk.manager, desk.sale(2, { payments }));
    expect(sold).toMatchObject({ orderNumber: 'GT-1', totalMinor: 3500, changeMinor: 1500, itemCount: 2 });
    expect(await counterFigures(owner, desk.timeslotId)).toMatchObject({ held: 0, sold: 2 });
    expect(await count(desk, 'ticket')).toBe(2);
    expect(await moneyOf(desk)).toEqual([['money:till', 13_500]]);
    const { rows: entries } = await owner.query(
      `select kind, means, amount_minor from till_entry where order_id = $1`,
      [sold.orderId],
    );
    expect(entries).toEqual([{ kind: 'sale', means: 'cash', amount_minor: 3500 }]);
    expect(await differencesOf(desk, sold.orderId)).toEqual([]);
  });

  test('is audited, and on the timeline of its order', async () => {
    const desk = await aDesk();
    const { orderId } = await sellAtDesk(desk.manager, desk.sale(1));
    const { rows } = await owner.query(
      `select action, after from audit_entry where client_id = $1 and entity_id = $2`,
      [desk.clientId, orderId],
    );
    expect(rows).toMatchObject([
      { action: 'sell-at-desk', after: { totalMinor: 1750, payments: [{ means: 'cash', changeMinor: 0 }] } },
    ]);
    const { rows: events } = await owner.query(
      `select kind, actor_kind from order_event where order_id = $1 order by id`,
      [orderId],
    );
    expect(events).toEqual(
      ['order-placed', 'payment-received', 'order-completed'].map((kind) => ({
        kind,
        actor_kind: 'account',
      })),
    );
  });

  test('sent twice, at once or later, is one order', async () => {
    const desk = await aDesk();
    const sale = desk.sale(2);
    const twice = await Promise.all([sellAtDesk(desk.manager, sale), sellAtDesk(desk.manager, sale)]);
    const later = await sellAtDesk(desk.manager, sale);
    expect(new Set([...twice, later].map(({ orderId }) => orderId)).size).toBe(1);
    expect(await count(desk, 'orders')).toBe(1);
    expect(await counterFigures(owner, desk.timeslotId)).toMatchObject({ sold: 2 });
    expect(await moneyOf(desk)).toEqual([['money:till', 13_500]]);
  });

  test('of the last place at two desks at once is sold by one of them', async () => {
    const desk = await aDesk({ capacity: 1 });
    const results = await Promise.allSettled([
      sellAtDesk(desk.manager, desk.sale(1)),
      sellAtDesk(desk.manager, desk.sale(1)),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = results.flatMap((one) => (one.status === 'rejected' ? one.reason : []))[0];
    expect(lost).toBeInstanceOf(RefusedError);
    expect(lost.refusals).toMatchObject([{ code: 'sold-out' }]);
    expect(await count(desk, 'orders')).toBe(1);
    expect(await count(desk, 'payment')).toBe(1);
  });

  test('that is broken off at any point leaves nothing, and its repeat sells once', async () => {
    const desk = await aDesk({ capacity: 2 });
    const sale = desk.sale(2);
    for (const table of ['orders', 'payment', 'till_entry', 'desk_sale', 'audit_entry']) {
      await owner.query(`create function break_${table}() returns trigger language plpgsql as
        $$ begin raise exception 'killed'; end $$`);
      await owner.query(
        `create trigger break_it before insert on ${table} for each row execute function break_${table}()`,
      );
      await expect(sellAtDesk(desk.manager, sale)).rejects.toThrow('killed');
      await owner.query(`drop trigger break_it on ${table}`);
    }
    expect(await count(desk, 'orders')).toBe(0);
    expect(await counterFigures(owner, desk.timeslotId)).toMatchObject({ held: 0, sold: 0 });
    expect(await moneyOf(desk)).toEqual([['money:till', 10_000]]);
    await sellAtDesk(desk.manager, sale);
    expect(await counterFigures(owner, desk.timeslotId)).toMatchObject({ held: 0, sold: 2 });
  });
});

test('a time of another day than the desk shows is neither priced nor sold', async () => {
  const desk = await aDesk();
  const sale = desk.sale(1);
  const wish = { ...Object(sale.wish), date: '2030-06-02' };
  expect(await refusalsOf(quoteDeskSale(desk.manager, wish))).toEqual(['timeslotId: timeslot-unknown']);
  expect(await refusalsOf(sellAtDesk(desk.manager, { ...sale, wish }))).toEqual([
    'timeslotId: timeslot-unknown',
  ]);
  expect(await count(desk, 'orders')).toBe(0);
});

describe('the payment', () => {
  test('is split over card and cash to the cent; the drawer has the cash only', async () => {
    const desk = await aDesk();
    const payments = [
      { means: 'card', amountMinor: 1501, referenceNumber: 'TX 8841' },
      { means: 'cash', amountMinor: 1999, receivedMinor: 2000 },
    ];
    const sold = await sellAtDesk(desk.manager, desk.sale(2, { payments }));
    expect(sold.changeMinor).toBe(1);
    expect(sold.payments.map(({ means, referenceNumber }) => [means, referenceNumber])).toEqual([
      ['card', 'TX 8841'],
      ['cash', ''],
    ]);
    expect((await moneyOf(desk)).toSorted()).toEqual([
      ['money:till', 11_999],
      ['money:till:card', 1501],
    ]);
    expect(await differencesOf(desk, sold.orderId)).toEqual([]);
  });

  test('must add up, be said and be enough; nothing is sold otherwise', async () => {
    const desk = await aDesk();
    const sell = (payments: unknown[]) => refusalsOf(sellAtDesk(desk.manager, desk.sale(1, { payments })));
    expect(await sell([])).toEqual(['payments: desk-payment-required']);
    expect(await sell([{ means: 'cash', amountMinor: 1749 }])).toEqual(['payments: desk-payments-differ']);
    expect(await sell([{ means: 'cash', amountMinor: 1750, receivedMinor: 1000 }])).toEqual([
      'payments.0.receivedMinor: desk-received-too-little',
    ]);
    expect(await count(desk, 'orders')).toBe(0);
  });

  test('at another price than the desk showed is refused', async () => {
    const desk = await aDesk();
    await owner.query('update ticket_type set price_minor = 1800 where id = $1', [desk.ticketTypeId]);
    expect(await refusalsOf(sellAtDesk(desk.manager, desk.sale(1)))).toEqual(['main: price-changed']);
  });

  test('needs an open till', async () => {
    const desk = await aDesk();
    await owner.query(
      'update till_session set closed_at = now() + interval $$10 years$$ where till_id = $1',
      [desk.tillId],
    );
    expect(await refusalsOf(sellAtDesk(desk.manager, desk.sale(1)))).toEqual(['main: till-not-open']);
  });
});

describe('what is counted', () => {
  const wishOf = (desk: TillDesk, quantity: number, change = {}) => ({
    language: 'nl',
    timeslotId: desk.timeslotId,
    lines: [{ ticketTypeId: desk.ticketTypeId, quantity }],
    ...change,
  });

  test('is priced with a percentage that staff give, and sold at that price', async () => {
    const desk = await aDesk();
    const wish = wishOf(desk, 3, { discountBasisPoints: 1000 });
    expect(await quoteDeskSale(desk.manager, wish)).toMatchObject({ totalMinor: 4725, discountMinor: 525 });
    const payments = [{ means: 'other', amountMinor: 4725 }];
    const sold = await sellAtDesk(desk.manager, desk.sale(3, { wish, totalMinor: 4725, payments }));
    expect(sold.totalMinor).toBe(4725);
    expect(await differencesOf(desk, sold.orderId)).toEqual([]);
    const wrong = wishOf(desk, 1, { discountBasisPoints: 10_001 });
    expect(await refusalsOf(quoteDeskSale(desk.manager, wrong))).toEqual([
      'discountBasisPoints: discount-percentage-invalid',
    ]);
  });

  test('is refused in the words of the specification: too many tickets, too few at the selected time, unknown code', async () => {
    const desk = await aDesk({ capacity: 3 });
    const quote = (quantity: number, change = {}) =>
      refusalsOf(quoteDeskSale(desk.manager, wishOf(desk, quantity, change)));
    expect(await quote(26)).toEqual(['main: order-above-maximum']);
    expect(await quote(1, { timeslotId: null })).toEqual(['timeslotId: timeslot-required']);
    expect(await quote(1, { discountCode: 'NO-SUCH' })).toEqual(['discountCode: discount-code-unknown']);
    expect(await quote(1, { payingCodes: ['AAAA-BBBB'] })).toEqual(['payingCodes.0: paying-code-unknown']);
    const four = desk.sale(4);
    expect(await refusalsOf(sellAtDesk(desk.manager, four))).toEqual(['main: not-enough-places']);
  });

  test('names a buyer who gets the tickets by mail, or has none', async () => {
    const desk = await aDesk();
    const buyer = { firstName: 'Noor', email: 'Noor@example.com' };
    const { orderId, buyerEmail } = await sellAtDesk(desk.manager, desk.sale(1, { buyer }));
    expect(buyerEmail).toBe('noor@example.com');
    const { rows } = await owner.query('select language, buyer_first_name from orders where id = $1', [
      orderId,
    ]);
    expect(rows).toEqual([{ language: 'nl', buyer_first_name: 'Noor' }]);
    const wrong = desk.sale(1, { buyer: { email: 'noor' } });
    expect(await refusalsOf(sellAtDesk(desk.manager, wrong))).toEqual(['buyer.email: email-invalid']);
  });
});

test('an account without the right sells nothing, and sees no sale of a colleague', async () => {
  const desk = await aDesk();
  const reader = await signedInAs(app, desk.client, 'read only');
  await expect(sellAtDesk(reader, desk.sale(1))).rejects.toThrow('ticketverkoop');
  // It sells for itself: the money of the museum's tills is not its own.
  const partner = await signedInAs(app, desk.client, 'sales partner');
  await expect(sellAtDesk(partner, desk.sale(1))).rejects.toThrow('ticketverkoop');
  const sale = desk.sale(1, { saleId: randomUUID() });
  await sellAtDesk(desk.manager, sale);
  const colleague = await signedInAs(app, desk.client, 'reception');
  await expect(sellAtDesk(colleague, sale)).rejects.toThrow('desk-sale-not-found');
});
