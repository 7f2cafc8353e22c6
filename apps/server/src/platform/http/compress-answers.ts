import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, onSendHookHandler, RouteOptions } from 'fastify';

/** What gets smaller. Pictures, PDF and XLSX are compressed by their format; events are sent as they happen. */
const TYPES = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:calendar|csv|html|plain))\b/;

/**
 * Answers of 1 kB and more are compressed for callers that accept it. Left alone: answers to the holder of a secret
 * (a cart, an order, a link) and routes with `compress: false`. They hold secrets beside what the caller typed, and
 * their size would tell how much of it is alike (BREACH, decision 0063); carts also are what crowds ask for.
 */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  server.addHook('onRoute', (route) => {
    if (isOfSecretHolder(route)) route.compress = false;
    if (route.compress !== false) route.onSend = [...[route.onSend ?? []].flat(), leaveOtherTypes];
  });
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    customTypes: TYPES,
    // A body of 1 MB could unpack to a thousand times as much: bodies are taken as they are.
    globalDecompression: false,
  });
}

function isOfSecretHolder({ config }: RouteOptions): boolean {
  return config?.access !== undefined && 'secret' in config.access;
}

/** The plugin also compresses what its list of types calls compressible, such as downloads. */
const leaveOtherTypes: onSendHookHandler = (_request, reply, payload, done) => {
  if (!TYPES.test(`${reply.getHeader('content-type')}`)) leaveUncompressed(reply);
  done(null, payload);
};

/** This answer is sent as it is: the plugin takes the word of a header for it. */
export function leaveUncompressed({ request }: FastifyReply): void {
  request.headers['x-no-compression'] = '1';
}
