import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aDesk, type TestDesk } from '@foyer/testkit/builders/a-desk.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { holdAtDesk, orderAtDesk, sellForCash } from '@foyer/testkit/sell-at-a-desk.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { expireHolds } from '../capacity/expire-holds.ts';
import { getOrder } from '../orders/index.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { type HeldSale, releaseHold } from './index.ts';

const database = await testDatabase();
const clock = testClock('2030-06-01T10:00:00Z');
const { app, worker } = testApp(database, clock);
const client = await aClient(app);
const { clientId } = client;

const hold = (desk: TestDesk, quantity: number, minutes?: number) => holdAtDesk(app, desk, quantity, minutes);

async function held(desk: TestDesk, quantity: number, minutes?: number) {
  const result = await hold(desk, quantity, minutes);
  if (!result.ok) throw new Error(`refused: ${result.refusals.map(({ code }) => code).join()}`);
  return result.value;
}

const order = (desk: TestDesk, sale: HeldSale) => orderAtDesk(app, desk, sale, 'test');

const codesOf = (result: Awaited<ReturnType<typeof hold>>) =>
  result.ok ? [] : result.refusals.map(({ code }) => code);

async function ordered(desk: TestDesk, sale: HeldSale, method: string | null = 'test') {
  const outcome = await orderAtDesk(app, desk, sale, method);
  if (outcome.kind !== 'ordered') throw new Error(`not ordered: ${JSON.stringify(outcome)}`);
  return outcome;
}

const readOrder = (orderId: string) => inClient(app.db, clientId, (scope) => getOrder(scope, orderId));

const timeline = async (orderId: string) => {
  const { rows } = await database.owner.query<{ entry: string }>(
    `select kind || ' by ' || actor_kind as entry from order_event where order_id = $1 order by id`,
    [orderId],
  );
  return rows.map(({ entry }) => entry);
};

describe('a sale at a desk', () => {
  test('goes from a wish to a paid order with its tickets', async () => {
    const desk = await aDesk(database.owner, client, { capacity: 10 });
    const sale = await held(desk, 2);
    expect(sale.lines).toMatchObject([{ quantity: 2, unitPriceMinor: 1750, totalMinor: 3500 }]);
    expect(await counterFigures(database.owner, desk.timeslotId)).toMatchObject({ held: 2, sold: 0 });
    const { orderId, payment } = await ordered(desk, sale);
    expect(await readOrder(orderId)).toMatchObject({
      state: 'pending payment',
      salesPoint: 'reception',
      sellerAccountId: client.managerId,
      channelId: null,
      buyerEmail: '',
      totalMinor: 3500,
    });
    if (!payment) throw new Error('nothing to pay');
    const { provider, reference, amountMinor, currency } = payment;
    const notice = { provider, reference, event: 'paid', outcome: 'paid', amountMinor, currency } as const;
    await settlePayment(app, clientId, notice);
    expect(await readOrder(orderId)).toMatchObject({ state: 'completed' });
    expect(await counterFigures(database.owner, desk.timeslotId)).toMatchObject({ held: 0, sold: 2 });
    expect((await timeline(orderId)).slice(0, 2)).toEqual([
      'order-placed by account',
      'payment-started by account',
    ]);
  });

  test('can be settled without a payment provider: it is reserved until then', async () => {
    const desk = await aDesk(database.owner, client);
    const { orderId, payment } = await ordered(desk, await held(desk, 1), null);
    expect(payment).toBeUndefined();
    expect((await readOrder(orderId)).state).toBe('reserved');
    expect(await counterFigures(database.owner, desk.timeslotId)).toMatchObject({ held: 1, sold: 0 });
  });

  test('for cash is complete in the moment in which it is ordered', async () => {
    const desk = await aDesk(database.owner, client);
    const { orderId, completion } = await sellForCash(app, desk, await held(desk, 1));
    expect(completion).toBe('completed');
    expect(await readOrder(orderId)).toMatchObject({ state: 'completed', totalMinor: 1750 });
    expect(await counterFigures(database.owner, desk.timeslotId)).toMatchObject({ held: 0, sold: 1 });
  });

  test('is refused where too few places are left, and the rest can be sold', async () => {
    const desk = await aDesk(database.owner, client, { capacity: 2 });
    expect(codesOf(await hold(desk, 3))).toEqual(['not-enough-places']);
    await ordered(desk, await held(desk, 2));
    const refusals = await hold(desk, 1);
    expect(refusals).toMatchObject({ refusals: [{ params: { left: 0, reason: 'rest-is-held' } }] });
  });

  test('tells staff why a timeslot is closed, in their own words and not in those for visitors', async () => {
    const desk = await aDesk(database.owner, client);
    await database.owner.query(`update timeslot set state = 'closed' where id = $1`, [desk.timeslotId]);
    expect(await hold(desk, 1)).toMatchObject({
      refusals: [{ code: 'timeslot-closed', params: { reason: 'closed-by-staff' } }],
    });
  });

  test('is not made with tickets that are not sold at a desk', async () => {
    const desk = await aDesk(database.owner, client);
    await database.owner.query('delete from ticket_type_sales_point where ticket_type_id = $1', [
      desk.ticketTypeId,
    ]);
    expect(codesOf(await hold(desk, 1))).toEqual(['ticket-type-unknown']);
  });

  test('is refused at another price than the customer saw, and made at the new one', async () => {
    const desk = await aDesk(database.owner, client);
    const sale = await held(desk, 2);
    await database.owner.query('update ticket_type set price_minor = 2000 where id = $1', [
      desk.ticketTypeId,
    ]);
    const outcome = await order(desk, sale);
    if (outcome.kind !== 'price-changed') throw new Error('the price changed unnoticed');
    expect(outcome.refusal).toEqual({
      code: 'price-changed',
      params: { beforeMinor: 3500, totalMinor: 4000 },
    });
    const { lines, costs } = outcome;
    const { orderId } = await ordered(desk, { ...sale, lines, costs });
    expect((await readOrder(orderId)).totalMinor).toBe(4000);
  });

  test('is over when its time is: the places are for sale again', async () => {
    const desk = await aDesk(database.owner, client, { capacity: 2 });
    const sale = await held(desk, 2, 5);
    clock.advance(6);
    expect(await order(desk, sale)).toEqual({ kind: 'refused', refusals: [{ code: 'hold-expired' }] });
    await expireHolds(worker);
    expect(await counterFigures(database.owner, desk.timeslotId)).toMatchObject({ held: 0, sold: 0 });
    expect((await hold(desk, 2)).ok).toBe(true);
  });

  test('that a customer leaves gives its places back at once', async () => {
    const desk = await aDesk(database.owner, client, { capacity: 1 });
    const sale = await held(desk, 1);
    expect((await hold(desk, 1)).ok).toBe(false);
    await releaseHold(app, clientId, sale.holdId);
    expect((await hold(desk, 1)).ok).toBe(true);
  });
});
