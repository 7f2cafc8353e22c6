import { STRIPE_TEST_KEY, STRIPE_WEBHOOK_SECRET, startStripe } from '../providers/stripe-counterpart.ts';
import type { PayerSide } from './payer-side.ts';

export async function stripeSide(): Promise<PayerSide> {
  const stripe = await startStripe();
  const openSession = (reference: string) => {
    const session = stripe.sessions.get(reference);
    return session?.status === 'open' ? session : undefined;
  };
  const intentOf = (reference: string) => stripe.sessions.get(reference)?.payment_intent?.id;
  const refundsOf = (reference: string) =>
    stripe.refunds.filter(({ payment_intent }) => payment_intent === intentOf(reference));
  const disputesOf = (reference: string) =>
    stripe.disputes.filter(({ payment_intent }) => payment_intent === intentOf(reference));
  const end = (reference: string) => {
    const session = openSession(reference);
    if (session) session.status = 'expired';
  };
  return {
    provider: 'stripe',
    keys: { apiKey: STRIPE_TEST_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET },
    method: 'card',
    env: { FOYER_STRIPE_URL: stripe.url },
    counterpart: stripe,
    pay: (reference) => openSession(reference) && stripe.pay(reference),
    fail: end,
    expire: end,
    chargeBack(reference, amount) {
      const intent = intentOf(reference);
      if (!intent) return;
      const known = disputesOf(reference).find(({ status }) => status !== 'won');
      if (known) known.amount = amount;
      else
        stripe.disputes.push({
          id: `dp_${stripe.disputes.length}_${intent}`,
          object: 'dispute',
          amount,
          status: 'needs_response',
          payment_intent: intent,
        });
    },
    winDisputes(reference) {
      for (const dispute of disputesOf(reference)) dispute.status = 'won';
    },
    loseRefund(reference) {
      const last = refundsOf(reference).at(-1);
      if (last) last.status = 'failed';
    },
    async notify(noticeUrl, reference, at) {
      const session = stripe.sessions.get(reference);
      const type = `checkout.session.${session?.status === 'complete' ? 'completed' : 'expired'}`;
      return session && stripe.notify(noticeUrl, STRIPE_WEBHOOK_SECRET, type, session, at);
    },
    keptMinor(reference) {
      const session = stripe.sessions.get(reference);
      if (session?.payment_status !== 'paid') return 0;
      const refunds = refundsOf(reference).filter(({ status }) => status !== 'failed');
      return (session.amount_total ?? 0) - refunds.reduce((sum, { amount }) => sum + amount, 0);
    },
  };
}
