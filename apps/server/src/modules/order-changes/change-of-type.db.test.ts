import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aPaidOrder } from '@foyer/testkit/builders/a-paid-order.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { checkOrders } from '../order-ledger/index.ts';
import { listOrderLines, listTickets } from '../orders/index.ts';
import { listPayments, listRefunds, startPayment } from '../payments/index.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { changeOrder, previewChange } from './change-order.ts';
import { listOrderRules } from './list-changeable.ts';

const database = await testDatabase();
const { app } = testApp(database);

test('a ticket becomes one of a free type: for reception the difference stays, with Extra it goes back', async () => {
  const client = await aClient(app);
  const { clientId } = client;
  const timeslot = await aTimeslot(database.owner, clientId);
  const { rows } = await database.owner.query<{ id: string }>(
    `with free as (
       insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points)
       select client_id, ticket_group_id, number + 1, 0, 900 from ticket_type where id = $1 returning client_id, id)
     insert into ticket_type_sales_point select client_id, id, 'website' from free returning ticket_type_id as id`,
    [timeslot.ticketTypeId],
  );
  const ticketTypeId = rows[0]?.id ?? '';
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, { isTest: true });
  await startPayment(app, clientId, orderId, 'test');
  const [payment] = await inClient(app.db, clientId, (scope) => listPayments(scope, [orderId]));
  if (!payment) throw new Error('no payment');
  const { reference, amountMinor, currency } = payment;
  const notice = { provider: 'test', reference, amountMinor, currency, event: randomUUID() };
  await settlePayment(app, clientId, { ...notice, outcome: 'paid' });
  const [first, second] = await inClient(app.db, clientId, (scope) => listTickets(scope, orderId));
  const [manager, reception] = [await signedInAs(app, client), await signedInAs(app, client, 'reception')];
  const toFree = (id = '') => ({ replace: [{ ticketIds: [id], ticketTypeId }] });
  const change = async (by: typeof manager, wish: object) => {
    const { fingerprint } = await previewChange(by, orderId, wish);
    return changeOrder(by, { id: randomUUID(), orderId, wish, fingerprint });
  };
  const look = () =>
    inClient(app.db, clientId, async (scope) => ({
      refunds: await listRefunds(scope, [orderId]),
      differences: await checkOrders(scope, [orderId]),
    }));

  expect(await previewChange(reception, orderId, toFree(first?.id))).toMatchObject({ refundMinor: 0 });
  expect(await change(reception, toFree(first?.id))).toMatchObject({ state: 'made', refundMinor: 0 });
  expect(await look()).toEqual({ refunds: [], differences: [] });
  // Its product has no title in any language: the new line is called by the product's name.
  const linesNow = await inClient(app.db, clientId, (scope) => listOrderLines(scope, orderId));
  expect(linesNow.map(({ productName }) => productName)).toEqual([
    'Salt & Light',
    expect.stringMatching(/^Salt & Light /),
  ]);
  const paidBack = { ...toFree(second?.id), refundMinor: 1750 };
  await expect(change(reception, paidBack)).rejects.toThrow(/not allowed|right/i);
  await change(manager, toFree(second?.id));
  expect(await look()).toMatchObject({ refunds: [{ amountMinor: 1750 }], differences: [] });
});

test('no ticket becomes a gift card, and none comes to an order that is sold', async () => {
  const { clientId, orderId, staff, inMuseum } = await aPaidOrder(app, database.owner);
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points, item_kind)
     select client_id, ticket_group_id, number + 1, 5000, 0, 'gift-card' from ticket_type where client_id = $1
     returning id`,
    [clientId],
  );
  const ticketTypeId = rows[0]?.id ?? '';
  const types = (await listOrderRules(staff, orderId))?.types.map(({ id }) => id);
  const tickets = await inMuseum((scope) => listTickets(scope, orderId));
  expect(types).toEqual([tickets[0]?.ticketTypeId]);
  const ticketIds = tickets.map(({ id }) => id);
  for (const wish of [{ replace: [{ ticketIds, ticketTypeId }] }, { add: [{ ticketTypeId, quantity: 1 }] }]) {
    expect(await refusalsOf(previewChange(staff, orderId, wish))).toEqual(['main: gift-card-not-changeable']);
  }
});
