import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { answerPolicy, permissionsPolicy } from './page-policy.ts';

const YEAR_SECONDS = 31_536_000;

/** What an answer bears that no hook has seen. */
export const barestHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': answerPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * The headers that every answer starts from: of a call, which nobody shows and no cache keeps. A page sets its own
 * policy over them, a picture its own time in the cache.
 */
export async function securityHeaders(server: FastifyInstance, app: App): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const isPublicHttps = app.publicUrl.startsWith('https:');
  // Below a base domain every name is a client of ours; elsewhere the neighbours may still be on plain http.
  const transport = `max-age=${YEAR_SECONDS}${app.env.FOYER_BASE_DOMAIN ? '; includeSubDomains' : ''}`;
  server.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', answerPolicy);
    reply.header('permissions-policy', permissionsPolicy({}));
    // The protocol is a proxy's word only where the proxy is trusted.
    if (isPublicHttps || request.protocol === 'https') reply.header('strict-transport-security', transport);
  });
  server.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
