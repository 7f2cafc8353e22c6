import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { screenAnswers } from './answer-screen.ts';

/** Fifty screens of a museum behind one address, each every five seconds. */
const ANSWERS_A_MINUTE = 600;

/** What a wall screen asks: its own page, every few seconds. */
export function narrowcastingRoutes(app: App) {
  const answer = screenAnswers(app);
  const config = {
    access: { secret: 'the token in the address of a wall screen' },
    busy: true,
    rateLimit: { max: ANSWERS_A_MINUTE },
  };
  return async (instance: FastifyInstance): Promise<void> => {
    instance
      .withTypeProvider<ZodTypeProvider>()
      .get(
        '/api/screen/:secret',
        { schema: { params: z.object({ secret: z.string().max(100) }) }, config },
        (request, reply) => answer(request.params.secret, request, reply),
      );
  };
}
