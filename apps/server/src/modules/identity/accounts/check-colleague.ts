import { maySignIn } from '@foyer/domain/identity/account-types.ts';
import type { Module } from '@foyer/domain/identity/modules.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { isInRanges } from '../../../platform/http/outgoing/ip-ranges.ts';
import type { RequestContext, Right } from '../../../platform/request-context.ts';
import { tryBounded } from '../../rate-limits/index.ts';
import { verifyPassword } from '../passwords.ts';
import { accountRights } from '../rights/account-permission.ts';
import { listAccountRights } from '../rights/account-right.repository.ts';
import { rowOfRight } from '../rights/right-columns.ts';
import { findSecondFactorFacts } from '../second-factor/second-factor.repository.ts';
import { passesSecondFactor } from '../second-factor/second-factor-check.ts';
import { mayUseFrom } from '../sessions/login-place.ts';
import { findOfficeRanges } from '../sessions/office-networks.ts';
import { codeLimits, forgiveLimits, signInLimits } from '../sessions/sign-in-limits.ts';
import { type Account, findAccountByUsername } from './account.repository.ts';

interface Colleague {
  username: string;
  password: string;
  /** Of the second factor; empty where there is none. */
  code: string;
}

const isWrong = () => new RefusedError([{ code: 'colleague-wrong', field: 'manager.password' }]);

/**
 * A colleague signs in beside the account of a call, for one act that needs a right: no session begins. Wrong passwords and
 * codes count as at the sign-in. @returns the username as the account has it. @throws RefusedError `colleague-wrong`, for an unknown name
 * too; `colleague-code-required`; `colleague-has-no-right`. @throws SlowDownError after ten wrong ones.
 */
export async function checkColleague(
  context: RequestContext,
  { username, password, code }: Colleague,
  needed: readonly [Module, Right],
): Promise<string> {
  const { app, clientId, ip = '' } = context;
  const found = await context.inClientReadOnly((scope) => findAccountByUsername(scope, username));
  const limits = signInLimits({ clientId, username, ip });
  const account = await tryBounded(app, limits, async () => {
    const matches = await verifyPassword(found?.passwordHash, password);
    if (!matches || !found?.activatedAt || !maySignIn(found.accountType)) return undefined;
    return (await context.inClientReadOnly((scope) => mayUseFrom(scope, found.id, ip))) ? found : undefined;
  });
  if (!account || !(await passesCode(context, account, code))) throw isWrong();
  await forgiveLimits(app, limits);
  if (!(await holdsRight(context, account, needed)))
    throw new RefusedError([{ code: 'colleague-has-no-right', field: 'manager.username' }]);
  return account.username;
}

async function passesCode(
  context: RequestContext,
  { id, username }: Account,
  code: string,
): Promise<boolean> {
  if (!(await context.inClientReadOnly((scope) => findSecondFactorFacts(scope, id)))) return true;
  if (code === '') throw new RefusedError([{ code: 'colleague-code-required', field: 'manager.code' }]);
  const { app, clientId } = context;
  const limits = codeLimits(clientId, username);
  const passes = await tryBounded(
    app,
    limits,
    async () => (await context.inClient((scope) => passesSecondFactor(app, scope, id, code))) || undefined,
  );
  if (passes) await forgiveLimits(app, limits);
  return passes ?? false;
}

function holdsRight(
  { app, ip, inClientReadOnly }: RequestContext,
  account: Account,
  [module, right]: readonly [Module, Right],
): Promise<boolean> {
  return inClientReadOnly(async (scope) => {
    const rights = (await listAccountRights(scope, account.id)).map(rowOfRight);
    const isAtOffice = isInRanges(ip, await findOfficeRanges(scope, app.clock()));
    return accountRights({ account, rights }, isAtOffice)(module, right) === undefined;
  });
}
