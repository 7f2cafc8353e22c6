import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

const againMs = 100;

/**
 * Asks the server as its clients do: one that has no time for a request says so with 503, took nothing of it, and is
 * asked again. On a machine that does much else at the time that says nothing about what is tested.
 */
export async function injectPatiently(
  server: Pick<FastifyInstance, 'inject'>,
  request: InjectOptions,
): Promise<LightMyRequestResponse> {
  for (;;) {
    const answer = await server.inject(request);
    if (!isBusy(answer)) return answer;
    await sleep(againMs);
  }
}

/** By the words of platform/http/answer-error.ts: not those of GraphQL, where something may have been done by then. */
function isBusy({ statusCode, body }: LightMyRequestResponse): boolean {
  return statusCode === 503 && body.includes('"code":"busy"');
}
