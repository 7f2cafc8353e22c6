import { randomUUID } from 'node:crypto';
import { codeOfAccount } from '@foyer/domain/ledger/ledger-account.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { type BookedPosting, listPostings } from '../ledger/index.ts';
import { cancelVisit } from '../order-changes/index.ts';
import { payRefund } from './pay-refund.ts';
import { listPayments } from './payment.repository.ts';
import { listRefunds } from './refund.repository.ts';
import { settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

const database = await testDatabase();
const { app } = testApp(database);

/** An order of two at €17.50 whose payment has begun. */
async function anOrderToPay(unitPriceMinor = 1750) {
  const { clientId } = await aClient(app);
  const timeslot = await aTimeslot(database.owner, clientId, { capacity: 10 });
  await database.owner.query(
    `update ticket_type set cost_centre = '410', ledger_account = '8000' where id = $1`,
    [timeslot.ticketTypeId],
  );
  const order = await aPlacedOrder(app, clientId, timeslot, { quantity: 2, unitPriceMinor, isTest: true });
  await startPayment(app, clientId, order.orderId, 'test');
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const [payment] = await inMuseum((scope) => listPayments(scope, [order.orderId]));
  return {
    ...order,
    timeslot,
    inMuseum,
    clientId,
    tellPaid: (
      amountMinor = payment?.amountMinor ?? 0,
      currency = 'EUR',
      event: string = randomUUID(),
      reference = payment?.reference ?? '',
    ) =>
      settlePayment({ ...app, clock: aSlowClock() }, clientId, {
        provider: 'test',
        reference,
        event,
        outcome: 'paid',
        amountMinor,
        currency,
      }),
    ledger: async () => (await inMuseum((scope) => listPostings(scope, [order.orderId]))).map(shown),
  };
}

/** Each look at it is a millisecond later than the one before. */
function aSlowClock(): () => Date {
  let at = app.clock().getTime();
  return () => {
    at += 1;
    return new Date(at);
  };
}

const shown = ({ kind, isTest, currency, entries }: BookedPosting) => ({
  kind,
  book: isTest ? 'test' : 'live',
  currency,
  entries: entries.map(({ account, amountMinor, costCentre, generalLedgerAccount }) =>
    [codeOfAccount(account), amountMinor, costCentre, generalLedgerAccount].filter((part) => part !== ''),
  ),
});

test('a paid order posts its sale with cost centre and VAT, and its payment, once for repeated notices', async () => {
  const order = await anOrderToPay();
  expect(await order.ledger()).toEqual([]);
  await order.tellPaid();
  await order.tellPaid();
  expect(await order.ledger()).toEqual([
    {
      kind: 'sale',
      book: 'test',
      currency: 'EUR',
      entries: [
        ['receivable', 3500],
        ['revenue:900', -3211, '410', '8000'],
        ['vat:900', -289],
      ],
    },
    {
      kind: 'payment',
      book: 'test',
      currency: 'EUR',
      entries: [
        ['money:test', 3500],
        ['receivable', -3500],
      ],
    },
  ]);
});

test('a payment of another amount or currency is due back, and sells nothing', async () => {
  const order = await anOrderToPay();
  await expect(order.tellPaid(3500, 'USD')).rejects.toThrow('payment-amount-differs');
  await expect(order.tellPaid(3500, 'USD')).rejects.toThrow('payment-amount-differs');
  const [posting, ...others] = await order.ledger();
  expect(posting).toMatchObject({
    kind: 'differing-payment',
    currency: 'USD',
    entries: [
      ['money:test', 3500],
      ['refund-due', -3500],
    ],
  });
  expect(others).toEqual([]);
});

test('a free order posts nothing', async () => {
  const order = await anOrderToPay(0);
  expect(await order.ledger()).toEqual([]);
});

const by = { actor: { kind: 'system' as const } };

test('a cancelled visit is no revenue from that moment on; its money is due until the provider has paid it out', async () => {
  const order = await anOrderToPay();
  await order.tellPaid();
  const { orderId, timeslot, inMuseum } = order;
  const visit = { orderId, timeslotId: timeslot.timeslotId, by, reason: 'closed' };
  const refund = () => inMuseum((scope) => cancelVisit(app, scope, { ...visit, money: 'visit-cancelled' }));
  await refund();
  await refund();
  const cancelled = await order.ledger();
  expect(cancelled.slice(2)).toMatchObject([
    {
      kind: 'cancellation',
      entries: [
        ['revenue:900', 3211, '410', '8000'],
        ['vat:900', 289],
        ['receivable', -3500],
      ],
    },
    {
      kind: 'refund-request',
      entries: [
        ['receivable', 3500],
        ['refund-due', -3500],
      ],
    },
  ]);
  const [asked] = await inMuseum((scope) => listRefunds(scope, [orderId]));
  const message = { id: randomUUID(), type: 'pay-refund', payload: { refundId: asked?.id }, createdAt: '' };
  await payRefund(app, { ...message, clientId: order.clientId });
  await payRefund(app, { ...message, clientId: order.clientId });
  expect((await order.ledger()).slice(4)).toMatchObject([
    {
      kind: 'refund',
      entries: [
        ['refund-due', 3500],
        ['money:test', -3500],
      ],
    },
  ]);
});

test('a visit that staff pay back outside of Foyer leaves nothing due', async () => {
  const order = await anOrderToPay();
  await order.tellPaid();
  const { orderId, timeslot, inMuseum } = order;
  const visit = { orderId, timeslotId: timeslot.timeslotId, by, reason: 'closed' };
  await inMuseum((scope) => cancelVisit(app, scope, { ...visit, money: 'elsewhere' }));
  expect((await order.ledger()).slice(2)).toMatchObject([
    { kind: 'cancellation' },
    {
      kind: 'refund-elsewhere',
      entries: [
        ['receivable', 3500],
        ['money:elsewhere', -3500],
      ],
    },
  ]);
});

test('of an order that was paid twice, each payment gives back no more than it took', async () => {
  const order = await anOrderToPay();
  await database.owner.query(
    `insert into payment (client_id, id, order_id, provider, reference, method, amount_minor, currency, state)
     select client_id, uuidv7(), order_id, provider, 'second', method, amount_minor, currency, 'open' from payment
     where order_id = $1`,
    [order.orderId],
  );
  const { orderId, timeslot, inMuseum } = order;
  await order.tellPaid();
  await order.tellPaid(3500, 'EUR', 'twice', 'second');
  const visit = { orderId, timeslotId: timeslot.timeslotId, by, reason: 'closed' };
  await inMuseum((scope) => cancelVisit(app, scope, { ...visit, money: 'visit-cancelled' }));
  const refunds = await inMuseum((scope) => listRefunds(scope, [orderId]));
  expect(refunds.map(({ amountMinor }) => amountMinor)).toEqual([3500, 3500]);
  expect(new Set(refunds.map(({ paymentId }) => paymentId)).size).toBe(2);
});
