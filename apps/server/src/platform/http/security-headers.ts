import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
 * The default headers of every answer, worked out once. A call's JSON is read by a script: it has what keeps it from being
 * shown as a page, embedded or cached. What crowds ask for has only what makes the rest needless: it is not kept, and read
 * as nothing but the JSON that it says it is (decision 0116). Everything else also has what a browser heeds in a page. A
 * page sets its own policy over them, a picture its own cache time. All but what crowds ask for names its request.
 */
export function securityHeaders(app: App): (request: FastifyRequest, reply: FastifyReply) => void {
  const isPublicHttps = app.publicUrl.startsWith('https:');
  // Below a base domain every name is a client of ours; elsewhere the neighbours may still be on plain http.
  const transport = `max-age=${YEAR_SECONDS}${app.env.FOYER_BASE_DOMAIN ? '; includeSubDomains' : ''}`;
  const ofCrowds = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  const ofCalls = {
    ...ofCrowds,
    'content-security-policy': answerPolicy,
    'cross-origin-resource-policy': 'same-origin',
  };
  const ofPages = { ...headersOfHelmet(), ...ofCalls, 'permissions-policy': permissionsPolicy({}) };
  return (request, reply) => {
    const { isBusy, isCall } = request.facts;
    reply.headers(isCall ? (isBusy ? ofCrowds : ofCalls) : ofPages);
    if (!isBusy) reply.header('x-request-id', request.id);
    // The protocol is a proxy's word only where the proxy is trusted.
    if (isPublicHttps || request.protocol === 'https') reply.header('strict-transport-security', transport);
  };
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
