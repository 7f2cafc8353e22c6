import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isMalformedValue } from '../database/constraint-violation.ts';
import { isDatabaseLost, isStatementTooLong } from '../database/lost-database.ts';
import {
  BusyError,
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RefusedError,
  SlowDownError,
} from '../errors.ts';
import type { Log } from '../log/log.ts';
import { refusalText } from '../refusal-text.ts';
import { TooSlowError } from './end-slow-requests.ts';

interface AnswerError {
  field: string;
  message: string;
  code: string;
}

const BUSY_SECONDS = '5';

const JSON_TYPE = 'application/json; charset=utf-8';

const bodies = new WeakMap<RefusedError, string>();

/** Built once for each refusal: after a sell-out thousands are answered with the same one. */
function bodyOf(error: RefusedError): string {
  const known = bodies.get(error);
  if (known !== undefined) return known;
  const errors = error.refusals.map((one) => ({
    field: one.field ?? 'main',
    message: refusalText(one),
    code: one.code,
    ...(one.params ? { params: one.params } : {}),
  }));
  const body = JSON.stringify({ errors });
  bodies.set(error, body);
  return body;
}

type ErrorAnswer = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply;

/**
 * The one place where an error becomes a REST answer: `{errors: [{field, message, code}]}`. A bug is logged with
 * the request id and masked; the answer names the id, so that a caller can.
 */
export const answerErrors =
  (log: Log): ErrorAnswer =>
  (error, request, reply) => {
    reply.header('x-request-id', request.id);
    const send = (status: number, ...errors: AnswerError[]) => reply.status(status).send({ errors });
    const main = (code: string, message: string): AnswerError => ({ field: 'main', message, code });
    if (error instanceof RefusedError) return reply.status(error.status).type(JSON_TYPE).send(bodyOf(error));
    if (error instanceof NotFoundError) return send(404, main(error.code, refusalText({ code: error.code })));
    if (error instanceof NotSignedInError) return send(401, main('not-signed-in', error.message));
    if (error instanceof NotAllowedError) return send(403, main('not-allowed', error.message));
    if (error instanceof SlowDownError) {
      reply.header('retry-after', String(error.retryAfterSeconds));
      return send(429, main('too-many-attempts', error.message));
    }
    const logged = { reqId: request.id, err: error };
    if (isDatabaseLost(error)) log.warn(logged, 'the database was not there');
    if (isTooLong(error)) log.warn(logged, 'it took too long');
    if (error instanceof BusyError || isDatabaseLost(error) || isTooLong(error)) {
      reply.header('retry-after', BUSY_SECONDS);
      return send(503, main('busy', 'Something went wrong. Please try again later.'));
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      return send(
        400,
        ...error.validation.map((issue) => ({
          field: issue.instancePath.split('/').filter(Boolean).join('.') || 'main',
          message: issue.message ?? 'Not valid',
          code: 'input-invalid',
        })),
      );
    }
    if (isMalformedValue(error))
      return send(400, main('input-invalid', refusalText({ code: 'input-invalid' })));
    const status = 'statusCode' in error ? error.statusCode : undefined;
    if (status && status >= 400 && status < 500)
      return send(status, main('invalid-request', 'Invalid request.'));
    log.error(logged, 'unexpected error');
    return send(500, main('unexpected', 'Something went wrong. Please try again later.'));
  };

/** The request was not done in its 30 seconds, or one of its statements in those of its role. */
function isTooLong(error: FastifyError | Error): boolean {
  return error instanceof TooSlowError || isStatementTooLong(error);
}
