import type { Refusal, Result } from '@foyer/domain/result/result.ts';
import type { RefusedLimit } from './request-context.ts';

/** No valid session. Answered with status 401. */
export class NotSignedInError extends Error {
  constructor() {
    super('Not signed in');
  }
}

/** Signed in, but the right for this is missing. Answered with status 403, never with data. */
export class NotAllowedError extends Error {
  readonly module: string;
  readonly right: string;
  /** The limit on the right that is not met; without one the right itself is missing. */
  readonly limit: RefusedLimit | undefined;
  constructor(module: string, right: string, limit?: RefusedLimit) {
    super(
      limit
        ? `The right "${right}" on "${module}" does not count here: ${limit}`
        : `The right "${right}" on "${module}" is missing`,
    );
    this.limit = limit;
    this.module = module;
    this.right = right;
  }
}

/** An Admin's acting session is over: enter the client again, or leave it. Answered with status 403. */
export class ActingEndedError extends Error {
  constructor() {
    super('The time in this client is over');
  }
}

/** Not there, or another client's: the answer is the same for both. Answered with status 404. */
export class NotFoundError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A rule said no: carries the refusals to the border, where they become messages. The default status is 422. */
export class RefusedError extends Error {
  readonly refusals: readonly Refusal[];
  readonly status: number;
  constructor(refusals: readonly Refusal[], status = 422) {
    super(refusals.map((refusal) => refusal.code).join(', '));
    this.refusals = refusals;
    this.status = status;
  }
}

/** Too many tries; answered with 429 and Retry-After. */
export class SlowDownError extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('Too many attempts');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** More work than this process takes on at once; answered with 503 and Retry-After. */
export class BusyError extends Error {
  constructor() {
    super('Too busy');
  }
}

/** The value of a result, or its refusals thrown towards the border (GraphQL or REST). */
export function valueOrThrow<T>(result: Result<T>, status?: number): T {
  if (!result.ok) throw new RefusedError(result.refusals, status);
  return result.value;
}
