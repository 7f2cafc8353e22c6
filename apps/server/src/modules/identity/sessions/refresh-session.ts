import type { App } from '../../../platform/app.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { getSignInClient } from '../client-lookup.repository.ts';
import { LoginRefusedByLocationError, mayUseFrom } from './login-place.ts';
import {
  endSession,
  findClientOfRefresh,
  insertRefresh,
  lockRefresh,
  spendRefresh,
  touchSession,
} from './session.repository.ts';
import { signSessionToken } from './session-token.ts';
import { type SessionTokens, successorOf } from './session-tokens.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Two tabs may refresh at once: for so long a spent token answers its same successor. */
const GRACE_SECONDS = 30;

/**
 * Exchanges a refresh token for a new pair. A token is used once; a second use more than 30 seconds later means that
 * it was stolen, and ends the whole session (product.md, section 2).
 * @returns undefined when the token is unknown, spent, too old, its session ended, or its client is disabled.
 * @throws LoginRefusedByLocationError from elsewhere than the account's locations; the session ends.
 */
export async function refreshSession(
  app: App,
  keys: SigningKeys,
  refreshToken: string,
  ip?: string,
): Promise<SessionTokens | undefined> {
  const tokenHash = hashToken(refreshToken);
  const clientId = await findClientOfRefresh(app.db, tokenHash);
  if (!clientId) return undefined;
  const refreshed = await inClient(app.db, clientId, async (scope) => {
    const refresh = await lockRefresh(scope, tokenHash);
    const now = app.clock();
    if (refresh && !(await mayUseFrom(scope, refresh.accountId, ip))) {
      await endSession(scope, refresh.sessionId, now);
      return 'elsewhere';
    }
    if (!refresh || refresh.endedAt || refresh.expiresAt <= now) return undefined;
    if (!(await getSignInClient(scope)).active) return undefined;
    if (refresh.spentAt && now.getTime() - refresh.spentAt.getTime() > GRACE_SECONDS * 1000) {
      await endSession(scope, refresh.sessionId, now);
      return undefined;
    }
    const successor = successorOf(app, refreshToken);
    if (!refresh.spentAt) {
      await spendRefresh(scope, tokenHash, now);
      await insertRefresh(scope, refresh.sessionId, hashToken(successor));
      await touchSession(scope, refresh.sessionId, now);
    }
    const { accountId, sessionId } = refresh;
    return {
      token: await signSessionToken(keys, { accountId, clientId, sessionId, endsAt: refresh.expiresAt }, now),
      refresh_token: successor,
    };
  });
  if (refreshed === 'elsewhere') throw new LoginRefusedByLocationError();
  return refreshed;
}
