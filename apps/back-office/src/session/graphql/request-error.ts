import type { ServerError } from './validation-error.ts';

/** A call that brought no data: the server's errors, or the bare HTTP status. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly errors: readonly ServerError[];
  /** What support asks for. */
  readonly requestId: string | undefined;
  /** How long a server that is too busy wants to be left alone; undefined where asking again does not help. */
  readonly retryAfterMs: number | undefined;

  constructor(
    status: number,
    errors: readonly ServerError[],
    requestId: string | undefined,
    retryAfterMs?: number,
  ) {
    super(errors[0]?.message ?? '');
    this.status = status;
    this.errors = errors;
    this.retryAfterMs = retryAfterMs;
    this.requestId = errors.find((error) => error.extensions?.requestId)?.extensions?.requestId ?? requestId;
  }

  /** 'NOT_ALLOWED', 'NOT_FOUND', 'NOT_SIGNED_IN', 'REFUSED', 'UNEXPECTED'. */
  get code(): string | undefined {
    return this.errors.find((error) => error.extensions?.code)?.extensions?.code;
  }

  /** What was asked for is not there, or cannot be: the address holds an id that is none. */
  get isMissing(): boolean {
    return this.code === 'NOT_FOUND' || this.errors.some(({ message }) => message.endsWith('|input-invalid'));
  }
}
