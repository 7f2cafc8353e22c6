import { walletPlatforms } from '@foyer/domain/wallet-passes/wallet-input.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { getOrderBySecret, readSecretFromHeader } from '../orders/index.ts';
import { guardGuess } from '../rate-limits/index.ts';
import { renderApplePasses } from './apple/render-passes.ts';
import { saveGooglePasses } from './google/save-passes.ts';
import { linkToPasses, orderOfPassLink } from './pass-secrets.ts';

const config = { access: { secret: "the order's own, in a header" } };
const params = z.object({ secret: z.string().min(1).max(200) });
const body = z.object({ platform: z.enum(walletPlatforms), ticketId: z.uuid() }, 'input-invalid');
const answer = z.object({ url: z.string() });

/** The buttons of a visitor's order page: where the phone opens its passes. */
export function visitorPassRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.post(
      '/api/shop/orders/:secret/wallet',
      { schema: { params, body, response: { 200: answer } }, preValidation: readSecretFromHeader, config },
      async ({ params: { secret }, body: { platform, ticketId }, ip }) => {
        const open = () => getOrderBySecret(app, secret);
        const { clientId, orderId } = await guardGuess(app, { what: 'order', ip }, open);
        return {
          url:
            platform === 'apple'
              ? linkToPasses(app, clientId, orderId)
              : await saveGooglePasses(app, clientId, orderId, ticketId),
        };
      },
    );
    server.get(
      '/api/shop/wallet/:token',
      {
        schema: { params: z.object({ token: z.string().max(300) }) },
        config: { access: { secret: 'a link of five minutes' } },
      },
      async ({ params: { token } }, reply) => {
        const { clientId, orderId } = orderOfPassLink(app, token);
        const { contentType, filename, content } = await renderApplePasses(app, clientId, orderId);
        return reply
          .type(contentType)
          .header('content-disposition', `attachment; filename="${filename}"`)
          .header('cache-control', 'private, no-store')
          .send(content);
      },
    );
  };
}
