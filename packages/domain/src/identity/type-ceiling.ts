import { type AccountRight, isHigher, levelsOf, type RightLevel, rightLevels } from './account-right.ts';
import type { AccountType } from './account-types.ts';
import type { Module } from './modules.ts';
import { startRights } from './start-rights.ts';

/**
 * The highest level that an account of this type can have on a module, whatever the giver holds. Read only never
 * changes anything; partners see only their own sales or vouchers; web shop customers do not sign in; clients and the
 * edit of transaction fees are for Admins only (product.md, section 2).
 */
export function highestLevel(accountType: AccountType, module: Module): RightLevel {
  if (module === 'clients' || accountType === 'web shop customer') return 'none';
  if (accountType === 'sales partner' || accountType === 'voucher partner') {
    const start = startRights(accountType).get(module);
    return [...rightLevels].reverse().find((level) => start && coversLevel(start, level)) ?? 'none';
  }
  return accountType === 'read only' || module === 'transactiekosten' ? 'access' : 'extra';
}

function coversLevel(start: { access: boolean; edit: boolean; extra: boolean }, level: RightLevel): boolean {
  const wanted = levelsOf(level);
  return (!wanted.access || start.access) && (!wanted.edit || start.edit) && (!wanted.extra || start.extra);
}

/** The first right that an account of this type cannot have. */
export function findRightAboveType(
  accountType: AccountType,
  rights: readonly AccountRight[],
): AccountRight | undefined {
  return rights.find(({ module, level }) => isHigher(level, highestLevel(accountType, module)));
}

/** The rights lowered to what the type can have: what is kept when an account changes its type. */
export function rightsWithinType(accountType: AccountType, rights: readonly AccountRight[]): AccountRight[] {
  return rights.flatMap((right) => {
    const highest = highestLevel(accountType, right.module);
    if (!isHigher(right.level, highest)) return [right];
    return highest === 'none' ? [] : [{ ...right, level: highest }];
  });
}
