import { BLOCKING_FAILURES } from '@foyer/domain/identity/account-state.ts';
import type { App } from '../../../platform/app.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';
import { countRecentFailures, forgiveFailures, type TryLimit } from '../../rate-limits/index.ts';

/** One account from all addresses together: a guesser with many addresses is slowed, one with a single one before. */
const FAILURES_OF_AN_ACCOUNT = 50;
/** One address over all accounts: a museum's desks share one, and few of its staff mistype at the same time. */
const ACCOUNTS_OF_AN_ADDRESS = 20;
/** So many tries may be in flight from one address: a museum whose staff all start at nine. */
const TRIES_OF_AN_ADDRESS = 40;

export interface SignInCaller {
  clientId: string;
  username: string;
  ip: string;
  /** The browser, where this account has signed in with it before (`known-device.ts`). */
  deviceId?: string | undefined;
}

/**
 * What a sign-in counts on (decision 0082): account and address together, the account over all addresses, the address
 * over many accounts. A browser in which the account has signed in before counts on its own only.
 */
export function signInLimits({ clientId, username, ip, deviceId }: SignInCaller): TryLimit[] {
  const name = username.toLowerCase();
  if (deviceId) return [{ subject: `device ${deviceId} ${clientId} ${name}`, failures: BLOCKING_FAILURES }];
  const address = callerNetwork(ip);
  const together = `${togetherOf(clientId)}${name}|${address}`;
  return [
    { subject: together, failures: BLOCKING_FAILURES },
    { subject: accountSubject(clientId, name), failures: FAILURES_OF_AN_ACCOUNT },
    {
      subject: `address ${address}`,
      failures: ACCOUNTS_OF_AN_ADDRESS,
      atOnce: TRIES_OF_AN_ADDRESS,
      oncePer: together,
    },
  ];
}

/** What a code counts on: its account, wherever it is typed, since only a right password leads to it. */
export function codeLimits(clientId: string, username: string): TryLimit[] {
  return [{ subject: `${codeOf(clientId)}${username.toLowerCase()}`, failures: BLOCKING_FAILURES }];
}

/** What the password counts on that a signed-in page asks for again: no stranger's failures delay it. */
export function ownSecretLimits(clientId: string, username: string): TryLimit[] {
  return [{ subject: `own secret ${clientId} ${username.toLowerCase()}`, failures: BLOCKING_FAILURES }];
}

/** A right password or code clears what it counted on, never an address. */
export async function forgiveLimits(app: App, limits: readonly TryLimit[]): Promise<void> {
  const cleared = limits.filter(({ oncePer }) => oncePer === undefined);
  await forgiveFailures(
    app,
    cleared.map(({ subject }) => subject),
  );
}

/** A new password clears the account everywhere. */
export async function forgiveAccount(app: App, clientId: string, username: string): Promise<void> {
  const everywhere = `${togetherOf(clientId)}${username.toLowerCase()}|`;
  await forgiveFailures(app, [accountSubject(clientId, username)], everywhere);
}

/** Recent failures of a client's accounts, by username in lower case: of the address that has most of them. */
export async function findRecentFailures(app: App, clientId: string): Promise<Map<string, number>> {
  const failures = new Map<string, number>();
  for (const [rest, count] of await countRecentFailures(app, togetherOf(clientId))) {
    const name = rest.slice(0, rest.lastIndexOf('|'));
    failures.set(name, Math.max(count, failures.get(name) ?? 0));
  }
  for (const [name, count] of await countRecentFailures(app, codeOf(clientId))) {
    failures.set(name, Math.max(count, failures.get(name) ?? 0));
  }
  for (const [name, count] of await countRecentFailures(app, accountSubject(clientId, ''))) {
    if (count >= FAILURES_OF_AN_ACCOUNT) failures.set(name, count);
  }
  return failures;
}

const accountSubject = (clientId: string, username: string) =>
  `account ${clientId} ${username.toLowerCase()}`;
/** No username contains the `|` that ends it. */
const togetherOf = (clientId: string) => `sign-in ${clientId} `;
const codeOf = (clientId: string) => `code ${clientId} `;
