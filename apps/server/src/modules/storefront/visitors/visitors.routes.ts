import { type PageFoot, pageFootSchema } from '@foyer/domain/storefront/page-foot.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { singleFlightCache } from '../../../platform/single-flight-cache.ts';
import { requestOrderLinks } from './request-order-links.ts';
import { showPageFoot } from './show-page-foot.ts';

const ofClient = z.object({ client: z.string().max(100) });

/** Each page asks for it, and it changes seldom. */
const FOOT_MS = 5_000;

/** What visitors of a client ask for on any of its pages. */
export function visitorsRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    const cached = singleFlightCache<PageFoot>(FOOT_MS);
    server.get(
      '/api/shop/visitors/:client/foot',
      {
        schema: { params: ofClient, response: { 200: pageFootSchema } },
        config: { access: { public: 'who sells, and how to reach them' }, busy: true },
      },
      async ({ params: { client } }) => cached(client, () => showPageFoot(app, client)),
    );
    server.post(
      '/api/shop/visitors/:client/order-links',
      {
        schema: { params: ofClient, response: { 202: z.object({}) } },
        config: { access: { public: 'the links go to the address of the buyer only' } },
      },
      async ({ params, body, ip }, reply) => {
        await requestOrderLinks(app, params.client, { typed: body, ip });
        return reply.status(202).send({});
      },
    );
  };
}
