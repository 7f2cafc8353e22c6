import { methodsOfNames, nameAtProvider } from '@foyer/domain/payments/payment-methods.ts';
import type { PaymentState } from '@foyer/domain/payments/payment-states.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { OpenedAccount, RemoteProvider } from '../payment-provider.ts';
import { fromDecimal, toDecimal } from '../remote/decimal-amount.ts';
import { linesOfMethods } from '../remote/found-lines.ts';
import { needAccount } from '../remote/need-account.ts';
import { readAnswer } from '../remote/read-answer.ts';
import { askMollie } from './ask-mollie.ts';
import { mollieLocale } from './mollie-locale.ts';

const amount = z.object({ value: z.string(), currency: z.string() });
const startedPayment = z.object({
  id: z.string().regex(/^tr_\w+$/),
  _links: z.object({ checkout: z.object({ href: z.url() }) }),
});
const refund = z.object({
  id: z.string(),
  status: z.string(),
  metadata: z.object({ refundId: z.string() }).partial().nullish(),
});
const refundList = z.object({ _embedded: z.object({ refunds: z.array(refund) }) });
const statuses = ['open', 'canceled', 'pending', 'authorized', 'expired', 'failed', 'paid'] as const;
const payment = z.object({
  status: z.enum(statuses),
  amount,
  amountChargedBack: amount.optional(),
  amountRefunded: amount.optional(),
});
const profile = z.object({ name: z.string() });
const methodList = z.object({ _embedded: z.object({ methods: z.array(z.object({ id: z.string() })) }) });

const stateOf: Record<(typeof statuses)[number], PaymentState> = {
  open: 'open',
  canceled: 'cancelled',
  pending: 'pending',
  authorized: 'authorised',
  expired: 'expired',
  failed: 'failed',
  paid: 'paid',
};

/** Mollie, API v2: https://docs.mollie.com/reference/payments-api. A notice names a payment and says nothing of it. */
export const mollieProvider: RemoteProvider = {
  name: 'mollie',
  async start(app, { payment: { id, orderId, method, amountMinor, currency }, ...start }) {
    const body = {
      amount: { currency, value: toDecimal(amountMinor) },
      description: start.description,
      redirectUrl: start.returnUrl,
      webhookUrl: start.noticeUrl,
      method: nameAtProvider('mollie', method),
      locale: mollieLocale(start.language),
      metadata: { orderId, paymentId: id },
    };
    const account = needAccount(start.account);
    const answer = await askMollie(app, account, { path: 'payments', body, idempotencyKey: `pay-${id}` });
    const started = readAnswer(startedPayment, answer);
    return { reference: started.id, checkoutUrl: started._links.checkout.href };
  },
  async read(app, { payment: { reference }, account }) {
    const found = readAnswer(payment, await askMollie(app, account, { path: `payments/${reference}` }));
    const refunds = found.amountRefunded ? await listRefunds(app, account, reference) : [];
    return {
      state: stateOf[found.status],
      amountMinor: fromDecimal(found.amount.value),
      currency: found.amount.currency,
      chargedBackMinor: found.amountChargedBack ? fromDecimal(found.amountChargedBack.value) : 0,
      failedRefunds: refunds.filter(({ status }) => isLost(status)).map(({ id }) => id),
    };
  },
  async refund(app, { payment: { reference, currency }, refundId, amountMinor, ...asked }) {
    const account = needAccount(asked.account);
    const tried = (await listRefunds(app, account, reference)).filter(
      ({ metadata }) => metadata?.refundId === refundId,
    );
    const made = tried.find(({ status }) => !isLost(status));
    if (made) return { reference: made.id };
    const body = { amount: { currency, value: toDecimal(amountMinor) }, metadata: { refundId } };
    const path = `payments/${reference}/refunds`;
    // The key of a refund that failed would answer that refund again.
    const idempotencyKey = `refund-${refundId}-${tried.length}`;
    const answer = await askMollie(app, account, { path, body, idempotencyKey });
    return { reference: readAnswer(refund, answer).id };
  },
  async check(app, account, currency) {
    const { name } = readAnswer(profile, await askMollie(app, account, { path: 'profiles/me' }));
    const query = new URLSearchParams({
      'amount[value]': '10.00',
      'amount[currency]': currency,
      includeWallets: 'applepay',
    });
    const { _embedded } = readAnswer(methodList, await askMollie(app, account, { path: `methods?${query}` }));
    const switchedOn = _embedded.methods.map(({ id }) => id);
    const methods = methodsOfNames('mollie', switchedOn);
    return {
      methods,
      lines: [...linesOfMethods(name, currency, methods), { code: 'look-ups-work' }],
    };
  },
};

async function listRefunds(app: App, account: OpenedAccount, reference: string) {
  const path = `payments/${reference}/refunds`;
  return readAnswer(refundList, await askMollie(app, account, { path }))._embedded.refunds;
}

const isLost = (status: string): boolean => status === 'failed' || status === 'canceled';
