import { maySignIn } from '@foyer/domain/identity/account-types.ts';
import { parseSignInName } from '@foyer/domain/identity/sign-in-name.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import { SlowDownError } from '../../platform/errors.ts';
import { type Account, findAccountByUsername } from './account.repository.ts';
import { findSignInClient } from './client-lookup.repository.ts';
import { verifyPassword } from './passwords.ts';
import { findSecondFactorFacts } from './second-factor.repository.ts';
import { SecondFactorDueError, signChallenge } from './second-factor-challenge.ts';
import { openSession, type SessionTokens } from './session-tokens.ts';
import {
  accountSubject,
  addressSubject,
  findSignInDelay,
  forgiveFailures,
  recordFailure,
} from './sign-in-attempts.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface SignInInput {
  /** As sent: the typed username, `|`, the client's identifier. */
  username: string;
  password: string;
  ip: string;
  userAgent: string;
}

/** Name and password were right, and the client is disabled: who may know it is told so. */
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
 * @throws SecondFactorDueError where a code is due, with what the second step must show.
 * @throws SlowDownError after ten failures in 15 minutes on one account or address.
 */
export async function signIn(
  app: App,
  keys: SigningKeys,
  input: SignInInput,
): Promise<SessionTokens | undefined> {
  const name = parseSignInName(input.username);
  const client = name && (await findSignInClient(app.db, name.client));
  const clientId = client?.id ?? PLATFORM_CLIENT_ID;
  const ownSubject = accountSubject(clientId, name?.username ?? '');
  const subjects = [ownSubject, addressSubject(input.ip)];
  const waitSeconds = await findSignInDelay(app, subjects);
  if (waitSeconds > 0) throw new SlowDownError(waitSeconds);

  const account =
    client && name
      ? await inClient(app.db, client.id, (scope) => findAccountByUsername(scope, name.username))
      : undefined;
  const matches = await verifyPassword(account?.passwordHash, input.password);
  if (!account || !client || !matches || !isUsable(account)) {
    await recordFailure(app, subjects);
    return undefined;
  }
  if (!client.active) throw new ClientDisabledError();
  return inClient(app.db, client.id, async (scope) => {
    if (await findSecondFactorFacts(scope, account.id)) {
      const who = { clientId: client.id, accountId: account.id };
      throw new SecondFactorDueError(await signChallenge(keys, who, app.clock()));
    }
    const tokens = await openSession(app, keys, scope, { accountId: account.id, userAgent: input.userAgent });
    await forgiveFailures(app, ownSubject);
    return tokens;
  });
}

function isUsable(account: Account): boolean {
  return maySignIn(account.accountType) && account.activatedAt !== null;
}
