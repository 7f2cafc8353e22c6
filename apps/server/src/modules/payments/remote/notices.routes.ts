import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { NotSignedInError } from '../../../platform/errors.ts';
import type { RouteAccess } from '../../../platform/http/route-access.ts';
import { findClientIdBySubdomain } from '../../clients/index.ts';
import { takeAdyenNotice } from '../adyen/take-adyen-notice.ts';
import { takeMollieNotice } from '../mollie/take-mollie-notice.ts';
import { takeStripeNotice } from '../stripe/take-stripe-notice.ts';
import { ProviderRefusedError, ProviderUnreachableError } from './ask-provider.ts';
import type { RawNotice } from './raw-notice.ts';

const addressee = z.object({ client: z.string().regex(/^[a-zA-Z0-9-]{1,63}$/) });

/** @throws NotSignedInError for a notice that is not proven. */
type TakeNotice = (app: App, clientId: string, notice: RawNotice) => Promise<void>;

const takers: readonly { provider: string; take: TakeNotice; answer: string; access: RouteAccess }[] = [
  {
    provider: 'mollie',
    take: takeMollieNotice,
    answer: '',
    access: {
      public: 'A notice of Mollie says nothing by itself: Foyer asks Mollie about the payment it names',
    },
  },
  { provider: 'stripe', take: takeStripeNotice, answer: '', access: { signed: 'by Stripe' } },
  { provider: 'adyen', take: takeAdyenNotice, answer: '[accepted]', access: { signed: 'by Adyen' } },
];

/**
 * Where remote providers send their notices, by client. What cannot be taken in now is answered with 503, and the provider
 * sends it again; what nothing here knows is taken and forgotten.
 */
export function noticeRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 200_000 }, (_request, body, done) =>
      done(null, body),
    );
    const server = instance.withTypeProvider<ZodTypeProvider>();
    for (const { provider, take, answer, access } of takers) {
      server.post(
        `/webhooks/payments/${provider}/:client`,
        { schema: { params: addressee }, config: { access } },
        async ({ params, body, headers }, reply) => {
          const clientId = await findClientIdBySubdomain(app.db, params.client);
          if (!clientId) throw new NotSignedInError();
          const header = (name: string) => headers[name]?.toString() ?? '';
          const notice = { body: typeof body === 'string' ? body : '', header };
          return answerTaken(reply, answer, () => take(app, clientId, notice));
        },
      );
    }
  };
}

async function answerTaken(
  reply: FastifyReply,
  answer: string,
  take: () => Promise<void>,
): Promise<FastifyReply> {
  try {
    await take();
    return answer === '' ? reply.status(204).send() : reply.type('text/plain').send(answer);
  } catch (error) {
    const isOfProvider = error instanceof ProviderUnreachableError || error instanceof ProviderRefusedError;
    if (!isOfProvider) throw error;
    return reply.status(503).header('retry-after', '60').send();
  }
}
