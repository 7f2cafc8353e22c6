import {
  type AccountRight,
  findRightAboveGiver,
  type RightHolder,
} from '@foyer/domain/identity/account-right.ts';
import { findAdminConflict } from '@foyer/domain/identity/account-rules.ts';
import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import { findRightAboveType } from '@foyer/domain/identity/type-ceiling.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { App } from '../../../platform/app.ts';
import { findPersonKey, type PersonKey } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { PLATFORM_CLIENT_ID } from '../../../platform/database/platform-client.ts';
import { NotFoundError, RefusedError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { Personal } from '../../audit-log/index.ts';
import { listAccountRights } from '../rights/account-right.repository.ts';
import { listLoginLocationIds } from '../sessions/login-location.repository.ts';
import { type LockedAccount, lockAccount } from './account.repository.ts';

/** An account as seen by accounts with the right on accounts. */
export interface ManagedAccount extends LockedAccount {
  rights: AccountRight[];
  loginLocationIds: string[];
}

/** The account, locked. @throws NotFoundError, also for another client's. */
export async function lockManagedAccount(scope: ClientScope, id: string): Promise<ManagedAccount> {
  const account = await lockAccount(scope, id);
  if (!account) throw new NotFoundError('account-not-found');
  return {
    ...account,
    rights: await listAccountRights(scope, id),
    loginLocationIds: await listLoginLocationIds(scope, id),
  };
}

/**
 * An account with more rights cannot be changed: a new password or address would give its rights away.
 * @throws RefusedError with `refusal`.
 */
export function refuseAccountAbove(
  context: RequestContext,
  account: ManagedAccount,
  refusal: Refusal = { code: 'account-has-more-rights' },
): void {
  if (account.id === context.account.accountId) return;
  const nothing = { accountType: account.accountType, rights: [] };
  const giver = { holds: context.can, isHimself: false };
  if (findRightAboveGiver(account, nothing, giver)) throw new RefusedError([refusal]);
}

/**
 * A right can only be given by an account that holds it, and no account lifts a limit of its own. @throws
 * RefusedError.
 */
export function refuseRightAbove(
  context: RequestContext,
  wanted: RightHolder,
  had: RightHolder & { id?: string },
): void {
  const giver = { holds: context.can, isHimself: had.id === context.account.accountId };
  if (findRightAboveGiver(wanted, had, giver)) {
    throw new RefusedError([{ code: 'right-not-yours', field: 'rights' }]);
  }
}

/** No account has what its type cannot have. @throws RefusedError. */
export function refuseRightAboveType(accountType: AccountType, wanted: readonly AccountRight[]): void {
  const above = findRightAboveType(accountType, wanted);
  if (!above) return;
  throw new RefusedError([{ code: 'right-above-type', field: 'rights', params: { module: above.module } }]);
}

/** On the platform: what is no Admin. @throws RefusedError. */
export function refuseNoAdmin({ clientId }: RequestContext, wanted: RightHolder): void {
  const conflict = clientId === PLATFORM_CLIENT_ID ? findAdminConflict(wanted) : undefined;
  if (conflict) throw new RefusedError([conflict]);
}

/** The account as the audit log keeps it: names and addresses sealed, rights in words. */
export function auditValuesOfAccount(account: ManagedAccount) {
  return {
    username: new Personal(account.username),
    email: new Personal(account.email),
    accountType: account.accountType,
    locale: account.locale,
    mustChangePassword: account.mustChangePassword,
    archived: account.archivedAt !== null,
    activated: account.activatedAt !== null,
    rights: rightsInWords(account.rights),
    loginLocationIds: account.loginLocationIds,
  };
}

/** Rights as the audit log keeps them: a line per module, the level and what goes with it. */
export function rightsInWords(rights: readonly AccountRight[]): Record<string, string> {
  const lines = rights.map(({ module, level, limit, officeIpOnly, offlineSales, pluSystem }) => {
    const words = [
      level,
      ...(limit === 'none' ? [] : [limit]),
      ...(officeIpOnly ? ['office IP only'] : []),
      ...(offlineSales ? ['offline sales'] : []),
      ...(pluSystem ? ['PLU system'] : []),
    ];
    return [module, words.join(', ')] as const;
  });
  return Object.fromEntries(lines);
}

/** The key that seals the account's personal values; undefined once the person was erased. */
export async function keyOfAccount(
  app: App,
  scope: ClientScope,
  account: Pick<LockedAccount, 'personKeyId'>,
): Promise<PersonKey | undefined> {
  return account.personKeyId ? findPersonKey(scope, app.secrets, account.personKeyId) : undefined;
}
