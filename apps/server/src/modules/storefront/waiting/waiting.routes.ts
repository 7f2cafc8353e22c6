import { waitingAnswerSchema, waitingQuestionSchema } from '@foyer/domain/waiting-room/waiting-answer.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { askPlace, claimPlace, leaveAddress, leaveLine } from '../../waiting-room/index.ts';
import { ofPoint } from '../sales-page/point-query.ts';
import { giveBrowserKey, readBrowserKey } from './browser-key.ts';
import { ticketsLeftTeller } from './tickets-left.ts';

const address = z.object({ client: z.string().max(100), channel: z.string().max(100) });
/** From one address: a family a few, a station or a school some more. */
const actsAMinute = 30;
const config = { access: { public: 'visitors wait without an account' }, busy: true };

/** The type proves the answer; validating thousands a minute would find nothing. */
const serializerCompiler = () => JSON.stringify;

/** The page of a visitor who waits: asks for a place, asks when its turn is, gives it back. */
export function waitingRoutes(app: App) {
  const readTicketsLeft = ticketsLeftTeller(app);
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.post(
      '/api/shop/:client/:channel/waiting',
      {
        schema: {
          params: address,
          querystring: z.object(ofPoint),
          body: waitingQuestionSchema,
          response: { 200: waitingAnswerSchema },
        },
        serializerCompiler,
        compress: false,
        config,
      },
      async (request, reply) => {
        const { place = null, language = null } = request.body;
        const known = readBrowserKey(request);
        const browser = known ?? giveBrowserKey(app, reply);
        const { point } = request.query;
        const question = { place, browser, isBrowserKnown: known !== null, language };
        const answer = await askPlace(app, request.params, question);
        return answer.state === 'waiting'
          ? { ...answer, ticketsLeft: await readTicketsLeft({ ...request.params, point }) }
          : answer;
      },
    );
    server.post(
      '/api/shop/:client/:channel/waiting/leave',
      { schema: { params: address, body: z.object({ place: z.string().max(400) }) }, config },
      async (request, reply) => {
        const browser = readBrowserKey(request);
        if (browser) await leaveLine(app, request.params, { place: request.body.place, browser });
        return reply.status(204).send();
      },
    );
    const givesPlace = { 200: z.object({ place: z.string().nullable() }) };
    const acts = { access: config.access, rateLimit: { max: actsAMinute } };
    server.post(
      '/api/shop/:client/:channel/waiting/email',
      { schema: { params: address, response: givesPlace }, config: acts },
      async (request) => leaveAddress(app, request.params, request.body, readBrowserKey(request)),
    );
    server.post(
      '/api/shop/:client/:channel/waiting/claim',
      {
        schema: { params: address, body: z.object({ link: z.string().max(100) }), response: givesPlace },
        config: acts,
      },
      async (request, reply) => {
        const browser = readBrowserKey(request) ?? giveBrowserKey(app, reply);
        return claimPlace(app, request.params, { link: request.body.link, browser });
      },
    );
  };
}
