import { parseChosenPassword } from '@foyer/domain/identity/own-password-input.ts';
import type { App } from '../../../platform/app.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { NotFoundError, valueOrThrow } from '../../../platform/errors.ts';
import { writeAudit } from '../../audit-log/index.ts';
import {
  type LockedAccount,
  lockAccount,
  setActivatedAt,
  updatePassword,
} from '../accounts/account.repository.ts';
import { getSignInClient } from '../client-lookup.repository.ts';
import { refuseCommonPassword } from '../common-passwords.ts';
import { hashPassword } from '../passwords.ts';
import { endAccountSessions } from '../sessions/session.repository.ts';
import { forgiveAccount } from '../sessions/sign-in-limits.ts';
import type { LinkPurpose } from './link-purpose.ts';
import { findClientOfLink, lockLinkByHash, type OneTimeLink, spendLink } from './one-time-link.repository.ts';

export interface LinkFacts {
  username: string;
  clientName: string;
  /** The client's, in which `expiresAt` is shown. */
  timeZone: string;
  /** What the person types behind `|` or the page adds: needed to sign in right after. */
  client: string;
  expiresAt: Date;
}

interface OpenLink {
  scope: ClientScope;
  link: OneTimeLink;
  account: LockedAccount;
}

/** The account of a link and its expiry. @throws NotFoundError `link-not-valid` for a spent, old or unknown one. */
export async function readAccountLink(app: App, purpose: LinkPurpose, token: string): Promise<LinkFacts> {
  return withOpenLink(app, purpose, token, async ({ scope, link, account }) => {
    const client = await getSignInClient(scope);
    return {
      username: account.username,
      clientName: client.name,
      timeZone: client.timeZone,
      client: client.subdomain,
      expiresAt: link.expiresAt,
    };
  });
}

/**
 * Sets a password by a mailed link, which is then spent. Activation lets the account sign in; a forgotten password
 * ends its sessions, because another person may have one.
 */
export async function usePasswordLink(
  app: App,
  purpose: LinkPurpose,
  token: string,
  typed: unknown,
): Promise<void> {
  await withOpenLink(app, purpose, token, async ({ scope, link, account }) => {
    const { newPassword } = valueOrThrow(parseChosenPassword(typed, account.username));
    await refuseCommonPassword(newPassword, 'newPassword');
    const now = app.clock();
    const passwordHash = await hashPassword(newPassword);
    await updatePassword(scope, account.id, { passwordHash, mustChangePassword: false });
    if (purpose === 'account-activation') await setActivatedAt(scope, account.id, now);
    await endAccountSessions(scope, account.id, { at: now });
    await spendLink(scope, link.id, now);
    await writeAudit(
      scope,
      { kind: 'account', id: account.id },
      {
        action: purpose === 'account-activation' ? 'activate-account' : 'reset-password',
        entity: 'account',
        entityId: account.id,
        before: { activated: account.activatedAt !== null, passwordChanged: false },
        after: { activated: true, passwordChanged: true },
      },
    );
    await forgiveAccount(app, scope.clientId, account.username);
  });
}

async function withOpenLink<T>(
  app: App,
  purpose: LinkPurpose,
  token: string,
  work: (open: OpenLink) => Promise<T>,
): Promise<T> {
  const tokenHash = hashToken(token);
  const clientId = await findClientOfLink(app.db, tokenHash);
  if (!clientId) throw new NotFoundError('link-not-valid');
  return inClient(app.db, clientId, async (scope) => {
    const link = await lockLinkByHash(scope, tokenHash);
    const works = link?.purpose === purpose && !link.usedAt && link.expiresAt > app.clock();
    const account = works ? await lockAccount(scope, link.accountId) : undefined;
    const client = await getSignInClient(scope);
    if (!link || !account || account.archivedAt || !client.active) throw new NotFoundError('link-not-valid');
    return work({ scope, link, account });
  });
}
