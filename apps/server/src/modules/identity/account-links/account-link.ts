import { randomUUID } from 'node:crypto';
import type { App } from '../../../platform/app.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { sendMessages } from '../../../platform/outbox/send-message.ts';
import type { LinkPurpose } from './link-purpose.ts';
import { deleteUnusedLinks, insertLink } from './one-time-link.repository.ts';

const HOUR_MS = 3_600_000;

/** Activation 7 days, forgotten password 1 hour (product.md, section 2). */
const lifetimeMs: Record<LinkPurpose, number> = {
  'account-activation': 7 * 24 * HOUR_MS,
  'password-reset': HOUR_MS,
};

const path: Record<LinkPurpose, string> = {
  'account-activation': '/cms/account-activation',
  'password-reset': '/cms/password-reset',
};

/** Makes the account's link in the transaction of its cause and asks for the mail that brings it. */
export async function makeAccountLink(
  app: App,
  scope: ClientScope,
  accountId: string,
  purpose: LinkPurpose,
): Promise<void> {
  const id = randomUUID();
  const createdAt = app.clock();
  await deleteUnusedLinks(scope, accountId, purpose);
  await insertLink(scope, {
    id,
    purpose,
    accountId,
    tokenHash: hashToken(tokenOf(app, id)),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifetimeMs[purpose]),
  });
  await sendMessages(scope, {
    bus: 'event',
    type: 'account-link-made',
    payload: { linkId: id },
    source: 'identity',
  });
}

/**
 * Where the link leads. Its token is derived, so that the mail can be written later although only a hash is kept. It is
 * in the fragment, which no browser sends: no log of a proxy or server has it.
 */
export function accountLinkUrl(app: App, link: { id: string; purpose: LinkPurpose }): string {
  return `${app.publicUrl}${path[link.purpose]}#${tokenOf(app, link.id)}`;
}

function tokenOf(app: App, linkId: string): string {
  return app.secrets.derive('account-link', linkId).toString('base64url');
}
