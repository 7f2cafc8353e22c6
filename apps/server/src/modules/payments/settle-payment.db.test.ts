import { randomUUID } from 'node:crypto';
import type { PaymentOutcome } from '@foyer/domain/payments/payment-states.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { releaseHold } from '../capacity/index.ts';
import { cancelTickets, getOrder, listOrderEvents, listTickets, updateOrder } from '../orders/index.ts';
import { payRefund } from './pay-refund.ts';
import { listPayments } from './payment.repository.ts';
import { listRefunds } from './refund.repository.ts';
import { settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

const database = await testDatabase();
const { app } = testApp(database);

async function aVisitorPays({ capacity = 10, quantity = 2, unitPriceMinor = 1750 } = {}) {
  const { clientId } = await aClient(app);
  const timeslot = await aTimeslot(database.owner, clientId, { capacity });
  const order = await aPlacedOrder(app, clientId, timeslot, { quantity, unitPriceMinor, isTest: true });
  const { orderId } = order;
  const start = () => startPayment(app, clientId, orderId, 'test');
  const started = await start();
  const paymentsOf = () => inClient(app.db, clientId, (scope) => listPayments(scope, [orderId]));
  return {
    ...order,
    clientId,
    timeslot,
    started,
    start,
    paymentsOf,
    /** The provider tells an outcome of the newest payment, or of the one given. */
    tell: async (outcome: PaymentOutcome, { event = randomUUID(), nth = 0, amountMinor = -1 } = {}) => {
      const payment = (await paymentsOf())[nth];
      if (!payment) throw new Error('no payment');
      const { reference, currency } = payment;
      const notice = { provider: 'test', reference, event, outcome, currency };
      const amount = amountMinor < 0 ? payment.amountMinor : amountMinor;
      await settlePayment(app, clientId, { ...notice, amountMinor: amount });
    },
    look: () =>
      inClient(app.db, clientId, async (scope) => ({
        order: await getOrder(scope, orderId),
        tickets: (await listTickets(scope, orderId)).length,
        refunds: await listRefunds(scope, [orderId]),
        timeline: (await listOrderEvents(scope, orderId)).map((event) => event.kind).reverse(),
      })),
    messages: async (type: string) => {
      const found = await database.owner.query(
        'select payload from outbox where client_id = $1 and type = $2',
        [clientId, type],
      );
      return found.rows.map((row: { payload: Record<string, unknown> }) => row.payload);
    },
  };
}

describe('paying', () => {
  test('a visitor is sent to pay, pays, and has tickets', async () => {
    const visitor = await aVisitorPays();
    expect(visitor.started).toMatchObject({
      ok: true,
      value: { redirectUrl: expect.stringMatching(/^http:\/\/foyer\.test\/pay\/test\/[\w-]{24}$/) },
    });
    await visitor.tell('paid');
    const { order, tickets, timeline } = await visitor.look();
    expect([order.state, tickets]).toEqual(['completed', 2]);
    expect(timeline).toEqual(['order-placed', 'payment-started', 'payment-received', 'order-completed']);
    expect(await visitor.messages('order-completed')).toEqual([{ orderId: visitor.orderId }]);
  });

  test('pressing twice starts one payment', async () => {
    const visitor = await aVisitorPays();
    const again = await Promise.all([visitor.start(), visitor.start()]);
    expect(again).toEqual([visitor.started, visitor.started]);
    expect(await visitor.paymentsOf()).toHaveLength(1);
  });

  test('a free order is completed without a payment', async () => {
    const visitor = await aVisitorPays({ unitPriceMinor: 0 });
    expect(visitor.started).toMatchObject({
      value: {
        redirectUrl: expect.stringMatching(
          new RegExp(`^http://foyer\\.test/shop/order/[a-z0-9-]+#${visitor.secret}$`),
        ),
      },
    });
    expect((await visitor.look()).order.state).toBe('completed');
    expect(await visitor.paymentsOf()).toEqual([]);
  });

  test('the test provider takes no money for a real order', async () => {
    const { clientId } = await aClient(app);
    const timeslot = await aTimeslot(database.owner, clientId, { capacity: 10 });
    const { orderId } = await aPlacedOrder(app, clientId, timeslot, { isTest: false });
    expect(await startPayment(app, clientId, orderId, 'test')).toEqual({
      ok: false,
      refusals: [{ code: 'payment-method-unknown', field: 'method' }],
    });
  });

  test('an unknown way to pay is refused', async () => {
    const visitor = await aVisitorPays();
    expect(await startPayment(app, visitor.clientId, visitor.orderId, 'gold')).toEqual({
      ok: false,
      refusals: [{ code: 'payment-method-unknown', field: 'method' }],
    });
  });
});

describe("the provider's notices", () => {
  test('a hundred notices, some at once, pay once', async () => {
    const visitor = await aVisitorPays();
    const event = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => visitor.tell('paid', { event })));
    await visitor.tell('paid');
    const { order, tickets, refunds, timeline } = await visitor.look();
    expect([order.state, order.number, tickets, refunds.length]).toEqual(['completed', 1, 2, 0]);
    expect(timeline.filter((kind) => kind === 'payment-received')).toHaveLength(1);
    expect(await counterFigures(database.owner, visitor.timeslot.timeslotId)).toMatchObject({
      held: 0,
      sold: 2,
    });
  });

  test.each<[string, PaymentOutcome[]]>([
    ['a failure that comes after the money', ['paid', 'failed']],
    ['money that comes after a failure', ['failed', 'paid']],
    ['money that comes after the visitor cancelled', ['cancelled', 'paid']],
    ['money that comes after the payment expired', ['expired', 'paid', 'expired']],
  ])('%s changes nothing about a paid order', async (_, outcomes) => {
    const visitor = await aVisitorPays();
    for (const outcome of outcomes) await visitor.tell(outcome);
    const { order, tickets, refunds } = await visitor.look();
    expect([order.state, tickets, refunds.length]).toEqual(['completed', 2, 0]);
  });

  test('after a failed payment the visitor can pay again and nothing is sold twice', async () => {
    const visitor = await aVisitorPays();
    await visitor.tell('failed');
    expect((await visitor.look()).order.state).toBe('failed');
    await visitor.start();
    expect((await visitor.look()).order.state).toBe('pending payment');
    await visitor.tell('paid');
    const { order, tickets } = await visitor.look();
    expect([order.state, tickets]).toEqual(['completed', 2]);
  });

  test('an order paid twice keeps its tickets, and the second amount goes back', async () => {
    const visitor = await aVisitorPays();
    await visitor.tell('failed');
    await visitor.start();
    await visitor.tell('paid', { nth: 0 });
    await visitor.tell('paid', { nth: 1 });
    const { order, tickets, refunds } = await visitor.look();
    expect([order.state, order.refundedMinor, tickets]).toEqual(['completed', 0, 2]);
    expect(refunds).toMatchObject([{ amountMinor: 3500, reason: 'paid-twice', state: 'waiting' }]);
  });

  test('an order paid again after it was cancelled without a refund keeps its money, and the second amount goes back', async () => {
    const visitor = await aVisitorPays();
    await visitor.tell('failed');
    await visitor.start();
    await visitor.tell('paid', { nth: 0 });
    const { clientId, orderId } = visitor;
    await inClient(app.db, clientId, async (scope) => {
      const [order, tickets] = [await getOrder(scope, orderId), await listTickets(scope, orderId)];
      await cancelTickets(
        scope,
        tickets.map(({ id }) => id),
        app.clock(),
      );
      await updateOrder(scope, orderId, { state: 'cancelled', keptMinor: order.totalMinor });
    });
    await visitor.tell('paid', { nth: 1 });
    const { order, refunds } = await visitor.look();
    expect([order.state, order.refundedMinor, order.keptMinor]).toEqual(['cancelled', 0, 3500]);
    expect(refunds).toMatchObject([{ amountMinor: 3500, reason: 'paid-twice' }]);
  });

  test('a wrong amount is refused and pays nothing; repeated notices leave one trace on the order', async () => {
    const visitor = await aVisitorPays();
    const event = randomUUID();
    const tell = () => visitor.tell('paid', { amountMinor: 1, event });
    await expect(tell()).rejects.toThrow('payment-amount-differs');
    await expect(tell()).rejects.toThrow('payment-amount-differs');
    const { order, tickets, timeline } = await visitor.look();
    expect([order.state, tickets]).toEqual(['pending payment', 0]);
    expect(timeline).toEqual(['order-placed', 'payment-started', 'payment-differs']);
    await visitor.tell('paid');
    expect((await visitor.look()).order.state).toBe('completed');
  });
});

describe('a payment after the hold is over', () => {
  test('completes the order while places are left', async () => {
    const visitor = await aVisitorPays({ capacity: 2 });
    await releaseHold(app, visitor.clientId, visitor.holdId);
    await visitor.tell('paid');
    const { order, tickets } = await visitor.look();
    expect([order.state, tickets]).toEqual(['completed', 2]);
  });

  test('is refunded in full automatically when the places are gone, and the visitor gets a mail', async () => {
    const visitor = await aVisitorPays({ capacity: 2 });
    await releaseHold(app, visitor.clientId, visitor.holdId);
    await aPlacedOrder(app, visitor.clientId, visitor.timeslot, { quantity: 1 });
    await visitor.tell('paid');
    const { order, tickets, refunds, timeline } = await visitor.look();
    expect([order.state, order.number, order.refundedMinor, tickets]).toEqual(['refunded', null, 3500, 0]);
    expect(refunds).toMatchObject([{ amountMinor: 3500, reason: 'places-gone', state: 'waiting' }]);
    expect(timeline.slice(-3)).toEqual(['payment-received', 'places-gone', 'refund-requested']);
    expect(await visitor.messages('refund-requested')).toHaveLength(1);
    expect(await visitor.messages('order-completed')).toEqual([]);
  });

  test('the money is refunded once, however often the worker gets the command', async () => {
    const visitor = await aVisitorPays({ capacity: 2 });
    await releaseHold(app, visitor.clientId, visitor.holdId);
    await aPlacedOrder(app, visitor.clientId, visitor.timeslot, { quantity: 1 });
    await visitor.tell('paid');
    const [payload] = await visitor.messages('pay-refund');
    const message = {
      id: randomUUID(),
      clientId: visitor.clientId,
      type: 'pay-refund',
      payload: payload ?? {},
      createdAt: '',
    };
    await payRefund(app, message);
    await payRefund(app, message);
    const { refunds, timeline } = await visitor.look();
    expect(refunds).toMatchObject([{ state: 'done' }]);
    expect(timeline.filter((kind) => kind === 'refund-paid')).toHaveLength(1);
  });

  test('money that the provider does not give back is a task on the order until it does', async () => {
    const visitor = await aVisitorPays({ capacity: 2 });
    await releaseHold(app, visitor.clientId, visitor.holdId);
    await aPlacedOrder(app, visitor.clientId, visitor.timeslot, { quantity: 1 });
    await visitor.tell('paid');
    const [payload] = await visitor.messages('pay-refund');
    const { clientId } = visitor;
    const message = { id: randomUUID(), clientId, type: 'pay-refund', payload: payload ?? {}, createdAt: '' };
    const setProvider = (name: string) =>
      database.owner.query('update payment set provider = $2 where client_id = $1', [clientId, name]);
    await setProvider('away');
    await expect(payRefund(app, message)).rejects.toThrow('away');
    await expect(payRefund(app, message)).rejects.toThrow('away');
    const failed = await visitor.look();
    expect(failed.refunds).toMatchObject([{ state: 'failed' }]);
    expect(failed.timeline.filter((kind) => kind === 'refund-failed')).toHaveLength(1);
    await setProvider('test');
    await payRefund(app, message);
    expect((await visitor.look()).refunds).toMatchObject([{ state: 'done' }]);
  });
});
