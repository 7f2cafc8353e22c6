import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { aFoyerWithProviders, aRemotePayment } from '@foyer/testkit/providers/a-remote-payment.ts';
import {
  STRIPE_TEST_KEY,
  STRIPE_WEBHOOK_SECRET,
  startStripe,
} from '@foyer/testkit/providers/stripe-counterpart.ts';
import { afterAll, expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { listPaymentAccounts } from '../accounts/payment-account.repository.ts';
import { requestRefunds } from '../request-refunds.ts';
import { isStripeNotice } from './stripe-signature.ts';

const database = await testDatabase();
const stripe = await startStripe();
const { app, clock, close } = await aFoyerWithProviders(database, { FOYER_STRIPE_URL: stripe.url });
afterAll(() => Promise.all([close(), stripe.close()]));

async function aPayingVisitor() {
  const keys = { apiKey: STRIPE_TEST_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
  const visitor = await aRemotePayment(app, database, { provider: 'stripe', keys, method: 'card' });
  const started = await visitor.start();
  if (!started.ok) throw new Error('not started');
  const { id, reference } = await visitor.paymentOf();
  const session = () => {
    const found = stripe.sessions.get(reference);
    if (!found) throw new Error('no session');
    return found;
  };
  const notify = (type: string, object: object = session(), secret = STRIPE_WEBHOOK_SECRET) =>
    stripe.notify(visitor.noticeUrl, secret, type, object, clock.now());
  return { ...visitor, paymentId: id, reference, session, notify, redirectUrl: started.value.redirectUrl };
}

test('the visitor is sent to Stripe with the amount and the way back; paid, the tickets are there', async () => {
  const visitor = await aPayingVisitor();
  expect(visitor.redirectUrl).toBe(`${stripe.url}/pay-page/${visitor.reference}`);
  expect(
    stripe.seen.find(({ method, path }) => method === 'POST' && path.endsWith('/sessions'))?.body,
  ).toMatchObject({
    'payment_method_types[0]': 'card',
    'line_items[0][price_data][unit_amount]': '3500',
    'line_items[0][price_data][currency]': 'eur',
    success_url: expect.stringContaining(`/pay/return/${visitor.subdomain}/`),
  });
  stripe.pay(visitor.reference);
  expect((await visitor.notify('checkout.session.completed')).status).toBe(204);
  await visitor.notify('checkout.session.completed');
  expect(await visitor.look()).toMatchObject({
    state: 'completed',
    tickets: 2,
    timeline: ['order-placed', 'payment-started', 'payment-received', 'order-completed'],
  });
});

test('a slow method is waited for; it fails, or pays, when Stripe says so', async () => {
  const visitor = await aPayingVisitor();
  const session = visitor.session();
  session.status = 'complete';
  session.payment_intent = { id: 'pi_slow', status: 'processing' };
  await visitor.notify('checkout.session.completed');
  expect(await visitor.look()).toMatchObject({ state: 'pending payment', tickets: 0 });
  session.payment_intent.status = 'requires_payment_method';
  await visitor.notify('checkout.session.async_payment_failed');
  expect((await visitor.look()).state).toBe('failed');
  stripe.pay(visitor.reference);
  await visitor.notify('checkout.session.async_payment_succeeded');
  expect((await visitor.look()).state).toBe('completed');
});

test('a notice that another secret signed, or an old one, is refused, and the account remembers it', async () => {
  const visitor = await aPayingVisitor();
  stripe.pay(visitor.reference);
  const refused = await visitor.notify(
    'checkout.session.completed',
    undefined,
    'whsec_of_somebody_else_0123',
  );
  expect(refused.status).toBe(401);
  expect((await visitor.look()).state).toBe('pending payment');
  const [account] = await inClient(app.db, visitor.clientId, listPaymentAccounts);
  expect([account?.noticeAt, account?.noticeRefusedAt]).toEqual([null, expect.any(Date)]);
  const now = new Date('2026-11-25T12:00:00Z');
  expect(isStripeNotice(STRIPE_WEBHOOK_SECRET, '{}', `t=${now.getTime() / 1000 - 301},v1=00`, now)).toBe(
    false,
  );
  expect(isStripeNotice('', '{}', '', now)).toBe(false);
});

test('a refund goes to the charge once, also where the answer was lost; a dispute is on the order until the museum wins it', async () => {
  const visitor = await aPayingVisitor();
  stripe.pay(visitor.reference);
  await visitor.notify('checkout.session.completed');
  const payOut = await visitor.askRefund((scope, order) =>
    requestRefunds(app, scope, order, 1750, 'visit-cancelled'),
  );
  stripe.faults.push('no answer');
  await expect(payOut()).rejects.toThrow('did not answer');
  await payOut();
  await payOut();
  const intent = visitor.session().payment_intent?.id ?? '';
  expect(stripe.refunds.filter((one) => one.payment_intent === intent).map(({ amount }) => amount)).toEqual([
    1750,
  ]);
  stripe.disputes.push({
    id: 'dp_1',
    object: 'dispute',
    amount: 3500,
    status: 'needs_response',
    payment_intent: intent,
  });
  await visitor.notify('charge.dispute.created', { id: 'dp_1', payment_intent: intent });
  expect((await visitor.look()).timeline).toContain('payment-charged-back');
  const [dispute] = stripe.disputes.filter(({ payment_intent }) => payment_intent === intent);
  const closed = async (status: 'won' | 'lost') => {
    if (dispute) dispute.status = status;
    await visitor.notify('charge.dispute.closed', { id: 'dp_1', payment_intent: intent });
    return (await visitor.paymentOf()).chargedBackMinor;
  };
  expect(await closed('lost')).toBe(3500);
  expect((await visitor.look()).timeline).not.toContain('chargeback-reversed');
  expect(await closed('won')).toBe(0);
  expect((await visitor.look()).timeline.at(-1)).toBe('chargeback-reversed');
});
