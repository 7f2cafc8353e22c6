import { type FastifyInstance, type FastifyReply, fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { App } from '../app.ts';
import { BusyError, NotFoundError } from '../errors.ts';
import { answerErrors } from './answer-error.ts';
import { compressAnswers } from './compress-answers.ts';
import { endConnectionsOnClose } from './end-connections.ts';
import { endSlowRequests } from './end-slow-requests.ts';
import { limitCallers } from './limit-callers.ts';
import { measurePressure } from './measure-pressure.ts';
import { noticeProxy } from './notice-proxy.ts';
import { answerOwnOrigins } from './own-origins.ts';
import { requestIds } from './request-ids.ts';
import { logRequests } from './request-log.ts';
import { type InHand, RequestsInHand } from './requests-in-hand.ts';
import { demandRouteAccess } from './route-access.ts';
import { factsOf, knowRoutes } from './route-facts.ts';
import { barestHeaders, securityHeaders } from './security-headers.ts';

const BODY_LIMIT = 1_048_576;
const REQUEST_TIMEOUT_MS = 30_000;
// A client that sends its headers a letter at a time does not keep a connection.
const HEADERS_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_MS = 1_000;
/** Of the event loop; above it callers read that the server is busy. */
const LONGEST_DELAY_MS = 5_000;

/** The web server with what every route shares: limits, security headers, request ids, metrics, error answers. */
export async function createHttpServer(app: App): Promise<FastifyInstance> {
  const proxies = app.env.TRUST_PROXY;
  const answerError = answerErrors(app.log);
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    genReqId: requestIds(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    // Before any route and its hooks: an address that cannot be read.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, (reply as FastifyReply).headers(barestHeaders)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  knowRoutes(server, app.log);
  const inHand = new RequestsInHand();
  endConnectionsOnClose(server, inHand);
  endSlowRequests(server, inHand, REQUEST_TIMEOUT_MS);
  demandRouteAccess(server);
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((request, reply) =>
    answerError(new NotFoundError('page-not-found'), request, reply),
  );
  const notice = noticeProxy(app);
  const setHeaders = securityHeaders(app);
  const isUnderPressure = await measurePressure(server, LONGEST_DELAY_MS);
  const onceSent = atEnd(inHand, logRequests(server, app));
  // What every request passes, in one hook and without a promise.
  server.addHook('onRequest', (request, reply, done) => {
    request.facts = factsOf(request);
    onceSent(reply);
    notice(request);
    setHeaders(request, reply);
    done(isUnderPressure() ? new BusyError() : undefined);
  });
  await answerOwnOrigins(server, app);
  await limitCallers(server);
  await compressAnswers(server);
  return server;
}

/**
 * One listener for all answers, which finds the request at its answer. Fastify's own `onResponse` makes two for each
 * request and takes them away again.
 */
function atEnd(inHand: RequestsInHand, log: (reply: FastifyReply, milliseconds: number) => void) {
  const begun = Symbol('request');
  function end(this: { [begun]?: InHand }) {
    const one = this[begun];
    if (!one) return;
    inHand.end(one);
    log(one.reply, performance.now() - one.startedAt);
  }
  return (reply: FastifyReply): void => {
    const answer: typeof reply.raw & { [begun]?: InHand } = reply.raw;
    answer[begun] = inHand.begin(reply);
    answer.on('finish', end);
  };
}
