import { COMPANY_FORM_LINK_DAYS } from '@foyer/domain/settings/company-form-input.ts';
import { hashToken, makeSecretToken } from '../../platform/crypto/secret-token.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, changedMeanwhile, writeAudit } from '../audit-log/index.ts';
import { endFormLinks, findCompanyForm, insertFormLink } from './company-form.repository.ts';

const DAY_MS = 86_400_000;

/**
 * Creates the form's access token and replaces the one before. It is returned this once: only its hash is stored.
 * @returns the address to send to the client's bookkeeping.
 */
export async function renewCompanyFormLink(context: RequestContext): Promise<string> {
  context.require('administratie', 'edit');
  const { app, account } = context;
  const token = makeSecretToken();
  await refuseViolations({ company_form_link_one: changedMeanwhile() }, () =>
    context.inClient(async (scope) => {
      if (await findCompanyForm(scope)) throw new RefusedError([{ code: 'company-form-filled' }]);
      const madeAt = app.clock();
      const ended = await endFormLinks(scope, { revokedAt: madeAt });
      const expiresAt = new Date(madeAt.getTime() + COMPANY_FORM_LINK_DAYS * DAY_MS);
      await insertFormLink(scope, {
        tokenHash: hashToken(token),
        madeAt,
        madeByName: account.username,
        expiresAt,
      });
      await writeAudit(scope, actorOf(context), {
        action: 'renew-company-form-link',
        entity: 'company-form',
        entityId: null,
        before: { openLinks: ended, expiresAt: null },
        after: { openLinks: 1, expiresAt: expiresAt.toISOString() },
      });
    }),
  );
  // In the fragment, which no browser sends.
  return `${app.publicUrl}/cms/company-form#${token}`;
}

/** The link stops working at once. */
export async function revokeCompanyFormLink(context: RequestContext): Promise<void> {
  context.require('administratie', 'edit');
  await context.inClient(async (scope) => {
    const ended = await endFormLinks(scope, { revokedAt: context.app.clock() });
    if (ended === 0) return;
    await writeAudit(scope, actorOf(context), {
      action: 'revoke-company-form-link',
      entity: 'company-form',
      entityId: null,
      before: { openLinks: ended },
      after: { openLinks: 0 },
    });
  });
}
