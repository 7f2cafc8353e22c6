import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { type ProviderCounterpart, payPage, startCounterpart } from './provider-counterpart.ts';
import type { Wire } from './wire.ts';

type Session = Wire<Stripe.Checkout.Session>;
type KnownSession = Pick<
  Session,
  | 'id'
  | 'object'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'currency'
  | 'url'
  | 'success_url'
  | 'livemode'
> & { payment_intent: Pick<Wire<Stripe.PaymentIntent>, 'id' | 'status'> | null };
type KnownRefund = Pick<Wire<Stripe.Refund>, 'id' | 'object' | 'status' | 'amount' | 'metadata'> & {
  payment_intent: string;
};
type KnownDispute = Pick<Wire<Stripe.Dispute>, 'id' | 'object' | 'amount' | 'status'> & {
  payment_intent: string;
};

export interface StripeCounterpart extends ProviderCounterpart {
  sessions: Map<string, KnownSession>;
  refunds: KnownRefund[];
  disputes: KnownDispute[];
  /** The payer pays: the session is complete and the money is there. */
  pay(id: string): void;
  /** Sends a notice about an object, signed with the account's signing secret. */
  notify(url: string, secret: string, type: string, object: object, at?: Date): Promise<Response>;
}

export const STRIPE_TEST_KEY = 'sk_test_51Getij00000000000000000';
export const STRIPE_WEBHOOK_SECRET = 'whsec_0123456789abcdefghijklmnop';

const idOf = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;
const list = <Item>(data: Item[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

/** Stripe's API v1, as far as Foyer uses it; its notices are signed by Stripe's own library. */
export async function startStripe(): Promise<StripeCounterpart> {
  const sessions = new Map<string, KnownSession>();
  const refunds: KnownRefund[] = [];
  const disputes: KnownDispute[] = [];
  const stripe = new Stripe(STRIPE_TEST_KEY);
  const refusal = { error: { type: 'invalid_request_error', message: 'This amount cannot be refunded' } };

  function pay(id: string) {
    const session = sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    session.status = 'complete';
    session.payment_status = 'paid';
    session.payment_intent = { id: idOf('pi'), status: 'succeeded' };
  }

  const counterpart = await startCounterpart((server) => {
    server.addHook('preHandler', async ({ headers, url }, reply) => {
      if (headers.authorization === `Bearer ${STRIPE_TEST_KEY}` || url.startsWith('/pay-page/')) return;
      return reply
        .status(401)
        .send({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
    });
    server.post<{ Body: Record<string, string> }>('/v1/checkout/sessions', async ({ body }) => {
      const id = idOf('cs_test');
      const session: KnownSession = {
        id,
        object: 'checkout.session',
        livemode: false,
        status: 'open',
        payment_status: 'unpaid',
        amount_total: Number(body['line_items[0][price_data][unit_amount]']),
        currency: body['line_items[0][price_data][currency]'] ?? '',
        url: `${counterpart.url}/pay-page/${id}`,
        success_url: body.success_url ?? null,
        payment_intent: null,
      };
      sessions.set(id, session);
      return session;
    });
    server.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async ({ params: { id } }, reply) =>
      sessions.has(id) ? sessions.get(id) : reply.status(404).send({ error: { message: 'No such session' } }),
    );
    server.get<{ Querystring: { payment_intent: string } }>('/v1/checkout/sessions', async ({ query }) =>
      list(
        [...sessions.values()].filter(({ payment_intent }) => payment_intent?.id === query.payment_intent),
      ),
    );
    server.get<{ Querystring: { payment_intent?: string } }>('/v1/refunds', async ({ query }) =>
      list(refunds.filter(({ payment_intent }) => payment_intent === query.payment_intent)),
    );
    server.post<{ Body: Record<string, string> }>('/v1/refunds', async ({ body }) => {
      const refund: KnownRefund = {
        id: idOf('re'),
        object: 'refund',
        status: 'succeeded',
        amount: Number(body.amount),
        payment_intent: body.payment_intent ?? '',
        metadata: { refundId: body['metadata[refundId]'] ?? '' },
      };
      refunds.push(refund);
      return refund;
    });
    server.get<{ Querystring: { payment_intent: string } }>('/v1/disputes', async ({ query }) =>
      list(disputes.filter(({ payment_intent }) => payment_intent === query.payment_intent)),
    );
    server.get('/v1/account', async () => ({
      id: 'acct_1Getij',
      object: 'account',
      settings: { dashboard: { display_name: 'Stichting Getij', timezone: 'Europe/Amsterdam' } },
      capabilities: { card_payments: 'active', ideal_payments: 'active', p24_payments: 'inactive' },
    }));
    server.get<{ Params: { id: string } }>('/pay-page/:id', async ({ params: { id } }, reply) =>
      reply.type('text/html').send(payPage(id, ['pay'])),
    );
    server.get<{ Params: { id: string } }>('/pay-page/:id/pay', async ({ params: { id } }, reply) => {
      pay(id);
      return reply.redirect(sessions.get(id)?.success_url ?? '/', 303);
    });
  }, refusal);

  async function notify(url: string, secret: string, type: string, object: object, at = new Date()) {
    // Objects of notices name others by their id; only answers can carry them whole.
    const named = Object.fromEntries(
      Object.entries(object).map(([name, value]) => [
        name,
        name === 'payment_intent' ? (value?.id ?? value) : value,
      ]),
    );
    const event = { id: idOf('evt'), object: 'event', type, data: { object: named } };
    const payload = JSON.stringify(event);
    const signature = stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(at.getTime() / 1000),
    });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return fetch(url, { method: 'POST', headers, body: payload });
  }
  return Object.assign(counterpart, { sessions, refunds, disputes, pay, notify });
}
