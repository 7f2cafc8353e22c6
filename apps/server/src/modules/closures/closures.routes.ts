import { localDateInput } from '@foyer/domain/calendar/calendar-input.ts';
import { closureChoiceSchema, visitorClosureSchema } from '@foyer/domain/closures/visitor-closure.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { readSecretFromHeader } from '../orders/index.ts';
import { guardGuess } from '../rate-limits/index.ts';
import { chooseRemedy } from './choose-remedy.ts';
import { showClosure, showTimesOfDate } from './show-closure.ts';

const known = z.object({ secret: z.string().max(200) });
const access = { secret: "the order's own, in a header" } as const;

/** What a visitor of a closed timeslot reads and chooses; only with the order's secret. */
export function closureRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/api/shop/orders/:secret/closure',
      {
        schema: { params: known, response: { 200: z.object({ closure: visitorClosureSchema.nullable() }) } },
        preValidation: readSecretFromHeader,
        config: { access },
      },
      async ({ params, ip }) =>
        guardGuess(app, { what: 'order', ip }, async () => ({
          closure: await showClosure(app, params.secret),
        })),
    );
    server.get(
      '/api/shop/orders/:secret/closure/times',
      {
        schema: {
          params: known,
          querystring: z.object({ date: localDateInput }),
          response: { 200: visitorClosureSchema.shape.firstTimes },
        },
        preValidation: readSecretFromHeader,
        config: { access },
      },
      async ({ params, query, ip }) =>
        guardGuess(app, { what: 'order', ip }, () => showTimesOfDate(app, params.secret, query.date)),
    );
    server.post(
      '/api/shop/orders/:secret/closure/choice',
      {
        schema: { params: known, body: closureChoiceSchema, response: { 204: z.null() } },
        preValidation: readSecretFromHeader,
        config: { access },
      },
      async ({ params, body, ip }, reply) => {
        await guardGuess(app, { what: 'order', ip }, () => chooseRemedy(app, params.secret, body));
        return reply.code(204).send(null);
      },
    );
  };
}
