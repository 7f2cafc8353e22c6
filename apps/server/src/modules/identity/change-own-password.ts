import { parseOwnPasswordChange } from '@foyer/domain/identity/own-password-input.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotSignedInError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { deleteUnusedLinks } from './account-links/one-time-link.repository.ts';
import { lockAccount, updatePassword } from './accounts/account.repository.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { showOwnSecret } from './own-secret.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endAccountSessions } from './sessions/session.repository.ts';

/**
 * Changes the password of the signed-in account and ends its other sessions (product.md, section 2).
 * @returns how many other sessions ended.
 */
export async function changeOwnPassword(context: RequestContext, typed: unknown): Promise<number> {
  const input = valueOrThrow(parseOwnPasswordChange(typed, context.account.username));
  await refuseCommonPassword(input.newPassword, 'newPassword');
  const wrong = { code: 'current-password-wrong', field: 'currentPassword' };
  return showOwnSecret(context, wrong, () => replacePassword(context, input));
}

/** @returns undefined when the current one is wrong. */
async function replacePassword(
  context: RequestContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<number | undefined> {
  const { app, account } = context;
  return inClient(app.db, account.homeClientId, async (scope) => {
    const own = await lockAccount(scope, account.accountId);
    if (!own) throw new NotSignedInError();
    if (!(await verifyPassword(own.passwordHash, currentPassword))) return undefined;
    const passwordHash = await hashPassword(newPassword);
    await updatePassword(scope, own.id, { passwordHash, mustChangePassword: false });
    await deleteUnusedLinks(scope, own.id, 'password-reset');
    const endedSessions = await endAccountSessions(scope, own.id, {
      at: app.clock(),
      except: account.sessionId,
    });
    await writeAudit(scope, actorOf(context), {
      action: 'change-own-password',
      entity: 'account',
      entityId: own.id,
      after: { endedSessions },
    });
    return endedSessions;
  });
}
