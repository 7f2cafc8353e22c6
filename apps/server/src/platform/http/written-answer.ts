import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** An answer as it is sent: written once, and compressed once for each encoding, for all its readers. */
export interface WrittenAnswer {
  etag: (encoding: Encoding) => string;
  body: (encoding: Encoding) => Promise<Buffer>;
}

// Once for all its readers: a millisecond of a better search is worth what each of them receives less.
const compressors: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text) => promisify(gzip)(text),
  identity: async (text) => text,
};

/** @param also What else is part of the answer, such as headers that change with it. */
export function writeAnswer(text: string, also = ''): WrittenAnswer {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).update(also).digest('base64url').slice(0, 22);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: (encoding) => `"${hash}-${encoding}"`,
    body: (encoding) => {
      const known = bodies.get(encoding) ?? compressors[encoding](bytes);
      bodies.set(encoding, known);
      return known;
    },
  };
}

/** Sends it in the encoding that the caller prefers; nothing but the headers where the caller has it already. */
export async function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  written: WrittenAnswer,
): Promise<FastifyReply> {
  const encoding = encodingFor(request);
  const etag = written.etag(encoding);
  reply.headers({ etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await written.body(encoding));
}

/** Browsers send few different headers, each of them with every request. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

function encodingFor(request: FastifyRequest): Encoding {
  const header = `${request.headers['accept-encoding'] ?? ''}`;
  const known = chosen.get(header);
  if (known) return known;
  const accepted = negotiate(header, [...encodings]);
  const encoding = encodings.find((one) => one === accepted) ?? 'identity';
  chosen.set(header, encoding);
  return encoding;
}
