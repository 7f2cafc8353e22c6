import { randomBytes } from 'node:crypto';
import type {
  Method as MollieMethod,
  Payment as MolliePayment,
  Profile as MollieProfile,
  Refund as MollieRefund,
  PaymentCreateParams,
} from '@mollie/api-client';
import { type ProviderCounterpart, payPage, startCounterpart } from './provider-counterpart.ts';
import type { Wire } from './wire.ts';

type Payment = Pick<
  Wire<MolliePayment>,
  | 'resource'
  | 'id'
  | 'mode'
  | 'createdAt'
  | 'status'
  | 'amount'
  | 'amountRefunded'
  | 'amountChargedBack'
  | 'description'
  | 'redirectUrl'
  | 'webhookUrl'
  | 'metadata'
  | 'locale'
  | 'profileId'
  | 'sequenceType'
> & { _links: { self: Link; checkout: Link } };
type Refund = Pick<
  Wire<MollieRefund>,
  'resource' | 'id' | 'mode' | 'amount' | 'metadata' | 'status' | 'paymentId' | 'createdAt'
>;

interface Link {
  href: string;
  type: string;
}

export interface MollieCounterpart extends ProviderCounterpart {
  payments: Map<string, Payment>;
  refunds: Refund[];
  /** What the payer or the bank does; Mollie then sends its notice, unless `silent`. */
  set(id: string, change: Partial<Payment>, silent?: 'silent'): Promise<void>;
}

export const MOLLIE_TEST_KEY = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';
export const MOLLIE_LIVE_KEY = 'live_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';

const link = (href: string) => ({ href, type: 'application/hal+json' });
const idOf = (prefix: string) => `${prefix}_${randomBytes(5).toString('hex')}`;

/** Mollie's API v2, as far as Foyer uses it. Keys other than the two above are refused. */
export async function startMollie(
  methods = ['ideal', 'creditcard', 'bancontact'],
): Promise<MollieCounterpart> {
  const payments = new Map<string, Payment>();
  const refunds: Refund[] = [];
  const refusal = { status: 422, title: 'Unprocessable Entity', detail: 'The amount is too high' };

  async function set(id: string, change: Partial<Payment>, silent?: 'silent') {
    const payment = payments.get(id);
    if (!payment) throw new Error(`no payment ${id}`);
    Object.assign(payment, change);
    if (silent || !payment.webhookUrl) return;
    await fetch(payment.webhookUrl, { method: 'POST', body: new URLSearchParams({ id }) });
  }

  const counterpart = await startCounterpart((server) => {
    server.addHook('preHandler', async ({ headers, url }, reply) => {
      const isKnown = [MOLLIE_TEST_KEY, MOLLIE_LIVE_KEY].some(
        (key) => headers.authorization === `Bearer ${key}`,
      );
      if (isKnown || url.startsWith('/pay-page/')) return;
      const detail = 'Missing authentication, or failed to authenticate';
      return reply.status(401).send({ status: 401, title: 'Unauthorized Request', detail });
    });
    server.post<{ Body: Wire<PaymentCreateParams> }>('/v2/payments', async ({ body, headers }, reply) => {
      const id = idOf('tr');
      const mode = String(headers.authorization).includes('live_') ? 'live' : 'test';
      const payment: Payment = {
        resource: 'payment',
        id,
        mode,
        createdAt: new Date().toISOString(),
        status: 'open',
        amount: body.amount,
        description: body.description,
        ...(body.redirectUrl ? { redirectUrl: body.redirectUrl } : {}),
        ...(body.webhookUrl ? { webhookUrl: body.webhookUrl } : {}),
        metadata: body.metadata,
        locale: body.locale ?? 'en_GB',
        profileId: 'pfl_getij',
        sequenceType: 'oneoff',
        _links: {
          self: link(`https://api.mollie.com/v2/payments/${id}`),
          checkout: { href: `${counterpart.url}/pay-page/${id}`, type: 'text/html' },
        },
      };
      payments.set(id, payment);
      return reply.status(201).send(payment);
    });
    server.get<{ Params: { id: string } }>('/v2/payments/:id', async ({ params: { id } }, reply) =>
      payments.has(id)
        ? payments.get(id)
        : reply.status(404).send({ title: 'Not Found', detail: 'No payment' }),
    );
    server.get<{ Params: { id: string } }>('/v2/payments/:id/refunds', async ({ params: { id } }) => {
      const ofPayment = refunds.filter(({ paymentId }) => paymentId === id);
      return { count: ofPayment.length, _embedded: { refunds: ofPayment }, _links: {} };
    });
    server.post<{ Params: { id: string }; Body: Pick<Refund, 'amount' | 'metadata'> }>(
      '/v2/payments/:id/refunds',
      async ({ params: { id }, body }, reply) => {
        const refund: Refund = {
          resource: 'refund',
          id: idOf('re'),
          mode: 'test',
          amount: body.amount,
          metadata: body.metadata,
          status: 'pending',
          paymentId: id,
          createdAt: new Date().toISOString(),
        };
        refunds.push(refund);
        const payment = payments.get(id);
        if (payment) payment.amountRefunded = body.amount;
        return reply.status(201).send(refund);
      },
    );
    server.get(
      '/v2/profiles/me',
      async (): Promise<Pick<Wire<MollieProfile>, 'resource' | 'id' | 'mode' | 'name'>> => {
        return { resource: 'profile', id: 'pfl_getij', mode: 'live', name: 'Stichting Getij' };
      },
    );
    server.get('/v2/methods', async () => {
      const known = methods.map(
        (id) =>
          ({ resource: 'method', id, status: 'activated' }) as Pick<
            Wire<MollieMethod>,
            'resource' | 'id' | 'status'
          >,
      );
      return { count: known.length, _embedded: { methods: known }, _links: {} };
    });
    server.get<{ Params: { id: string } }>('/pay-page/:id', async ({ params: { id } }, reply) =>
      reply.type('text/html').send(payPage(id, ['paid', 'failed', 'canceled'])),
    );
    server.get<{ Params: { id: string; act: Payment['status'] } }>(
      '/pay-page/:id/:act',
      async ({ params: { id, act } }, reply) => {
        await set(id, { status: act });
        return reply.redirect(payments.get(id)?.redirectUrl ?? '/', 303);
      },
    );
  }, refusal);
  return Object.assign(counterpart, { payments, refunds, set });
}
