import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { findClientIdBySubdomain, getClient } from '../clients/index.ts';
import { orderPathOf } from '../orders/index.ts';
import { getPayment } from './payment.repository.ts';
import { markOf } from './return-path.ts';
import { syncPayment } from './sync-payment.ts';

const place = z.object({
  client: z.string().regex(/^[a-zA-Z0-9-]{1,63}$/),
  payment: z.uuid(),
  token: z.string().max(50),
});

/** Longer than this a visitor does not wait for the provider: the order page follows the payment itself. */
const PATIENCE_MS = 4_000;

/**
 * Where payers come back to: the provider is asked what became of the payment, so that the order page shows it at once, and the
 * page leads on, whatever the provider answers.
 */
export function returnRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    instance.withTypeProvider<ZodTypeProvider>().get(
      '/pay/return/:client/:payment/:token',
      {
        schema: { params: place },
        config: { access: { secret: 'the token of the payment, in the address' } },
      },
      async ({ params: { client, payment: paymentId, token } }, reply) => {
        const clientId = await findClientIdBySubdomain(app.db, client);
        if (!clientId || !isMark(app, clientId, paymentId, token))
          throw new NotFoundError('payment-not-found');
        await Promise.race([trySync(app, clientId, paymentId), wait(PATIENCE_MS)]);
        const path = await inClient(app.db, clientId, async (scope) => {
          const { orderId } = await getPayment(scope, paymentId);
          return orderPathOf(app, await getClient(scope), orderId);
        });
        return reply.header('cache-control', 'no-store').redirect(path, 303);
      },
    );
  };
}

function isMark(app: App, clientId: string, paymentId: string, mark: string): boolean {
  const expected = Buffer.from(markOf(app, clientId, paymentId));
  const given = Buffer.from(mark);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

function trySync(app: App, clientId: string, paymentId: string): Promise<void> {
  return syncPayment(app, clientId, paymentId).catch((error: unknown) =>
    app.log.warn({ err: error, paymentId }, 'a payment provider did not say what became of a payment'),
  );
}
