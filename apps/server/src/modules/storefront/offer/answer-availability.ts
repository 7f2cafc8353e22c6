import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { singleFlightCache } from '../../../platform/single-flight-cache.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** An answer as it is sent: serialised once, and compressed once for each encoding, for all its readers. */
interface WrittenAnswer {
  etag: (encoding: Encoding) => string;
  body: (encoding: Encoding) => Promise<Buffer>;
}

const compressors: Record<Encoding, (json: Buffer) => Promise<Buffer>> = {
  br: (json) => promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (json) => promisify(gzip)(json),
  identity: async (json) => json,
};

function write(answer: unknown): WrittenAnswer {
  const json = Buffer.from(JSON.stringify(answer));
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: (encoding) => `"${hash}-${encoding}"`,
    body: (encoding) => {
      const known = bodies.get(encoding) ?? compressors[encoding](json);
      bodies.set(encoding, known);
      return known;
    },
  };
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
    const written = await cache(key, async () => write(await read()), { fresh });
    const encoding = encodingFor(request);
    const etag = written.etag(encoding);
    // The browser caches it and revalidates each time.
    reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await written.body(encoding));
  };
}

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = negotiate(`${request.headers['accept-encoding'] ?? ''}`, [...encodings]);
  return encodings.find((encoding) => encoding === accepted) ?? 'identity';
}
