import { randomUUID } from 'node:crypto';
import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aTillDesk, type TillDesk } from '@foyer/testkit/builders/a-till-desk.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { createDiscount } from '../discounts/index.ts';
import { codeOfCard } from '../gift-cards/gift-card-code.ts';
import { makeGiftCard } from '../gift-cards/make-gift-card.ts';
import { cancelVisit } from '../order-changes/cancel-visit.ts';
import { checkOrders } from '../order-ledger/index.ts';
import { listRefunds } from '../payments/index.ts';
import { payRefundAtTill } from './pay-refund-at-till.ts';
import { quoteDeskSale } from './quote-desk-sale.ts';
import { sellAtDesk } from './sell-at-desk.ts';

const database = await testDatabase();
const clock = testClock('2030-06-01T10:00:00Z');
const { app } = testApp(database, clock);
const { owner } = database;

const wishOf = ({ timeslotId, ticketTypeId }: TillDesk, quantity: number, change = {}) => {
  return { language: 'nl', timeslotId, lines: [{ ticketTypeId, quantity }], ...change };
};

async function aCard({ manager, clientId }: TillDesk, amountMinor: number): Promise<string> {
  const { id } = await makeGiftCard(manager, { amountMinor, source: 'paid-elsewhere', language: 'en' });
  return codeOfCard(app, clientId, id);
}

const entriesOf = async ({ clientId }: TillDesk) => {
  const { rows } = await owner.query(
    `select kind, means, amount_minor from till_entry where client_id = $1 and kind in ('sale', 'refund') order by at, amount_minor`,
    [clientId],
  );
  return rows.map(({ kind, means, amount_minor }) => [kind, means, amount_minor]);
};

test('a discount code is priced while counting, used once by the sale, and refused when it is used up', async () => {
  const desk = await aTillDesk(app, owner);
  const discount = { title: 'Friends', kind: 'percentage', basisPoints: 2000, mostUses: 1 };
  await createDiscount(desk.manager, discount, 'FRIEND20');
  const wish = wishOf(desk, 2, { discountCode: 'friend-20' });
  expect(await quoteDeskSale(desk.manager, wish)).toMatchObject({ totalMinor: 2800, discountMinor: 700 });
  const how = { wish, totalMinor: 2800, payments: [{ means: 'card', amountMinor: 2800 }] };
  const { orderId } = await sellAtDesk(desk.manager, desk.sale(2, how));
  const { rows } = await owner.query('select title, off_minor from order_discount where order_id = $1', [
    orderId,
  ]);
  expect(rows).toEqual([{ title: 'Friends', off_minor: 700 }]);
  expect(await refusalsOf(sellAtDesk(desk.manager, desk.sale(2, how)))).toEqual([
    'discountCode: discount-code-used-up',
  ]);
  const both = quoteDeskSale(desk.manager, { ...wish, discountBasisPoints: 1000 });
  expect(await refusalsOf(both)).toEqual(['discountBasisPoints: discount-one-only']);
});

test('a gift card pays a part and cash the rest; a refund goes out of the till and back to the card', async () => {
  const desk = await aTillDesk(app, owner);
  const { manager, clientId, timeslotId, tillId } = desk;
  const wish = wishOf(desk, 2, { payingCodes: [await aCard(desk, 1000)] });
  expect(await quoteDeskSale(manager, wish)).toMatchObject({ totalMinor: 3500, dueMinor: 2500 });
  const payments = [{ means: 'cash', amountMinor: 2500 }];
  const { orderId } = await sellAtDesk(manager, desk.sale(2, { wish, payments }));
  await manager.inClient((scope) =>
    cancelVisit(app, scope, {
      orderId,
      timeslotId,
      by: { actor: { kind: 'system' } },
      reason: 'closed',
      money: 'visit-cancelled',
    }),
  );
  const refunds = await manager.inClient((scope) => listRefunds(scope, [orderId]));
  const [atTill] = refunds.filter((refund) => refund.atTill);
  expect(
    refunds.map(({ atTill: byStaff, amountMinor, state }) => [byStaff, amountMinor, state]).toSorted(),
  ).toEqual([
    [false, 1000, 'done'],
    [true, 2500, 'waiting'],
  ]);
  const input = { refundId: atTill?.id, tillId };
  expect(await payRefundAtTill(manager, input)).toBe(orderId);
  expect(await entriesOf(desk)).toEqual([
    ['refund', 'cash', -2500],
    ['sale', 'gift-card', 1000],
    ['sale', 'cash', 2500],
  ]);
  expect(await refusalsOf(payRefundAtTill(manager, input))).toEqual(['main: refund-not-by-hand']);
  expect(await manager.inClient((scope) => checkOrders(scope, [orderId]))).toEqual([]);
  expect(await counterFigures(owner, timeslotId)).toMatchObject({ sold: 0 });
  const { rows } = await owner.query(
    `select action from audit_entry where client_id = $1 and entity_id = $2 and action = 'pay-refund-at-till'`,
    [clientId, orderId],
  );
  expect(rows).toHaveLength(1);
  // The order says from which till.
  const { rows: paid } = await owner.query(
    `select e.facts ->> 'till' as told, t.name from order_event e, till t
     where e.client_id = $1 and e.order_id = $2 and e.kind = 'refund-paid-by-hand' and t.id = $3`,
    [clientId, orderId, tillId],
  );
  expect(paid).toEqual([{ told: paid[0]?.name, name: expect.any(String) }]);
});

test('two desks that pay out one refund at once pay it once', async () => {
  const desk = await aTillDesk(app, owner);
  const { manager, timeslotId, tillId } = desk;
  const { orderId } = await sellAtDesk(manager, desk.sale(1));
  const by = { actor: { kind: 'system' } } as const;
  await manager.inClient((scope) =>
    cancelVisit(app, scope, { orderId, timeslotId, by, reason: 'closed', money: 'visit-cancelled' }),
  );
  const [refund] = await manager.inClient((scope) => listRefunds(scope, [orderId]));
  const pay = () => payRefundAtTill(manager, { refundId: refund?.id, tillId });
  const results = await Promise.allSettled([pay(), pay()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await entriesOf(desk)).filter(([kind]) => kind === 'refund')).toHaveLength(1);
  const reception = await signedInAs(app, desk.client, 'reception');
  await expect(payRefundAtTill(reception, { refundId: refund?.id, tillId })).rejects.toThrow(
    'order-management',
  );
  const unknown = payRefundAtTill(manager, { refundId: randomUUID(), tillId });
  await expect(unknown).rejects.toThrow('refund-not-found');
});
