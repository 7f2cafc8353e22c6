/** One answer of the server's `errors`. */
export interface ServerError {
  message: string;
  extensions?: {
    code?: string;
    params?: Record<string, string | number>;
    requestId?: string;
    /** Of a missing right: on what, and which. */
    module?: string;
    right?: string;
    /** The right is there, and this limit of it is not met. */
    limit?: string;
  };
}

export interface FieldError {
  /** 'main' is the general one. */
  field: string;
  message: string;
  errorKey: string;
  params: Record<string, string | number>;
}

/** The error key of a failure without a known reason. */
export const unexpected = 'unexpected';

/** A change that the server refused: a general message and the errors by field. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly main: FieldError | null;
  readonly fields: readonly FieldError[];
  /** The request's id, where the server gave one: what support asks for. */
  readonly requestId: string | undefined;

  constructor(message: string, main: FieldError | null, fields: readonly FieldError[], requestId?: string) {
    super(message);
    this.main = main;
    this.fields = fields;
    this.requestId = requestId;
  }
}

/**
 * Reads `field|message|errorKey` from each error (specification 000, section 5). The field 'main' is the general
 * message; without one, the raw message of the first error is.
 */
export function readValidationError(errors: readonly ServerError[]): ValidationError {
  const parsed = errors.map(readFieldError).filter((error) => error !== null);
  const main = parsed.find((error) => error.field === 'main') ?? null;
  const fields = parsed.filter((error) => error.field !== 'main');
  const requestId = errors.find((error) => error.extensions?.requestId)?.extensions?.requestId;
  return new ValidationError(main?.message ?? errors[0]?.message ?? '', main, fields, requestId);
}

function readFieldError({ message, extensions }: ServerError): FieldError | null {
  const first = message.indexOf('|');
  const last = message.lastIndexOf('|');
  if (first < 0 || last === first) return null;
  return {
    field: message.slice(0, first),
    message: message.slice(first + 1, last),
    errorKey: message.slice(last + 1),
    params: extensions?.params ?? {},
  };
}
