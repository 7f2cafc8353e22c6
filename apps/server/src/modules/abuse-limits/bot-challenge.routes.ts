import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { makeBotChallenge } from './bot-challenge.ts';

const address = z.object({ client: z.string().max(100) });

/** ALTCHA's form of a challenge (altcha.org, version 2). */
const challengeSchema = z.object({
  parameters: z.looseObject({ algorithm: z.string(), nonce: z.string(), salt: z.string() }),
  signature: z.string(),
});

/** What a browser must compute before it may hold places, where the client's bot protection is on. */
export function botChallengeRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/api/shop/:client/bot-challenge',
      {
        schema: { params: address, response: { 200: challengeSchema } },
        config: { access: { public: 'buyers need no account' }, busy: true },
      },
      async ({ params }, reply) => {
        const { parameters, signature = '' } = await makeBotChallenge(app, params.client);
        return reply.header('cache-control', 'no-store').send({ parameters: { ...parameters }, signature });
      },
    );
  };
}
