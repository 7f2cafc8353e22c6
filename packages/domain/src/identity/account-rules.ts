import type { Refusal } from '../result/result.ts';
import { type AccountRight, isWithinLimit } from './account-right.ts';
import type { AccountType } from './account-types.ts';

interface GuardedAccount {
  id: string;
  isMain: boolean;
  accountType: AccountType;
}

/** The main account and any of type management stay (product.md, section 2); nobody removes himself. */
export function findDeletionConflict(account: GuardedAccount, ownAccountId: string): Refusal | undefined {
  if (account.isMain) return { code: 'main-account-kept' };
  if (account.accountType === 'management') return { code: 'management-account-kept' };
  return account.id === ownAccountId ? { code: 'own-account-kept' } : undefined;
}

/** An archived account cannot sign in, so the main account and one's own are not archived. */
export function findArchiveConflict(account: GuardedAccount, ownAccountId: string): Refusal | undefined {
  if (account.isMain) return { code: 'main-account-kept' };
  return account.id === ownAccountId ? { code: 'own-account-kept' } : undefined;
}

/**
 * The main account keeps its type; it and one's own account keep Edit on menu rights, so that somebody stays who
 * can give rights (design more.md, section 1).
 */
export function findChangeConflict(
  account: GuardedAccount & { rights: readonly AccountRight[] },
  wanted: { accountType: AccountType; rights: readonly AccountRight[] },
  ownAccountId: string,
): Refusal | undefined {
  if (account.isMain && wanted.accountType !== account.accountType) {
    return { code: 'main-account-type-kept', field: 'accountType' };
  }
  if (!account.isMain && account.id !== ownAccountId) return undefined;
  const takesIt = editsMenuRights(account) && !editsMenuRights(wanted);
  if (!takesIt) return undefined;
  return { code: account.isMain ? 'main-account-menu-rights-kept' : 'own-menu-rights-kept', field: 'rights' };
}

function editsMenuRights(account: { accountType: AccountType; rights: readonly AccountRight[] }): boolean {
  const right = account.rights.find(({ module }) => module === 'menu-rights');
  return right !== undefined && right.level !== 'access' && isWithinLimit(right.limit, account.accountType);
}
