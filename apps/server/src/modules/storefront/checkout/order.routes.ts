import { visitorOrderSchema } from '@foyer/domain/storefront/visitor-order.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { readSecretFromHeader } from '../../orders/index.ts';
import { guardGuess } from '../../rate-limits/index.ts';
import { nameByVisitor } from './name-by-visitor.ts';
import { showOrder } from './show-order.ts';

const known = z.object({ secret: z.string().max(200) });

/** A visitor's order, for requests that know its secret. */
export function orderRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/api/shop/orders/:secret',
      {
        schema: { params: known, response: { 200: visitorOrderSchema } },
        preValidation: readSecretFromHeader,
        config: { access: { secret: "the order's own, in a header" }, busy: true },
      },
      async ({ params, ip }) => guardGuess(app, { what: 'order', ip }, () => showOrder(app, params.secret)),
    );
    server.put(
      '/api/shop/orders/:secret/names',
      {
        schema: { params: known, response: { 200: visitorOrderSchema } },
        preValidation: readSecretFromHeader,
        config: { access: { secret: "the order's own, in a header" }, busy: true },
      },
      async ({ params: { secret }, body, ip }) =>
        guardGuess(app, { what: 'order', ip }, async () => {
          await nameByVisitor(app, secret, body);
          return showOrder(app, secret);
        }),
    );
  };
}
