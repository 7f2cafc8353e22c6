import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { App } from '../app.ts';
import { answerPolicy, permissionsPolicy } from './page-policy.ts';

const YEAR_SECONDS = 31_536_000;

/** The headers of an answer that no hook has seen. */
export const barestHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': answerPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * The default headers of every answer: of a call, which is no page and is not cached. A page sets its own policy over
 * them, a picture its own cache time. They are computed once: every answer has the same.
 */
export function securityHeaders(server: FastifyInstance, app: App): void {
  const isPublicHttps = app.publicUrl.startsWith('https:');
  // Below a base domain every name is a client of ours; elsewhere the neighbours may still be on plain http.
  const transport = `max-age=${YEAR_SECONDS}${app.env.FOYER_BASE_DOMAIN ? '; includeSubDomains' : ''}`;
  const headers = {
    ...headersOfHelmet(),
    'content-security-policy': answerPolicy,
    'permissions-policy': permissionsPolicy({}),
  };
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // The protocol is a proxy's word only where the proxy is trusted.
    if (isPublicHttps || request.protocol === 'https') reply.header('strict-transport-security', transport);
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** The headers that Helmet would compute for each answer. */
function headersOfHelmet() {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })(answer.req, answer, () => {});
  return answer.getHeaders();
}
