import type { FastifyInstance } from 'fastify';
import type { RequestsInHand } from './requests-in-hand.ts';

const CHECK_MS = 500;

/** Answered with status 503. */
export class TooSlowError extends Error {
  constructor(limitMs: number) {
    super(`Not answered in ${limitMs} ms`);
  }
}

/**
 * Answers 503 to what is not answered within its time, within half a second after it; an answer that is under way by
 * then is cut off. (Fastify's own `handlerTimeout` drops a request as soon as its body has been read.)
 */
export function endSlowRequests(server: FastifyInstance, inHand: RequestsInHand, usualLimitMs: number): void {
  const check = setInterval(() => {
    const now = performance.now();
    for (const one of inHand.list()) {
      const { reply, startedAt } = one;
      const limitMs = reply.request.facts.timeLimitMs ?? usualLimitMs;
      const isGone = reply.sent || reply.raw.destroyed;
      if (!isGone && startedAt + limitMs > now) continue;
      inHand.end(one);
      if (isGone) continue;
      const error = new TooSlowError(limitMs);
      if (reply.raw.headersSent) reply.raw.destroy(error);
      else reply.send(error);
    }
  }, CHECK_MS).unref();
  server.addHook('onClose', async () => clearInterval(check));
}
