import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { SlowDownError } from '../errors.ts';
import { callerNetwork } from './caller-network.ts';
import { isThisMachine } from './this-machine.ts';

// Why in the process and not in the database, and why so many: decision 0018.
const CALLS_A_MINUTE = 3_000;
const MINUTE_MS = 60_000;
const ADDRESSES_KEPT = 20_000;

/** The public paths that cost the server work. */
const bounded = ['/api/', '/v1/', '/pay/', '/octo/', '/images/remote/'];

/** Bounds what one address may ask of the public calls in a minute; a route may set a lower `rateLimit` of its own. */
export async function limitCallers(server: FastifyInstance): Promise<void> {
  server.addHook('onRoute', (route) => {
    if (!bounded.some((path) => route.url.startsWith(path)))
      route.config = { ...route.config, rateLimit: false };
  });
  await server.register(rateLimit, {
    max: CALLS_A_MINUTE,
    timeWindow: MINUTE_MS,
    cache: ADDRESSES_KEPT,
    keyGenerator: ({ ip }) => callerNetwork(ip),
    // Behind a proxy that is not trusted every call comes from here.
    allowList: isThisMachine,
    errorResponseBuilder: (_request, { ttl }) => new SlowDownError(Math.max(1, Math.ceil(ttl / 1000))),
    addHeaders: quiet,
    addHeadersOnExceeding: quiet,
  });
}

const quiet = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};
