import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  deleteOldSignIns,
  insertSignIn,
  listSignIns,
  type SignInRecord,
} from './sign-in-history.repository.ts';
import type { SignInResult } from './sign-in-result.ts';

/** It tells who was where: no longer than somebody may want to look into it. */
export const SIGN_IN_DAYS = 90;
const SHOWN = 20;
const BATCH = 500;

/**
 * Keeps how a try on an account ended. Never in the way of signing in: what cannot be written is logged. After a wrong
 * password nobody waits for it, because a name that does not exist would then be told by the time that it takes.
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

/** The last tries to sign in to an account, for those who may see accounts. */
export async function listSignInHistory(context: RequestContext, accountId: string): Promise<SignInRecord[]> {
  context.require('gebruikers', 'access');
  return context.inClient((scope) => listSignIns(scope, accountId, SHOWN));
}

/** A job of the worker. */
export async function forgetOldSignIns(app: App): Promise<void> {
  const before = new Date(app.clock().getTime() - SIGN_IN_DAYS * 86_400_000);
  while ((await deleteOldSignIns(app.db, before, BATCH)) === BATCH);
}
