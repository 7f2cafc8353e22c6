import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that takes longer than others says so itself. */
    timeLimitMs?: number;
  }
}

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
export function endSlowRequests(server: FastifyInstance, usualLimitMs: number): void {
  const inHand = new Map<FastifyReply, { endsAt: number; limitMs: number }>();
  server.addHook('onRequest', (request, reply, done) => {
    const limitMs = request.routeOptions.config.timeLimitMs ?? usualLimitMs;
    inHand.set(reply, { endsAt: performance.now() + limitMs, limitMs });
    done();
  });
  server.addHook('onResponse', (_request, reply, done) => {
    inHand.delete(reply);
    done();
  });
  const check = setInterval(() => {
    const now = performance.now();
    for (const [reply, { endsAt, limitMs }] of inHand) {
      const isGone = reply.sent || reply.raw.destroyed;
      if (!isGone && endsAt > now) continue;
      inHand.delete(reply);
      if (isGone) continue;
      const error = new TooSlowError(limitMs);
      if (reply.raw.headersSent) reply.raw.destroy(error);
      else reply.send(error);
    }
  }, CHECK_MS).unref();
  server.addHook('onClose', async () => clearInterval(check));
}
