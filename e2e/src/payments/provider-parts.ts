import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { ADYEN_KEYS, type AdyenNews, startAdyen } from '@foyer/testkit/providers/adyen-counterpart.ts';
import { MOLLIE_TEST_KEY, startMollie } from '@foyer/testkit/providers/mollie-counterpart.ts';
import type { ProviderCounterpart } from '@foyer/testkit/providers/provider-counterpart.ts';
import {
  STRIPE_TEST_KEY,
  STRIPE_WEBHOOK_SECRET,
  startStripe,
} from '@foyer/testkit/providers/stripe-counterpart.ts';

/** A payment as the database of Foyer names it: its name at the provider, and that of the charge. */
export interface NamedPayment {
  reference: string;
  chargeReference: string | null;
}

/** What a provider says of a payment. */
export type ProviderOutcome = 'failed' | 'cancelled' | 'expired' | 'pending' | 'authorised' | 'paid';

/** What a journey needs of a provider, whichever it is. */
export interface ProviderPart {
  name: 'Mollie' | 'Stripe' | 'Adyen';
  /** Of the environment of the server. */
  settings: Record<string, string>;
  counterpart: ProviderCounterpart;
  /** What is typed in the form that connects the account, by label. */
  typed: Record<string, string>;
  /** The means of payment, and what the visitor presses on the provider's page. */
  method: string;
  pays: string;
  /** The merchant's settings at the provider: where its notices go. */
  sendNoticesTo(url: string): void;
  /** Amounts that the provider has paid back of a payment, in minor units, the first one first. */
  refundsOf(payment: NamedPayment): number[];
  /** How a payment there can end or stand still. */
  outcomes: readonly ProviderOutcome[];
  /** It ended so, and no notice of it has come. @returns where the payer is sent back to. */
  say(reference: string, outcome: ProviderOutcome): string;
  /** The bank takes this much back; the provider sends its notice. */
  chargeBack(payment: NamedPayment, amountMinor: number): Promise<Response>;
}

async function mollie(): Promise<ProviderPart> {
  const counterpart = await startMollie();
  let noticeUrl = '';
  const minor = (value: string) => Math.round(Number(value) * 100);
  return {
    name: 'Mollie',
    settings: { FOYER_MOLLIE_URL: counterpart.url },
    counterpart,
    typed: { 'API key': MOLLIE_TEST_KEY },
    method: 'iDEAL',
    pays: 'paid',
    sendNoticesTo: (url) => {
      noticeUrl = url;
    },
    refundsOf: ({ reference }) =>
      counterpart.refunds
        .filter(({ paymentId }) => paymentId === reference)
        .map(({ amount }) => minor(amount.value)),
    outcomes: ['failed', 'cancelled', 'expired', 'pending', 'authorised', 'paid'],
    say: (reference, outcome) => {
      const payment = counterpart.payments.get(reference);
      if (!payment) throw new Error(reference);
      const words = { cancelled: 'canceled', authorised: 'authorized' } as const;
      Object.assign(payment, { status: words[outcome as keyof typeof words] ?? outcome });
      return payment.redirectUrl ?? '';
    },
    chargeBack: async ({ reference }, amountMinor) => {
      const amountChargedBack = { currency: 'EUR', value: (amountMinor / 100).toFixed(2) };
      await counterpart.set(reference, { amountChargedBack }, 'silent');
      return fetch(noticeUrl, { method: 'POST', body: new URLSearchParams({ id: reference }) });
    },
  };
}

/** Of the intent behind a Checkout Session whose page the payer has left. */
const intentStatus = {
  failed: 'requires_payment_method',
  cancelled: 'canceled',
  pending: 'processing',
  authorised: 'requires_capture',
} as const;

async function stripe(): Promise<ProviderPart> {
  const counterpart = await startStripe();
  let noticeUrl = '';
  const intentOf = (reference: string) => counterpart.sessions.get(reference)?.payment_intent?.id ?? '';
  return {
    name: 'Stripe',
    settings: { FOYER_STRIPE_URL: counterpart.url },
    counterpart,
    typed: { 'API key': STRIPE_TEST_KEY, 'Signing secret of the notifications': STRIPE_WEBHOOK_SECRET },
    method: 'Card',
    pays: 'pay',
    sendNoticesTo: (url) => {
      noticeUrl = url;
    },
    refundsOf: ({ reference }) =>
      counterpart.refunds
        .filter(({ payment_intent }) => payment_intent === intentOf(reference))
        .map(({ amount }) => amount),
    outcomes: ['failed', 'cancelled', 'expired', 'pending', 'authorised', 'paid'],
    say: (reference, outcome) => {
      const session = counterpart.sessions.get(reference);
      if (!session) throw new Error(reference);
      if (outcome === 'paid') counterpart.pay(reference);
      else if (outcome === 'expired') session.status = 'expired';
      else {
        session.status = 'complete';
        session.payment_intent = { id: `pi_${reference}`, status: intentStatus[outcome] };
      }
      return session.success_url ?? '';
    },
    chargeBack: ({ reference }, amount) => {
      const named = { id: `dp_${reference}`, payment_intent: intentOf(reference) };
      counterpart.disputes.push({ ...named, object: 'dispute', amount, status: 'needs_response' });
      return counterpart.notify(noticeUrl, STRIPE_WEBHOOK_SECRET, 'charge.dispute.created', named);
    },
  };
}

async function adyen(): Promise<ProviderPart> {
  const counterpart = await startAdyen();
  return {
    name: 'Adyen',
    settings: { FOYER_ADYEN_URL: counterpart.url },
    counterpart,
    typed: {
      'API key': ADYEN_KEYS.apiKey,
      'Merchant account': ADYEN_KEYS.merchantAccount,
      'Signing secret of the notifications': ADYEN_KEYS.webhookSecret,
    },
    method: 'iDEAL',
    pays: 'pay',
    sendNoticesTo: (url) => {
      counterpart.noticesTo = { url, hexKey: ADYEN_KEYS.webhookSecret };
    },
    refundsOf: ({ chargeReference }) =>
      counterpart.refunds
        .filter(({ paymentPspReference }) => paymentPspReference === chargeReference)
        .map(({ amount }) => amount.value),
    outcomes: ['expired', 'pending', 'paid'],
    say: (reference, outcome) => {
      const link = counterpart.links.get(reference);
      if (!link) throw new Error(reference);
      const words = { expired: 'expired', pending: 'paymentPending', paid: 'completed' } as const;
      Object.assign(link, { status: words[outcome as keyof typeof words] });
      return link.returnUrl ?? '';
    },
    chargeBack: async ({ reference, chargeReference }, value) => {
      const link = counterpart.links.get(reference);
      const { noticesTo } = counterpart;
      if (!link || !noticesTo) throw new Error('no payment link');
      const news = {
        eventCode: 'CHARGEBACK',
        success: 'true',
        originalReference: chargeReference ?? '',
        amount: { value, currency: 'EUR' },
      } as AdyenNews;
      return counterpart.notify(noticesTo.url, noticesTo.hexKey, link, news);
    },
  };
}

/** The three of them, each with its counterpart on this machine. */
export const startProviderParts = () => Promise.all([mollie(), stripe(), adyen()]);

export async function findPayment({ owner }: DatabaseAccess, orderId: string): Promise<NamedPayment> {
  const { rows } = await owner.query<{ reference: string; charge_reference: string | null }>(
    `select reference, charge_reference from payment where order_id = $1 and state = 'paid'`,
    [orderId],
  );
  return { reference: rows[0]?.reference ?? '', chargeReference: rows[0]?.charge_reference ?? null };
}
