import type { SignInResult } from '@foyer/domain/identity/sign-in-result.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import {
  deleteOldSignIns,
  insertSignIn,
  listSignIns,
  type SignInRecord,
} from './sign-in-history.repository.ts';

/** Personal data of staff: kept no longer than it is useful. */
export const SIGN_IN_DAYS = 90;
const SHOWN = 20;
const BATCH = 500;

/**
 * Stores how a sign-in attempt ended. It never delays signing in: a failed write is logged. After a wrong password
 * the answer does not wait for it, because the time would reveal which names exist.
 */
export async function noteSignIn(
  app: App,
  who: { clientId: string; accountId: string; ip: string },
  result: SignInResult,
): Promise<void> {
  const { clientId, accountId, ip } = who;
  try {
    await inClient(app.db, clientId, (scope) =>
      insertSignIn(scope, { accountId, at: app.clock(), address: ip.slice(0, 64), result }),
    );
  } catch (error) {
    app.log.warn({ err: error }, 'sign-in not kept');
  }
}

/** The last sign-in attempts of each account, the newest first, for accounts with access to accounts. */
export async function listSignInHistory(
  context: RequestContext,
  scope: ClientScope,
  accountIds: readonly string[],
): Promise<SignInRecord[]> {
  context.require('gebruikers', 'access');
  return listSignIns(scope, accountIds, SHOWN);
}

/** A job of the worker. */
export async function forgetOldSignIns(app: App): Promise<void> {
  const before = new Date(app.clock().getTime() - SIGN_IN_DAYS * 86_400_000);
  while ((await deleteOldSignIns(app.db, before, BATCH)) === BATCH);
}
