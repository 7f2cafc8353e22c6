import type { App } from '../../../platform/app.ts';
import { hashToken, makeSecretToken } from '../../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { insertRefresh, insertSession } from './session.repository.ts';
import { signSessionToken } from './session-token.ts';
import type { SigningKeys } from './signing-keys.ts';

/** 30 days, absolute: refreshing does not lengthen a session (product.md, section 2). */
const SESSION_DAYS = 30;

/** The answer of sign-in and refresh, in the specification's own names. */
export interface SessionTokens {
  token: string;
  refresh_token: string;
}

/** Starts a session for an account after a right password. */
export async function openSession(
  app: App,
  scope: ClientScope,
  keys: SigningKeys,
  { accountId, userAgent }: { accountId: string; userAgent: string },
): Promise<SessionTokens> {
  const now = app.clock();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
  const sessionId = await insertSession(scope, { accountId, userAgent: userAgent.slice(0, 300), expiresAt });
  const refreshToken = makeSecretToken();
  await insertRefresh(scope, sessionId, hashToken(refreshToken));
  const session = { accountId, clientId: scope.clientId, sessionId, endsAt: expiresAt };
  const token = await signSessionToken(keys, session, now);
  return { token, refresh_token: refreshToken };
}

/**
 * The one successor of a refresh token: derived, so that a spent token can be answered again with the same one
 * although only hashes are stored.
 */
export function successorOf(app: App, refreshToken: string): string {
  return app.secrets.derive('refresh-successor', refreshToken).toString('base64url');
}
