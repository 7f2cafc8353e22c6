import type { RequestError } from './graphql/request-error.ts';

/** A right that an account misses, or that does not count because of a limit on it. */
export interface MissingRight {
  module: string;
  /** Access unless given. */
  right?: string | undefined;
  limit?: string | undefined;
}

/** The right that a refused call names. */
export function missingRightOf({ errors }: RequestError): MissingRight {
  const named = errors.find(({ extensions }) => extensions?.module)?.extensions;
  return { module: named?.module ?? '', right: named?.right, limit: named?.limit };
}
