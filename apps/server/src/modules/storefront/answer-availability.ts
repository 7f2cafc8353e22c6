import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { singleFlightCache } from '../../platform/single-flight-cache.ts';

/** An answer as it is sent: serialised and compressed once for all its readers. */
interface WrittenAnswer {
  etag: string;
  json: Buffer;
  gzipped: Buffer;
}

const compress = promisify(gzip);

async function write(answer: unknown): Promise<WrittenAnswer> {
  const json = Buffer.from(JSON.stringify(answer));
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  return { etag, json, gzipped: await compress(json) };
}

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
    const { etag, json, gzipped } = await cache(key, async () => write(await read()), { fresh });
    const readsGzip = /\bgzip\b/.test(`${request.headers['accept-encoding']}`);
    // The browser caches it and revalidates each time.
    reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    if (readsGzip) reply.header('content-encoding', 'gzip');
    return reply.type('application/json; charset=utf-8').send(readsGzip ? gzipped : json);
  };
}
