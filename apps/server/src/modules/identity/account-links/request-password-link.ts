import { setTimeout as sleep } from 'node:timers/promises';
import { maySignIn } from '@foyer/domain/identity/account-types.ts';
import { parseSignInName } from '@foyer/domain/identity/sign-in-name.ts';
import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';
import { countBounded } from '../../rate-limits/index.ts';
import { listAccountsByNameOrEmail } from '../accounts/account.repository.ts';
import { findSignInClient } from '../client-lookup.repository.ts';
import { makeAccountLink } from './account-link.ts';

/** The answer takes at least so long, so that its time tells no more than its words. */
const ANSWER_MS = 400;

/**
 * Mails a link for a new password to the accounts with this username or address, `name|client`. The answer is the
 * same whether or not there is one (product.md, section 2). An account that was never activated keeps waiting for
 * its activation link.
 * @throws SlowDownError after ten requests in 15 minutes from one address or for one name.
 */
export async function requestPasswordLink(app: App, typed: string, ip: string): Promise<void> {
  await countBounded(app, [
    `password-link for ${typed.trim().toLowerCase()}`,
    `password-link from ${callerNetwork(ip)}`,
  ]);
  await Promise.all([mailLinks(app, typed), sleep(ANSWER_MS)]);
}

async function mailLinks(app: App, typed: string): Promise<void> {
  const name = parseSignInName(typed);
  const client = name && (await findSignInClient(app.db, name.client));
  if (!client?.active || !name) return;
  await inClient(app.db, client.id, async (scope) => {
    const accounts = await listAccountsByNameOrEmail(scope, name.username);
    for (const account of accounts) {
      const mayReset = account.email && account.activatedAt && maySignIn(account.accountType);
      if (mayReset) await makeAccountLink(app, scope, account.id, 'password-reset');
    }
  });
}
