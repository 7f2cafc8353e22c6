import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { batcher } from '../../../platform/batcher.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { knownClient, rememberClient } from '../../../platform/database/known-clients.ts';
import { NotFoundError, NotSignedInError } from '../../../platform/errors.ts';
import { contentSecurityPolicy } from '../../../platform/http/page-policy.ts';
import { fulfilled, rejected, transactionalBatcher } from '../../../platform/transactional-batcher.ts';
import { type Client, findClientIdBySubdomain, getClient } from '../../clients/index.ts';
import { getOrder, orderPathOf } from '../../orders/index.ts';
import {
  findPayments,
  listClientIdsByPayment,
  nameOf,
  type Payment,
  type PaymentName,
} from '../payment.repository.ts';
import { settlePayment } from '../settle-payment.ts';
import { tellOutcome } from './deliver-notice.ts';
import { isNoticeGenuine, signatureHeader } from './notice-signature.ts';
import { readTestNotice } from './test-notice.ts';
import { fontPath, renderTestPaymentPage } from './test-payment-page.ts';

const place = z.object({ reference: z.string().regex(/^[\w-]{1,100}$/) });
const addressee = z.object({ client: z.string().regex(/^[a-zA-Z0-9-]{1,63}$/) });
const press = z.object({ outcome: z.enum(['paid', 'failed', 'cancelled', 'expired']) });

const fontFile = new URL(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);

const config = { access: { secret: "the payment's reference, in the address" } };

/** The test provider's page, and where its notices arrive. */
export function testPaymentRoutes(app: App) {
  // The signature of a notice proves its client: an address cached for a second is as good.
  const addressees = new LRUCache<string, { clientId?: string }>({
    max: 10_000,
    ttl: 1_000,
    ignoreFetchAbort: true,
    fetchMethod: async (subdomain) => ({ clientId: await findClientIdBySubdomain(app.db, subdomain) }),
  });
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get('/pay/test/:reference', { schema: { params: place }, config }, async (request, reply) => {
      const { client, payment, returnUrl } = await findPayment(app, request.params.reference);
      const { language } = await inClient(app.db, client.id, (scope) => getOrder(scope, payment.orderId));
      const { amountMinor, currency } = payment;
      const isOpen = payment.state === 'open';
      const page = {
        language,
        clientName: client.name,
        amountMinor,
        currency,
        isOpen,
        returnUrl,
      };
      const nonce = randomBytes(16).toString('base64url');
      return reply
        .type('text/html')
        .header('content-security-policy', contentSecurityPolicy({ styleNonce: true }, nonce))
        .send(renderTestPaymentPage(page, nonce));
    });
    server.get(fontPath, { config: { access: { public: 'a font' } } }, async (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=86400')
        .send(await readFile(fontFile)),
    );
    await server.register(async (forms) => {
      forms.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
      );
      forms
        .withTypeProvider<ZodTypeProvider>()
        .post(
          '/pay/test/:reference',
          { schema: { params: place, body: press }, config: { ...config, busy: true } },
          async (request, reply) => {
            const { client, payment, returnUrl } = await findPayment(app, request.params.reference);
            await tellOutcome(app, client, payment, request.body.outcome);
            return reply.redirect(returnUrl, 303);
          },
        );
    });
    await server.register(async (notices) => {
      // The signature is over the bytes as they came, so the body stays text.
      notices.removeAllContentTypeParsers();
      notices.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      notices.withTypeProvider<ZodTypeProvider>().post(
        '/webhooks/payments/test/:client',
        {
          schema: { params: addressee },
          config: { access: { signed: 'by the test provider' }, busy: true },
        },
        async (request, reply) => {
          const { clientId } = await addressees.forceFetch(request.params.client);
          const signature = request.headers[signatureHeader]?.toString() ?? '';
          const body = typeof request.body === 'string' ? request.body : '';
          if (!clientId || !isNoticeGenuine(app, clientId, body, signature)) throw new NotSignedInError();
          await settlePayment(app, clientId, { provider: 'test', ...readTestNotice(body) });
          return reply.status(204).send();
        },
      );
    });
  };
}

/** @throws NotFoundError `payment-not-found` */
async function findPayment(app: App, reference: string) {
  const name = { provider: 'test', reference };
  const clientId = knownClient(app, nameOf(name)) ?? (await findClientId(app, 'all', name));
  if (!clientId) throw new NotFoundError('payment-not-found');
  rememberClient(app, nameOf(name), clientId);
  return readPayment(app, clientId, name);
}

interface PaymentOfClient {
  payment: Payment;
  client: Client;
  returnUrl: string;
}

const readPayment = transactionalBatcher<PaymentName, PaymentOfClient>({
  async decide(app, scope, names) {
    const [client, payments] = await Promise.all([getClient(scope), findPayments(scope, names)]);
    return new Map(
      names.map((name) => {
        const payment = payments.get(nameOf(name));
        if (!payment) return [name, rejected(new NotFoundError('payment-not-found'))];
        const returnUrl = orderPathOf(app, client, payment.orderId);
        return [name, fulfilled({ payment, client, returnUrl })];
      }),
    );
  },
});

/** Batched: one statement for concurrent requests. */
const findClientId = batcher<PaymentName, string | undefined>(
  { batchSize: 1_000, queueSize: 10_000, totalQueueSize: 10_000, concurrency: 2, secondBatchFrom: 200 },
  async (app, _all, names) =>
    (await listClientIdsByPayment(app.db, names)).map((value) => ({ status: 'fulfilled', value })),
);
