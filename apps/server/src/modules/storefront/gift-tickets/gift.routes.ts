import { cartSchema } from '@foyer/domain/storefront/cart.ts';
import { visitorGiftSchema } from '@foyer/domain/storefront/visitor-gift.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { readSecretFromHeader } from '../../orders/index.ts';
import { guardGuess } from '../../rate-limits/index.ts';
import { readBrowserKey } from '../waiting/browser-key.ts';
import { showGift } from './show-gift.ts';
import { takeGiftCart } from './take-gift-cart.ts';

const known = z.object({ secret: z.string().max(200) });
const inLanguage = z.object({ language: z.string().max(10).optional() });
/** Of the waiting room. */
const placed = z.object({ 'waiting-place': z.string().max(400).optional() });
const config = { access: { secret: "the present's own, in a header" }, busy: true };

/** Tickets that were bought as a present: who has the link sees them, and gives them their date. */
export function giftRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/api/shop/gifts/:secret',
      {
        schema: { params: known, querystring: inLanguage, response: { 200: visitorGiftSchema } },
        preValidation: readSecretFromHeader,
        config,
      },
      async ({ params: { secret }, query, ip }) =>
        guardGuess(app, { what: 'gift ticket', ip }, () => showGift(app, secret, query.language ?? null)),
    );
    server.post(
      '/api/shop/gifts/:secret/cart',
      {
        schema: { params: known, headers: placed, response: { 201: cartSchema } },
        preValidation: readSecretFromHeader,
        config,
      },
      async (request, reply) => {
        const { params, body, ip, headers } = request;
        const sent = { place: headers['waiting-place'] ?? null, browser: readBrowserKey(request) };
        const take = () => takeGiftCart(app, params.secret, body, sent);
        return reply.status(201).send(await guardGuess(app, { what: 'gift ticket', ip }, take));
      },
    );
  };
}
