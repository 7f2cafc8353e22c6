import { maySignIn } from '@foyer/domain/identity/account-types.ts';
import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { tryBounded } from '../../rate-limits/index.ts';
import { findAccount } from '../accounts/account.repository.ts';
import { getSignInClient } from '../client-lookup.repository.ts';
import { LoginRefusedByLocationError, mayUseFrom } from '../sessions/login-place.ts';
import { openSession, type SessionTokens } from '../sessions/session-tokens.ts';
import { noteSignIn } from '../sessions/sign-in-history.ts';
import { codeLimits, forgiveLimits } from '../sessions/sign-in-limits.ts';
import type { SigningKeys } from '../sessions/signing-keys.ts';
import { readChallenge } from './second-factor-challenge.ts';
import { passesSecondFactor } from './second-factor-check.ts';

interface SecondStep {
  challenge: string;
  /** Of the authenticator app, or a recovery code. */
  code: string;
  ip: string;
  userAgent: string;
}

/**
 * The second step of signing in. Ten wrong codes slow down the next ones, wherever they come from.
 * @returns undefined for a wrong code or an old challenge. @throws SlowDownError like signing in.
 */
export async function signInSecondFactor(
  app: App,
  keys: SigningKeys,
  { challenge, code, ip, userAgent }: SecondStep,
): Promise<SessionTokens | undefined> {
  const who = await readChallenge(keys, challenge, app.clock());
  if (!who) return undefined;
  const { clientId, accountId } = who;
  const account = await inClient(app.db, clientId, (scope) => findAccount(scope, accountId));
  if (!account?.activatedAt || !maySignIn(account.accountType)) return undefined;
  if (!(await inClient(app.db, clientId, (scope) => mayUseFrom(scope, accountId, ip)))) {
    await noteSignIn(app, { clientId, accountId, ip }, 'refused-by-location');
    throw new LoginRefusedByLocationError();
  }
  const limits = codeLimits(clientId, account.username);
  const tokens = await tryBounded(app, limits, () =>
    inClient(app.db, clientId, async (scope) => {
      const { active } = await getSignInClient(scope);
      const passes = active && (await passesSecondFactor(app, scope, accountId, code));
      return passes ? openSession(app, scope, keys, { accountId, userAgent }) : undefined;
    }),
  );
  await noteSignIn(app, { clientId, accountId, ip }, tokens ? 'signed-in' : 'wrong-code');
  if (tokens) await forgiveLimits(app, limits);
  return tokens;
}
