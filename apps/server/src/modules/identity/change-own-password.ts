import { parseOwnPasswordChange } from '@foyer/domain/identity/own-password-input.ts';
import { refused } from '@foyer/domain/result/result.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotSignedInError, SlowDownError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { lockAccount, updatePassword } from './account.repository.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endAccountSessions } from './session.repository.ts';
import { accountSubject, findSignInDelay, recordFailure } from './sign-in-attempts.ts';

/**
 * Changes the password of whoever is signed in and ends every other session of the account (product.md, section
 * 2). Wrong current passwords count like failed sign-ins, so that a borrowed session cannot guess.
 * @returns how many other sessions ended.
 */
export async function changeOwnPassword(context: RequestContext, typed: unknown): Promise<number> {
  const { app, account } = context;
  const input = valueOrThrow(parseOwnPasswordChange(typed, account.username));
  const subject = accountSubject(account.homeClientId, account.username);
  const waitSeconds = await findSignInDelay(app, [subject]);
  if (waitSeconds > 0) throw new SlowDownError(waitSeconds);

  const ended = await inClient(app.db, account.homeClientId, async (scope) => {
    const own = await lockAccount(scope, account.accountId);
    if (!own) throw new NotSignedInError();
    if (!(await verifyPassword(own.passwordHash, input.currentPassword))) return undefined;
    const passwordHash = await hashPassword(input.newPassword);
    await updatePassword(scope, own.id, { passwordHash, mustChangePassword: false });
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
  if (ended === undefined) {
    await recordFailure(app, [subject]);
    return valueOrThrow(refused({ code: 'current-password-wrong', field: 'currentPassword' }));
  }
  return ended;
}
