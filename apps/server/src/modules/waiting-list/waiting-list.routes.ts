import { ownEntrySchema } from '@foyer/domain/waiting-list/own-entry.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { leaveWaitingList, showOwnEntry } from './own-entry.ts';

const ofPage = z.object({ client: z.string().max(100), channel: z.string().max(100) });
const ofClient = z.object({ client: z.string().max(100) });
const sentHeaders = z.object({
  'x-bot-proof': z.string().max(2_000).optional(),
  /** Where only holders of a code may buy. */
  'buyer-code-pass': z.string().max(100).optional(),
});

/** From one address: a family joins once or twice, a station or a school some more. */
const JOINS_A_MINUTE = 30;

/** The waiting list as visitors meet it. The bodies are parsed by the rules that the sales page shares. */
export function waitingListRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.post(
      '/api/shop/:client/:channel/waiting-list',
      {
        schema: { params: ofPage, headers: sentHeaders, response: { 202: z.object({}) } },
        config: {
          access: { public: 'visitors wait for places without an account' },
          rateLimit: { max: JOINS_A_MINUTE },
        },
      },
      async ({ params, body, headers }, reply) => {
        const { 'x-bot-proof': proof = null, 'buyer-code-pass': codePass = null } = headers;
        await joinWaitingList(app, params, body, { proof, codePass });
        return reply.status(202).send({});
      },
    );
    const ofEntry = {
      schema: { params: ofClient, response: { 200: ownEntrySchema } },
      config: { access: { secret: "the entry's own, in the body" } },
    };
    server.post('/api/shop/visitors/:client/waiting-list', ofEntry, async ({ params, body }) =>
      showOwnEntry(app, params.client, body),
    );
    server.post('/api/shop/visitors/:client/waiting-list/leave', ofEntry, async ({ params, body }) =>
      leaveWaitingList(app, params.client, body),
    );
  };
}
