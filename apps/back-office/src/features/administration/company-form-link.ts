import { apiUrl } from '../../session/api-url.ts';
import { type FieldError, ValidationError } from '../../session/validation-error.ts';
import type { CompanyFormValues } from './company-fields.tsx';

const timeoutMs = 30_000;

/** Whose form the link opens; undefined for one that is spent, revoked, too old or unknown. */
export async function findFormLink(token: string): Promise<{ clientName: string } | undefined> {
  const response = await post('/v1/company_form', { token });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/** Fills the form in. Rejects with a `ValidationError`. */
export async function saveFormByLink(token: string, form: CompanyFormValues): Promise<void> {
  const response = await post('/v1/company_form/save', { token, form });
  if (!response.ok) throw await refusalOf(response);
}

function post(path: string, body: object): Promise<Response> {
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

async function refusalOf(response: Response): Promise<ValidationError> {
  const answer: { errors?: RestError[] } = await response.json().catch(() => ({}));
  const errors = (answer.errors ?? []).map(
    ({ field, message, code, params = {} }): FieldError => ({ field, message, errorKey: code, params }),
  );
  const main = errors.find(({ field }) => field === 'main') ?? null;
  return new ValidationError(
    errors[0]?.message ?? '',
    main,
    errors.filter((error) => error !== main),
  );
}
