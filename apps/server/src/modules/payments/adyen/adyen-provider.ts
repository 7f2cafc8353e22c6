import { methodsOfNames, nameAtProvider } from '@foyer/domain/payments/payment-methods.ts';
import type { PaymentState } from '@foyer/domain/payments/payment-states.ts';
import { z } from 'zod';
import type { RemoteProvider } from '../payment-provider.ts';
import { ProviderUnreachableError } from '../remote/ask-provider.ts';
import { linesOfMethods } from '../remote/found-lines.ts';
import { needAccount } from '../remote/need-account.ts';
import { readAnswer } from '../remote/read-answer.ts';
import { askAdyen } from './ask-adyen.ts';

const statuses = ['active', 'completed', 'paid', 'paymentPending', 'expired'] as const;
const startedLink = z.object({ id: z.string().regex(/^PL\w+$/), url: z.url() });
const link = z.object({
  status: z.enum(statuses),
  amount: z.object({ value: z.int(), currency: z.string() }),
});
const refund = z.object({ pspReference: z.string() });
const methodList = z.object({ paymentMethods: z.array(z.object({ type: z.string() })).default([]) });

const stateOf: Record<(typeof statuses)[number], PaymentState> = {
  active: 'open',
  completed: 'paid',
  paid: 'paid',
  paymentPending: 'pending',
  expired: 'expired',
};

/**
 * Adyen, Pay by Link of Checkout API v71: https://docs.adyen.com/api-explorer/Checkout/71. Its notices alone name the charge
 * (`pspReference`) by which money goes back, tell of chargebacks and of refunds that failed.
 */
export const adyenProvider: RemoteProvider = {
  name: 'adyen',
  async start(app, { payment: { id, method, amountMinor, currency }, ...start }) {
    const account = needAccount(start.account);
    const body = {
      merchantAccount: account.keys.merchantAccount,
      reference: id,
      amount: { value: amountMinor, currency },
      description: start.description,
      returnUrl: start.returnUrl,
      shopperLocale: start.language,
      allowedPaymentMethods: [nameAtProvider('adyen', method)],
    };
    const answer = await askAdyen(app, account, { path: 'paymentLinks', body, idempotencyKey: `pay-${id}` });
    const started = readAnswer(startedLink, answer);
    return { reference: started.id, checkoutUrl: started.url };
  },
  async read(app, { payment: { reference }, account }) {
    const { status, amount } = readAnswer(
      link,
      await askAdyen(app, account, { path: `paymentLinks/${reference}` }),
    );
    return {
      state: stateOf[status],
      amountMinor: amount.value,
      currency: amount.currency,
      chargedBackMinor: null,
      failedRefunds: [],
    };
  },
  async refund(app, { payment, refundId, amountMinor, failedReference, ...asked }) {
    const account = needAccount(asked.account);
    if (payment.chargeReference === null) throw new ProviderUnreachableError('has not named the charge yet');
    const body = {
      merchantAccount: account.keys.merchantAccount,
      amount: { value: amountMinor, currency: payment.currency },
      reference: refundId,
    };
    const path = `payments/${payment.chargeReference}/refunds`;
    // The key of a refund that failed would answer that refund again.
    const idempotencyKey = `refund-${refundId}-${failedReference ?? 'first'}`;
    const answer = await askAdyen(app, account, { path, body, idempotencyKey });
    return { reference: readAnswer(refund, answer).pspReference };
  },
  async check(app, account, currency) {
    const { merchantAccount = '' } = account.keys;
    const body = { merchantAccount, amount: { value: 1000, currency }, channel: 'Web' };
    const { paymentMethods } = readAnswer(
      methodList,
      await askAdyen(app, account, { path: 'paymentMethods', body }),
    );
    const methods = methodsOfNames(
      'adyen',
      paymentMethods.map(({ type }) => type),
    );
    return {
      methods,
      lines: linesOfMethods(merchantAccount, currency, methods),
    };
  },
};
