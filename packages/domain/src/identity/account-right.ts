import type { AccountType } from './account-types.ts';
import { type Module, modules } from './modules.ts';
import { type RightLevels, startRights } from './start-rights.ts';

/** Each level has those before it (design more.md, section 1). */
export const rightLevels = ['none', 'access', 'edit', 'extra'] as const;
export type RightLevel = (typeof rightLevels)[number];

/** The right counts only while the account is of this type (specification 001, section 3: menu rights). */
export const rightLimits = ['none', 'management only', 'reception only'] as const;
export type RightLimit = (typeof rightLimits)[number];

/** What an account may do in one module; a module without access is not listed. */
export interface AccountRight {
  module: Module;
  level: Exclude<RightLevel, 'none'>;
  limit: RightLimit;
}

/** What rights of an account can be given on: `clients` is for Admins alone (product.md, section 2). */
export const givableModules: readonly Module[] = modules.filter((module) => module !== 'clients');

export function levelOf({ access, edit, extra }: RightLevels): RightLevel {
  if (!access) return 'none';
  if (extra) return 'extra';
  return edit ? 'edit' : 'access';
}

export function levelsOf(level: RightLevel): RightLevels {
  const height = rightLevels.indexOf(level);
  return { access: height >= 1, edit: height >= 2, extra: height >= 3 };
}

/** Whether a limited right counts for an account of this type. */
export function isWithinLimit(limit: RightLimit, accountType: string): boolean {
  return limit === 'none' || accountType === limit.replace(' only', '');
}

/** The start table of an account type, as the account form shows it. */
export function startAccountRights(accountType: AccountType): AccountRight[] {
  return [...startRights(accountType)].flatMap(([module, levels]) => {
    const level = levelOf(levels);
    return level === 'none' ? [] : [{ module, level, limit: 'none' as const }];
  });
}

/** The first right that is higher in `wanted` than in `had` and that whoever gives it does not hold. */
export function findRightAboveGiver(
  wanted: readonly AccountRight[],
  had: readonly AccountRight[],
  holds: (module: Module, level: 'access' | 'edit' | 'extra') => boolean,
): AccountRight | undefined {
  return wanted.find(({ module, level }) => {
    const before = had.find((right) => right.module === module)?.level ?? 'none';
    return rightLevels.indexOf(level) > rightLevels.indexOf(before) && !holds(module, level);
  });
}
