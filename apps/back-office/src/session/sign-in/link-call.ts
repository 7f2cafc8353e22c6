import { apiUrl } from '../graphql/api-url.ts';
import { type FieldError, ValidationError } from '../graphql/validation-error.ts';

const timeoutMs = 30_000;

/** A call with a link instead of a session; `refusalOf` reads its refusal. */
export function post(path: string, body: object): Promise<Response> {
  return fetch(apiUrl(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

interface RestError {
  field: string;
  message: string;
  code: string;
  params?: Record<string, string | number>;
}

/** What a refused call says, at its fields; after too many tries with the minutes to wait. */
export async function refusalOf(response: Response): Promise<ValidationError> {
  const answer: { errors?: RestError[] } = await response.json().catch(() => ({}));
  const waitMinutes = Math.ceil((Number(response.headers.get('retry-after')) || 60) / 60);
  const errors = (answer.errors ?? []).map(
    ({ field, message, code, params }): FieldError => ({
      field,
      message,
      errorKey: code,
      params: { minutes: waitMinutes, ...params },
    }),
  );
  const main = errors.find(({ field }) => field === 'main') ?? null;
  const fields = errors.filter((error) => error !== main);
  return new ValidationError(errors[0]?.message ?? '', main, fields);
}
