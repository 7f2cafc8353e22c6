import type { Refusal } from '../result/result.ts';
import type { AccountRight, RightHolder } from './account-right.ts';
import { type AccountType, adminType } from './account-types.ts';
import { cellOf, givesRights } from './menu-rights.ts';
import { findRightAboveType } from './type-ceiling.ts';

interface GuardedAccount {
  id: string;
  isMain: boolean;
  accountType: AccountType;
}

/** The main account and any of type management stay (product.md, section 2); no account removes itself. */
export function findDeletionConflict(account: GuardedAccount, ownAccountId: string): Refusal | undefined {
  if (account.isMain) return { code: 'main-account-kept' };
  if (account.accountType === 'management') return { code: 'management-account-kept' };
  return account.id === ownAccountId ? { code: 'own-account-kept' } : undefined;
}

/** An archived account cannot sign in, so the main account and the own account are not archived. */
export function findArchiveConflict(account: GuardedAccount, ownAccountId: string): Refusal | undefined {
  if (account.isMain) return { code: 'main-account-kept' };
  return account.id === ownAccountId ? { code: 'own-account-kept' } : undefined;
}

/**
 * The main account keeps its type; it and the signed-in account keep Edit on menu rights, so that at least one
 * account can give rights (design more.md, section 1). No account has what its type cannot have.
 */
export function findChangeConflict(
  account: GuardedAccount & { rights: readonly AccountRight[] },
  wanted: { accountType: AccountType; rights: readonly AccountRight[] },
  ownAccountId: string,
): Refusal | undefined {
  if (account.isMain && wanted.accountType !== account.accountType) {
    return { code: 'main-account-type-kept', field: 'accountType' };
  }
  const above = findRightAboveType(wanted.accountType, wanted.rights);
  if (above) return { code: 'right-above-type', field: 'rights', params: { module: above.module } };
  if (!account.isMain && account.id !== ownAccountId) return undefined;
  const takesIt = editsMenuRights(account) && !editsMenuRights(wanted);
  if (!takesIt) return undefined;
  return { code: account.isMain ? 'main-account-menu-rights-kept' : 'own-menu-rights-kept', field: 'rights' };
}

/** An account of the platform is an Admin, with every right by being one: of one type and without a list of rights. */
export function findAdminConflict(wanted: RightHolder): Refusal | undefined {
  if (wanted.accountType !== adminType) return { code: 'admin-type-kept', field: 'accountType' };
  return wanted.rights.length > 0 ? { code: 'admin-has-every-right', field: 'rights' } : undefined;
}

function editsMenuRights(account: { accountType: AccountType; rights: readonly AccountRight[] }): boolean {
  return givesRights(cellOf(account.rights, 'menu-rights'), account.accountType);
}
