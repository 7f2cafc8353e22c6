import { apiUrl } from './api-url.ts';
import { type FieldError, ValidationError } from './validation-error.ts';

const timeoutMs = 30_000;

export type LinkPurpose = 'account-activation' | 'password-reset';

export interface AccountLink {
  username: string;
  clientName: string;
  /** The client's subdomain, to sign in right after. */
  client: string;
  expiresAt: string;
}

/** Whose mailed link it is; undefined for one that is spent, too old or unknown. */
export async function findAccountLink(purpose: LinkPurpose, token: string): Promise<AccountLink | undefined> {
  const response = await post('/v1/account_link', { purpose, token });
  if (response.status === 404) return undefined;
  if (!response.ok) throw await refusalOf(response);
  return response.json();
}

/** Chooses a password by a mailed link. Rejects with a `ValidationError`. */
export async function choosePassword(
  purpose: LinkPurpose,
  token: string,
  choice: { newPassword: string; repeatPassword: string },
): Promise<void> {
  const response = await post('/v1/account_link/password', { purpose, token, ...choice });
  if (!response.ok) throw await refusalOf(response);
}

/** Asks for a mail with a link; `username` as for signing in, `name|client`. Rejects with a `ValidationError`. */
export async function requestPasswordLink(username: string): Promise<void> {
  const response = await post('/v1/password_forgotten', { username });
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
