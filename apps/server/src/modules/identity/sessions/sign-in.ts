import { maySignIn } from '@foyer/domain/identity/account-types.ts';
import { parseSignInName } from '@foyer/domain/identity/sign-in-name.ts';
import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../../platform/database/platform-client.ts';
import { tryBounded } from '../../rate-limits/index.ts';
import { type Account, findAccountByUsername } from '../accounts/account.repository.ts';
import { findSignInClient } from '../client-lookup.repository.ts';
import { verifyPassword } from '../passwords.ts';
import { findSecondFactorFacts } from '../second-factor/second-factor.repository.ts';
import { SecondFactorDueError, signChallenge } from '../second-factor/second-factor-challenge.ts';
import { findKnownDevice } from './known-device.ts';
import { LoginRefusedByLocationError, mayUseFrom } from './login-place.ts';
import { openSession, type SessionTokens } from './session-tokens.ts';
import { noteSignIn } from './sign-in-history.ts';
import { forgiveLimits, signInLimits } from './sign-in-limits.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface SignInInput {
  /** As sent: the typed username, `|`, the client's identifier. */
  username: string;
  password: string;
  ip: string;
  userAgent: string;
  /** The `Cookie` header: whether the account has signed in with this browser before. */
  cookies?: string | undefined;
}

/** Name and password were right, and the client is disabled: only then does the answer say so. */
export class ClientDisabledError extends Error {
  constructor() {
    super('This organisation is disabled. Nobody can sign in to it. Contact customer success.');
  }
}

/**
 * Signs in by name and password. Every reason to refuse gives the same answer, so that nothing tells which
 * names exist: unknown client or name, wrong password, not activated, archived, web shop customer.
 * @returns undefined when refused.
 * @throws ClientDisabledError after a right password.
 * @throws LoginRefusedByLocationError after a right password, from elsewhere than the account's locations.
 * @throws SecondFactorDueError where a code is due, with what the second step must show.
 * @throws SlowDownError after too many failures in 15 minutes (`signInLimits`).
 */
export async function signIn(
  app: App,
  keys: SigningKeys,
  input: SignInInput,
): Promise<SessionTokens | undefined> {
  const name = parseSignInName(input.username);
  const client = name && (await findSignInClient(app.db, name.client));
  const clientId = client?.id ?? PLATFORM_CLIENT_ID;
  const account =
    client && name
      ? await inClient(app.db, client.id, (scope) => findAccountByUsername(scope, name.username))
      : undefined;
  const limits = signInLimits({
    clientId,
    username: name?.username ?? '',
    ip: input.ip,
    deviceId: account && findKnownDevice(app, input.cookies, { clientId, accountId: account.id }),
  });
  const tokens = await tryBounded(app, limits, async () => {
    const matches = await verifyPassword(account?.passwordHash, input.password);
    if (!account || !client) return undefined;
    const who = { clientId: client.id, accountId: account.id, ip: input.ip };
    if (!matches || !isUsable(account)) {
      // Not waited for: an unknown name takes no longer and no shorter.
      void noteSignIn(app, who, matches && !account.activatedAt ? 'not-activated' : 'wrong-password');
      return undefined;
    }
    if (!client.active) {
      await noteSignIn(app, who, 'client-disabled');
      throw new ClientDisabledError();
    }
    return openFirstStep(app, keys, { ...input, ...who });
  });
  if (tokens) await forgiveLimits(app, limits);
  return tokens;
}

/** The password was right: a session, unless a code is due or the account may not sign in from here. */
async function openFirstStep(
  app: App,
  keys: SigningKeys,
  { clientId, accountId, ip, userAgent }: SignInInput & { clientId: string; accountId: string },
): Promise<SessionTokens> {
  if (!(await inClient(app.db, clientId, (scope) => mayUseFrom(scope, accountId, ip)))) {
    await noteSignIn(app, { clientId, accountId, ip }, 'refused-by-location');
    throw new LoginRefusedByLocationError();
  }
  const tokens = await inClient(app.db, clientId, async (scope) =>
    (await findSecondFactorFacts(scope, accountId))
      ? undefined
      : openSession(app, scope, keys, { accountId, userAgent }),
  );
  await noteSignIn(app, { clientId, accountId, ip }, tokens ? 'signed-in' : 'code-asked');
  if (tokens) return tokens;
  throw new SecondFactorDueError(await signChallenge(keys, { clientId, accountId }, app.clock()));
}

function isUsable(account: Account): boolean {
  return maySignIn(account.accountType) && account.activatedAt !== null;
}
