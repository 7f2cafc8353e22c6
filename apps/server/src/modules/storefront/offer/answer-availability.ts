import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendWritten, type WrittenAnswer, writeAnswer } from '../../../platform/http/written-answer.ts';
import { singleFlightCache } from '../../../platform/single-flight-cache.ts';

/**
 * Answers from a single-flight cache of this process, TTL one second. Never stale after a hold of the same page: a page
 * that holds places, or was just refused some, asks with `fresh` and gets a read that began after its request.
 */
export function cachedAnswers<T>(ttlMs = 1_000) {
  const cache = singleFlightCache<WrittenAnswer>(ttlMs);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    question: { key: string; fresh: boolean; read: () => Promise<T> },
  ): Promise<FastifyReply> => {
    const { key, fresh, read } = question;
    const written = await cache(key, async () => writeAnswer(JSON.stringify(await read())), { fresh });
    // The browser caches it and revalidates each time.
    reply.header('cache-control', 'private, no-cache').type('application/json; charset=utf-8');
    return sendWritten(request, reply, written);
  };
}
