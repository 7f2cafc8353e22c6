import { GraphQLError } from 'graphql';
import { isMalformedValue } from '../database/constraint-violation.ts';
import { isDatabaseLost, isStatementTooLong } from '../database/lost-database.ts';
import {
  ActingEndedError,
  BusyError,
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RefusedError,
  SlowDownError,
} from '../errors.ts';
import type { Log } from '../log/log.ts';
import { refusalText } from '../refusal-text.ts';

/**
 * The one place where an error becomes a GraphQL error. A refusal becomes one `field|message|errorKey` per
 * failing field (`main` is the general one); a bug is logged and masked.
 */
export function toGraphqlErrors(error: GraphQLError, log: Log, requestId: string): GraphQLError[] {
  const cause = rootCause(error);
  const place = { nodes: error.nodes, path: error.path };
  if (cause instanceof RefusedError) {
    return cause.refusals.map(
      (refusal) =>
        new GraphQLError(`${refusal.field ?? 'main'}|${refusalText(refusal)}|${refusal.code}`, {
          ...place,
          extensions: { code: 'REFUSED', params: refusal.params ?? {} },
        }),
    );
  }
  if (cause instanceof NotSignedInError) {
    return [
      new GraphQLError(cause.message, {
        ...place,
        extensions: { code: 'NOT_SIGNED_IN', http: { status: 401 } },
      }),
    ];
  }
  if (cause instanceof NotAllowedError) {
    const { module, right, limit } = cause;
    const extensions = { code: 'NOT_ALLOWED', module, right, ...(limit ? { limit } : {}) };
    return [new GraphQLError(cause.message, { ...place, extensions })];
  }
  if (cause instanceof ActingEndedError) {
    return [new GraphQLError(cause.message, { ...place, extensions: { code: 'ACTING_ENDED' } })];
  }
  if (cause instanceof NotFoundError) {
    const text = refusalText({ code: cause.code });
    return [new GraphQLError(`main|${text}|${cause.code}`, { ...place, extensions: { code: 'NOT_FOUND' } })];
  }
  if (cause instanceof SlowDownError) {
    const refusal = {
      code: 'too-many-attempts',
      params: { minutes: Math.ceil(cause.retryAfterSeconds / 60) },
    };
    const headers = { 'retry-after': String(cause.retryAfterSeconds) };
    const extensions = {
      code: 'SLOW_DOWN',
      params: refusal.params,
      http: { status: 429, headers },
    };
    return [new GraphQLError(`main|${refusalText(refusal)}|${refusal.code}`, { ...place, extensions })];
  }
  if (isMalformedValue(cause)) {
    const refusal = { code: 'input-invalid' };
    const text = `main|${refusalText(refusal)}|${refusal.code}`;
    return [new GraphQLError(text, { ...place, extensions: { code: 'REFUSED', params: {} } })];
  }
  if (cause === error || isGraphqlError(cause)) return [error];
  if (cause instanceof BusyError || isDatabaseLost(cause) || isStatementTooLong(cause)) {
    log.warn({ err: cause, requestId }, 'too busy, the database was not there, or took too long');
    const http = { status: 503, headers: { 'retry-after': '5' } };
    return [
      new GraphQLError('main|Something went wrong. Please try again later.|busy', {
        ...place,
        extensions: { code: 'UNAVAILABLE', requestId, http },
      }),
    ];
  }
  log.error({ err: cause, requestId }, 'unexpected error in GraphQL');
  return [
    new GraphQLError('main|Something went wrong. Please try again later.|unexpected', {
      ...place,
      extensions: { code: 'UNEXPECTED', requestId },
    }),
  ];
}

/** Thrown on purpose, by Foyer or by a library: its message is meant for the caller. */
export function isGraphqlError(error: Error): boolean {
  return 'extensions' in error && 'locations' in error;
}

/**
 * The original error, below every wrapping. Recognised by shape: two copies of the GraphQL package may be loaded at
 * once.
 */
function rootCause(error: Error): Error {
  const inner = 'originalError' in error ? error.originalError : undefined;
  return inner instanceof Error ? rootCause(inner) : error;
}
