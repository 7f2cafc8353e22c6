import { inClient } from '../../../platform/database/in-client.ts';
import { RefusedError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { getSignInClient } from '../client-lookup.repository.ts';
import { checkOwnPassword, showOwnSecret } from '../own-secret.ts';
import { describeFactor, findCodeStep, makeFactorSecret, makeRecoveryCodes } from './one-time-code.ts';
import { confirmFactor, lockSecondFactor, startFactor } from './second-factor.repository.ts';
import { hashRecoveryCode, unwrapFactorSecret, wrapFactorSecret } from './second-factor-check.ts';

export interface OfferedFactor {
  /** For the QR code. */
  uri: string;
  /** The same to type. */
  secret: string;
}

/**
 * Offers the signed-in account a secret for the authenticator app; it counts after the first valid code. Asks for the
 * own password, so that a borrowed session cannot lock out the account's owner.
 */
export async function offerSecondFactor(context: RequestContext, password: string): Promise<OfferedFactor> {
  await checkOwnPassword(context, password);
  const { app, account } = context;
  const { accountId, username, homeClientId } = account;
  return inClient(app.db, homeClientId, async (scope) => {
    const existing = await lockSecondFactor(scope, accountId);
    if (existing?.confirmedAt) throw new RefusedError([{ code: 'second-factor-is-on' }]);
    const secret = makeFactorSecret();
    await startFactor(scope, accountId, wrapFactorSecret(app, accountId, secret));
    const { name } = await getSignInClient(scope);
    return describeFactor(secret, { username, issuer: `Foyer ${name}` });
  });
}

/** From now on signing in asks for a code. @returns the recovery codes, which are shown this once. */
export async function confirmSecondFactor(context: RequestContext, code: string): Promise<string[]> {
  const wrong = { code: 'code-wrong', field: 'code' };
  return showOwnSecret(context, wrong, () => confirmByCode(context, code));
}

/** @returns undefined when the code is not the one of the offered secret. */
async function confirmByCode(context: RequestContext, code: string): Promise<string[] | undefined> {
  const { app, account } = context;
  const { accountId } = account;
  return inClient(app.db, account.homeClientId, async (scope) => {
    const offered = await lockSecondFactor(scope, accountId);
    if (!offered || offered.confirmedAt) throw new RefusedError([{ code: 'second-factor-is-on' }]);
    const secret = unwrapFactorSecret(app, accountId, offered.wrappedSecret);
    const step = findCodeStep(secret, code.replaceAll(' ', ''), app.clock(), Number(offered.lastStep));
    if (step === undefined) return undefined;
    const codes = makeRecoveryCodes();
    const codeHashes = codes.map((one) => hashRecoveryCode(app, accountId, one));
    await confirmFactor(scope, accountId, { at: app.clock(), step, codeHashes });
    await writeAudit(scope, actorOf(context), {
      action: 'set-up-second-factor',
      entity: 'account',
      entityId: accountId,
      before: { secondFactor: false },
      after: { secondFactor: true },
    });
    return codes;
  });
}
