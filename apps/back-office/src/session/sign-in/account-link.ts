import { post, refusalOf } from './link-call.ts';

export type LinkPurpose = 'account-activation' | 'password-reset';

export interface AccountLink {
  username: string;
  clientName: string;
  timeZone: string;
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
