import { methodsOfNames, nameAtProvider } from '@foyer/domain/payments/payment-methods.ts';
import type { PaymentState } from '@foyer/domain/payments/payment-states.ts';
import type { App } from '../../../platform/app.ts';
import type { Payment } from '../payment.repository.ts';
import type { OpenedAccount, RemoteProvider } from '../payment-provider.ts';
import { linesOfMethods } from '../remote/found-lines.ts';
import { needAccount } from '../remote/need-account.ts';
import { readAnswer } from '../remote/read-answer.ts';
import { askStripe } from './ask-stripe.ts';
import * as shapes from './stripe-shapes.ts';

/** Languages of Stripe's payment page that differ from the language's own code; the others are the same. */
const locales: Record<string, string> = { pt: 'pt', ca: 'auto', zh: 'zh' };

/** Stripe Checkout, API v1 (its version: `ask-stripe.ts`): https://docs.stripe.com/api/checkout/sessions. */
export const stripeProvider: RemoteProvider = {
  name: 'stripe',
  async start(app, { payment: { id, orderId, method, amountMinor, currency }, ...start }) {
    const form = {
      mode: 'payment',
      success_url: start.returnUrl,
      cancel_url: start.returnUrl,
      client_reference_id: id,
      locale: locales[start.language] ?? start.language,
      'payment_method_types[0]': nameAtProvider('stripe', method) ?? '',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(amountMinor),
      'line_items[0][price_data][product_data][name]': start.description,
      'metadata[orderId]': orderId,
      'metadata[paymentId]': id,
    };
    const call = { path: 'checkout/sessions', form, idempotencyKey: `pay-${id}` };
    const started = readAnswer(shapes.startedSession, await askStripe(app, needAccount(start.account), call));
    return { reference: started.id, checkoutUrl: started.url };
  },
  async read(app, { payment: { reference }, account }) {
    const session = await readSession(app, account, reference);
    const intent = session.payment_intent?.id;
    const [refunds, disputes] = await Promise.all([
      intent ? listRefunds(app, account, intent) : [],
      intent ? listDisputes(app, account, intent) : [],
    ]);
    return {
      state: stateOf(session),
      amountMinor: session.amount_total,
      currency: session.currency.toUpperCase(),
      chargedBackMinor: disputes.filter(isAgainstUs).reduce((sum, { amount }) => sum + amount, 0),
      failedRefunds: refunds.filter(({ status }) => isLost(status)).map(({ id }) => id),
    };
  },
  async refund(app, { payment, refundId, amountMinor, ...asked }) {
    const account = needAccount(asked.account);
    const intent = await intentOf(app, account, payment);
    const tried = (await listRefunds(app, account, intent)).filter(
      ({ metadata }) => metadata?.refundId === refundId,
    );
    const made = tried.find(({ status }) => !isLost(status));
    if (made) return { reference: made.id };
    const form = { payment_intent: intent, amount: String(amountMinor), 'metadata[refundId]': refundId };
    // The key of a refund that failed would answer that refund again.
    const idempotencyKey = `refund-${refundId}-${tried.length}`;
    const answer = await askStripe(app, account, { path: 'refunds', form, idempotencyKey });
    return { reference: readAnswer(shapes.stripeRefund, answer).id };
  },
  async check(app, account, currency) {
    const found = readAnswer(shapes.account, await askStripe(app, account, { path: 'account' }));
    const switchedOn = Object.entries(found.capabilities ?? {})
      .filter(([, state]) => state === 'active')
      .map(([name]) => name.replace(/_payments$/, ''));
    const methods = methodsOfNames('stripe', switchedOn);
    await askStripe(app, account, { path: 'refunds?limit=1' });
    return {
      methods,
      lines: [
        ...linesOfMethods(found.settings?.dashboard.display_name ?? found.id, currency, methods),
        { code: 'look-ups-work' },
      ],
    };
  },
};

/** The Checkout Session that began a charge; undefined where the charge came from elsewhere. */
export async function findSessionOfIntent(
  app: App,
  account: OpenedAccount,
  intent: string,
): Promise<string | undefined> {
  const path = `checkout/sessions?payment_intent=${encodeURIComponent(intent)}&limit=1`;
  return readAnswer(shapes.sessions, await askStripe(app, account, { path })).data[0]?.id;
}

/** A session is complete before the money of a slow method has come; its intent says what became of it. */
function stateOf({ status, payment_status, payment_intent }: shapes.StripeSession): PaymentState {
  if (status === 'expired') return 'expired';
  if (status === 'open') return 'open';
  if (payment_status === 'paid') return 'paid';
  if (payment_intent?.status === 'requires_capture') return 'authorised';
  if (payment_intent?.status === 'canceled') return 'cancelled';
  return payment_intent?.status === 'requires_payment_method' ? 'failed' : 'pending';
}

async function readSession(app: App, account: OpenedAccount, reference: string) {
  const path = `checkout/sessions/${reference}?expand[]=payment_intent`;
  return readAnswer(shapes.session, await askStripe(app, account, { path }));
}

/** @throws for a payment that was never paid: there is nothing to give back. */
async function intentOf(app: App, account: OpenedAccount, { reference }: Payment): Promise<string> {
  const { payment_intent } = await readSession(app, account, reference);
  if (!payment_intent) throw new Error('a payment without a charge cannot be refunded');
  return payment_intent.id;
}

async function listRefunds(app: App, account: OpenedAccount, intent: string) {
  const path = `refunds?payment_intent=${encodeURIComponent(intent)}&limit=100`;
  return readAnswer(shapes.refunds, await askStripe(app, account, { path })).data;
}

async function listDisputes(app: App, account: OpenedAccount, intent: string) {
  const path = `disputes?payment_intent=${encodeURIComponent(intent)}&limit=100`;
  return readAnswer(shapes.disputes, await askStripe(app, account, { path })).data;
}

const isLost = (status: string | null): boolean => status === 'failed' || status === 'canceled';

/** A warning is an enquiry without money; a dispute that was won gave the money back. */
const isAgainstUs = ({ status }: { status: string }): boolean =>
  status !== 'won' && !status.startsWith('warning_');
