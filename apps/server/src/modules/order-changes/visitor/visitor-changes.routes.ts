import {
  payVisitorChangeSchema,
  visitorChangeAnswerSchema,
  visitorChangeSchema,
  visitorChangesSchema,
  visitorPreviewSchema,
  visitorVisitsQuery,
  visitorVisitsSchema,
  visitorWishSchema,
  withdrawVisitorChangeSchema,
} from '@foyer/domain/order-changes/visitor-change.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { readSecretFromHeader } from '../../orders/index.ts';
import { guardGuess } from '../../rate-limits/index.ts';
import { changeByVisitor, payByVisitor, withdrawByVisitor } from './change-by-visitor.ts';
import { listVisitsForVisitor } from './list-visits-for-visitor.ts';
import { previewVisitorChange } from './preview-visitor-change.ts';
import { showChanges } from './show-changes.ts';

const params = z.object({ secret: z.string().max(200) });
const preValidation = readSecretFromHeader;
const config = { access: { secret: "the order's own, in a header" } } as const;

/** What a visitor changes on the order page, by the client's rules; only with the order's secret. */
export function visitorChangesRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    const guarded = <T>(ip: string, open: () => Promise<T>) => guardGuess(app, { what: 'order', ip }, open);
    server.get(
      '/api/shop/orders/:secret/changes',
      { schema: { params, response: { 200: visitorChangesSchema } }, preValidation, config },
      async ({ params: { secret }, ip }) => guarded(ip, () => showChanges(app, secret)),
    );
    server.get(
      '/api/shop/orders/:secret/changes/visits',
      {
        schema: { params, querystring: visitorVisitsQuery, response: { 200: visitorVisitsSchema } },
        preValidation,
        config,
      },
      async ({ params: { secret }, query, ip }) =>
        guarded(ip, () => listVisitsForVisitor(app, secret, query)),
    );
    server.post(
      '/api/shop/orders/:secret/changes/preview',
      {
        schema: { params, body: visitorWishSchema, response: { 200: visitorPreviewSchema } },
        preValidation,
        config,
      },
      async ({ params: { secret }, body, ip }) => guarded(ip, () => previewVisitorChange(app, secret, body)),
    );
    server.post(
      '/api/shop/orders/:secret/changes',
      {
        schema: { params, body: visitorChangeSchema, response: { 200: visitorChangeAnswerSchema } },
        preValidation,
        config,
      },
      async ({ params: { secret }, body, ip }) => guarded(ip, () => changeByVisitor(app, secret, body)),
    );
    server.post(
      '/api/shop/orders/:secret/changes/pay',
      {
        schema: { params, body: payVisitorChangeSchema, response: { 200: visitorChangeAnswerSchema } },
        preValidation,
        config,
      },
      async ({ params: { secret }, body, ip }) => guarded(ip, () => payByVisitor(app, secret, body)),
    );
    server.post(
      '/api/shop/orders/:secret/changes/withdraw',
      {
        schema: { params, body: withdrawVisitorChangeSchema, response: { 204: z.null() } },
        preValidation,
        config,
      },
      async ({ params: { secret }, body, ip }, reply) => {
        await guarded(ip, () => withdrawByVisitor(app, secret, body));
        return reply.code(204).send(null);
      },
    );
  };
}
