import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { aFoyerWithProviders, aRemotePayment } from '@foyer/testkit/providers/a-remote-payment.ts';
import { MOLLIE_TEST_KEY, startMollie } from '@foyer/testkit/providers/mollie-counterpart.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import type { RefusedError } from '../../../platform/errors.ts';
import { pollPayments } from '../poll-payments.ts';
import { requestRefunds } from '../request-refunds.ts';
import { retryRefunds } from '../retry-refunds.ts';
import { syncPayment } from '../sync-payment.ts';

const database = await testDatabase();
const mollie = await startMollie();
const { app, worker, clock, close } = await aFoyerWithProviders(database, { FOYER_MOLLIE_URL: mollie.url });
afterAll(() => Promise.all([close(), mollie.close()]));

const aVisitor = () =>
  aRemotePayment(app, database, { provider: 'mollie', keys: { apiKey: MOLLIE_TEST_KEY }, method: 'ideal' });

async function aPayingVisitor() {
  const visitor = await aVisitor();
  const started = await visitor.start();
  if (!started.ok) throw new Error('not started');
  const payment = await visitor.paymentOf();
  return { ...visitor, redirectUrl: started.value.redirectUrl, reference: payment.reference, payment };
}

/** What the ledger says of an order on one account, in minor units: debit above zero. */
async function balanceOf(orderId: string, account: string): Promise<number> {
  const { rows } = await database.owner.query(
    `select coalesce(sum(e.amount), 0)::int as balance from ledger_posting p
      cross join lateral unnest(p.accounts, p.amounts_minor) as e (account, amount)
      where p.order_id = $1 and e.account = $2`,
    [orderId, account],
  );
  return rows[0].balance;
}

const paidTimeline = ['order-placed', 'payment-started', 'payment-received', 'order-completed'];

describe('paying with Mollie', () => {
  test('the visitor is sent to Mollie with the amount, the way back and where its notices go; paid, the tickets are there', async () => {
    const visitor = await aPayingVisitor();
    const asked = mollie.seen
      .filter(({ method, path }) => method === 'POST' && path === '/v2/payments')
      .at(-1);
    expect(asked?.body).toMatchObject({
      amount: { currency: 'EUR', value: '35.00' },
      method: 'ideal',
      locale: 'en_GB',
      redirectUrl: expect.stringContaining(`/pay/return/${visitor.subdomain}/${visitor.payment.id}/`),
      webhookUrl: visitor.noticeUrl,
    });
    expect(asked?.headers['idempotency-key']).toBe(`pay-${visitor.payment.id}`);
    expect(visitor.redirectUrl).toBe(`${mollie.url}/pay-page/${visitor.reference}`);
    await mollie.set(visitor.reference, { status: 'paid' });
    expect(await visitor.look()).toMatchObject({ state: 'completed', tickets: 2, timeline: paidTimeline });
  });

  test('notices that are repeated, out of order or an hour late change nothing', async () => {
    const visitor = await aPayingVisitor();
    await mollie.set(visitor.reference, { status: 'paid' });
    await mollie.set(visitor.reference, {});
    clock.advance(60);
    await mollie.set(visitor.reference, {});
    expect((await visitor.look()).timeline).toEqual(paidTimeline);
  });

  test('a payment that no notice tells of is asked about, and settled', async () => {
    const visitor = await aPayingVisitor();
    await mollie.set(visitor.reference, { status: 'paid' }, 'silent');
    clock.advance(1);
    await pollPayments(worker);
    expect((await visitor.look()).state).toBe('pending payment');
    clock.advance(2);
    await pollPayments(worker);
    expect(await visitor.look()).toMatchObject({ state: 'completed', tickets: 2 });
  });

  test('money on its way keeps the order waiting; it completes the order when it comes', async () => {
    const visitor = await aPayingVisitor();
    await mollie.set(visitor.reference, { status: 'pending' });
    expect(await visitor.look()).toMatchObject({ state: 'pending payment', tickets: 0 });
    await mollie.set(visitor.reference, { status: 'paid' });
    expect((await visitor.look()).state).toBe('completed');
  });

  test.each(['canceled', 'failed', 'expired'] as const)(
    'a payment that is %s lets the visitor try again',
    async (status) => {
      const visitor = await aPayingVisitor();
      await mollie.set(visitor.reference, { status });
      expect(await visitor.look()).toMatchObject({ state: 'failed', tickets: 0 });
      expect(await visitor.start()).toMatchObject({ ok: true });
      expect((await visitor.paymentOf()).reference).not.toBe(visitor.reference);
    },
  );

  test('another amount than was asked is a task of staff, never a ticket', async () => {
    const visitor = await aPayingVisitor();
    await mollie.set(visitor.reference, { status: 'paid', amount: { currency: 'EUR', value: '3.50' } });
    const { state, tickets, timeline } = await visitor.look();
    expect([state, tickets]).toEqual(['pending payment', 0]);
    expect(timeline).toContain('payment-differs');
  });

  test('an answer that is lost on its way starts no second payment', async () => {
    const visitor = await aVisitor();
    mollie.faults.push('lost answer');
    const lost = await visitor.start().catch((error: RefusedError) => error.refusals);
    expect(lost).toEqual([{ code: 'payment-provider-unreachable', field: 'method' }]);
    const before = mollie.payments.size;
    expect(await visitor.start()).toMatchObject({ ok: true });
    expect(mollie.payments.size).toBe(before);
  });

  test('Mollie out of order, or saying no, is a message at the means of payment, and the order waits', async () => {
    const visitor = await aVisitor();
    mollie.faults.push('failing');
    await expect(visitor.start()).rejects.toMatchObject({
      status: 409,
      refusals: [{ code: 'payment-provider-unreachable', field: 'method' }],
    });
    mollie.faults.push('refusing');
    await expect(visitor.start()).rejects.toMatchObject({
      status: 409,
      refusals: [{ code: 'payment-not-started', field: 'method' }],
    });
    expect(await visitor.start()).toMatchObject({ ok: true });
  });

  test('a notice of a payment that is unknown here asks Mollie nothing', async () => {
    const visitor = await aPayingVisitor();
    const before = mollie.seen.length;
    const body = new URLSearchParams({ id: 'tr_unknown' });
    const answer = await fetch(visitor.noticeUrl, { method: 'POST', body });
    expect([answer.status, mollie.seen.length]).toEqual([204, before]);
  });

  test('a notice is asked for again while Mollie does not answer', async () => {
    const visitor = await aPayingVisitor();
    await mollie.set(visitor.reference, { status: 'paid' }, 'silent');
    mollie.faults.push('failing');
    const notify = () =>
      fetch(visitor.noticeUrl, { method: 'POST', body: new URLSearchParams({ id: visitor.reference }) });
    expect((await notify()).status).toBe(503);
    expect((await notify()).status).toBe(204);
    expect((await visitor.look()).state).toBe('completed');
  });
});

describe('coming back from Mollie', () => {
  test('the visitor sees the paid order at once, also when no notice has come', async () => {
    const visitor = await aPayingVisitor();
    const back = mollie.payments.get(visitor.reference)?.redirectUrl ?? '';
    await mollie.set(visitor.reference, { status: 'paid' }, 'silent');
    const answer = await fetch(back, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(new RegExp(`^/shop/order/${visitor.subdomain}#`));
    expect((await visitor.look()).state).toBe('completed');
  });

  test('an address that was not given out leads nowhere; Mollie out of reach keeps no visitor', async () => {
    const visitor = await aPayingVisitor();
    const back = mollie.payments.get(visitor.reference)?.redirectUrl ?? '';
    expect(
      (
        await fetch(
          back.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
          { redirect: 'manual' },
        )
      ).status,
    ).toBe(404);
    mollie.faults.push('no answer');
    expect((await fetch(back, { redirect: 'manual' })).status).toBe(303);
  });
});

describe('money back through Mollie', () => {
  async function aRefund() {
    const visitor = await aPayingVisitor();
    await mollie.set(visitor.reference, { status: 'paid' });
    const pay = await visitor.askRefund((scope, order) =>
      requestRefunds(app, scope, order, 1750, 'visit-cancelled'),
    );
    const atMollie = () => mollie.refunds.filter(({ paymentId }) => paymentId === visitor.reference);
    return { ...visitor, pay, atMollie };
  }

  test('a refund is paid once, also where the answer was lost and the command comes again', async () => {
    const refund = await aRefund();
    mollie.faults.push('no answer');
    await expect(refund.pay()).rejects.toThrow('did not answer');
    expect((await refund.look()).refunds).toEqual(['failed']);
    await refund.pay();
    await refund.pay();
    expect(refund.atMollie().map(({ amount }) => amount.value)).toEqual(['17.50']);
    expect((await refund.look()).refunds).toEqual(['done']);
  });

  test('a refund that the queue pays while staff try it again is not asked for once more', async () => {
    const { pay, look, orderId, clientId } = await aRefund();
    mollie.faults.push('no answer');
    await expect(pay()).rejects.toThrow('did not answer');
    const paying = await database.owner.connect();
    await paying.query('begin');
    await paying.query(
      `update refund set state = 'done', provider_reference = 're_paid', done_at = $2 where order_id = $1`,
      [orderId, clock.now()],
    );
    const again = inClient(app.db, clientId, (scope) => retryRefunds(scope, orderId));
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await database.owner.query(waiting)).rowCount).toBe(1);
    await paying.query('commit');
    paying.release();
    expect(await again).toBe(0);
    expect((await look()).refunds).toEqual(['done']);
  });

  test('a refund that Mollie could not pay out is a task, and is paid by a second one when it is tried again', async () => {
    const refund = await aRefund();
    await refund.pay();
    const [made] = refund.atMollie();
    if (made) made.status = 'failed';
    await syncPayment(app, refund.clientId, refund.payment.id);
    expect((await refund.look()).refunds).toEqual(['failed']);
    await refund.pay();
    expect(refund.atMollie()).toHaveLength(2);
    expect(await balanceOf(refund.orderId, 'money:mollie')).toBe(1750);
    expect(await balanceOf(refund.orderId, 'refund-due')).toBe(0);
    expect((await refund.look()).refunds).toEqual(['done']);
  });

  test('a chargeback is on the order once and cancels nothing', async () => {
    const visitor = await aPayingVisitor();
    await mollie.set(visitor.reference, { status: 'paid' });
    const charged = { amountChargedBack: { currency: 'EUR', value: '35.00' } };
    await mollie.set(visitor.reference, charged);
    await mollie.set(visitor.reference, charged);
    const { state, tickets, timeline } = await visitor.look();
    expect([state, tickets]).toEqual(['completed', 2]);
    expect(timeline.filter((kind) => kind === 'payment-charged-back')).toHaveLength(1);
    expect(await balanceOf(visitor.orderId, 'chargeback')).toBe(3500);
    expect(await balanceOf(visitor.orderId, 'money:mollie')).toBe(0);
  });
});
