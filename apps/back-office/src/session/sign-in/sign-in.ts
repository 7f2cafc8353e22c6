import { apiUrl } from '../graphql/api-url.ts';
import { storeTokens } from './token-store.ts';

const timeoutMs = 30_000;

export interface Credentials {
  username: string;
  /** The subdomain of the organisation, 'platform' for Admins. */
  client: string;
  password: string;
}

/**
 * Signs in with `username|client` and stores both tokens. An answer that is not OK rejects with the response, so
 * that the page can distinguish a bad password (401) from too many tries (429).
 */
export async function signIn({ username, client, password }: Credentials): Promise<void> {
  await openSession('/v1/login_check', { username: `${username}|${client}`, password });
}

/** The second step: a code of the authenticator app or a recovery code. Rejects like `signIn`. */
export async function signInSecondFactor(challenge: string, code: string): Promise<void> {
  await openSession('/v1/login_second_factor', { challenge, code });
}

/** Whether the answer says that the password was right and the organisation is disabled. */
export async function isClientDisabled(error: unknown): Promise<boolean> {
  return (await readRefusal(error)).code === 'client_disabled';
}

/** The challenge of an answer which says that the password was right and a code is due. */
export async function findSecondFactorChallenge(error: unknown): Promise<string | undefined> {
  const answer = await readRefusal(error);
  return answer.code === 'second_factor_required' ? answer.challenge : undefined;
}

async function readRefusal(error: unknown): Promise<{ code?: string; challenge?: string }> {
  if (!(error instanceof Response) || error.status !== 401) return {};
  return error
    .clone()
    .json()
    .catch(() => ({}));
}

async function openSession(path: string, body: object): Promise<void> {
  const response = await fetch(apiUrl(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw response;
  const answer: { token: string; refresh_token: string } = await response.json();
  storeTokens({ token: answer.token, refreshToken: answer.refresh_token });
}
