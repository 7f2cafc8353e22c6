import { giftCardBalanceSchema } from '@foyer/domain/storefront/gift-card-balance.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { showBalance } from './show-balance.ts';

const ofClient = z.object({ client: z.string().max(100) });

/** What visitors ask about gift cards. */
export function giftCardRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.post(
      '/api/shop/visitors/:client/gift-card',
      {
        schema: { params: ofClient, response: { 200: giftCardBalanceSchema } },
        config: { access: { public: 'who has the code of a card sees what is on it' } },
      },
      async ({ params, body, ip }) => showBalance(app, params.client, { typed: body, ip }),
    );
  };
}
