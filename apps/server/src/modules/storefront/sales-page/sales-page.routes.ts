import { salesPageSchema } from '@foyer/domain/storefront/sales-page.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { ofPoint } from './point-query.ts';
import { showPageOfCart } from './show-page-of-cart.ts';
import { showSalesPage } from './show-sales-page.ts';

const address = z.object({ client: z.string().max(100), channel: z.string().max(100) });
const ofCart = z.object({ secret: z.string().max(200) });
const language = z.object({ language: z.string().max(20).optional() });

const ofPage = language.extend(ofPoint);
const config = { access: { public: 'the pages on which visitors buy' }, busy: true };

/** What a sales page reads: what it sells. */
export function salesPageRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/api/shop/:client/:channel',
      { schema: { params: address, querystring: ofPage, response: { 200: salesPageSchema } }, config },
      async ({ params, query }) => showSalesPage(app, { ...params, point: query.point }, query.language),
    );
    server.get(
      '/api/shop/carts/:secret/page',
      {
        schema: { params: ofCart, querystring: language, response: { 200: salesPageSchema } },
        config: { access: { secret: "the cart's own, in the address" }, busy: true },
      },
      async ({ params, query }) => showPageOfCart(app, params.secret, query.language),
    );
  };
}
