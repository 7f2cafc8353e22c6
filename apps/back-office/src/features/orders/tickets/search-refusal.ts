import { RequestError } from '../../../session/graphql/request-error.ts';
import { readValidationError } from '../../../session/graphql/validation-error.ts';

/** Why a search was refused; nothing for other failures. */
export function searchRefusal(
  error: unknown,
): { code: string; params: Record<string, string | number> } | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const refusal = readValidationError(error.errors).fields.find(({ errorKey }) =>
    errorKey.startsWith('search-'),
  );
  return refusal && { code: refusal.errorKey, params: refusal.params };
}
