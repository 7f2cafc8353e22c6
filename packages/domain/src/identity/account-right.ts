import type { AccountType } from './account-types.ts';
import { type Module, modules } from './modules.ts';
import { type RightLevels, startRights } from './start-rights.ts';

/** What a right in a module lets an account do; each level has those before it (design more.md, section 1). */
export const givenLevels = ['access', 'edit', 'extra'] as const;
export type GivenLevel = (typeof givenLevels)[number];

/** As a column of the matrix shows it: a module may be closed. */
export const rightLevels = ['none', ...givenLevels] as const;
export type RightLevel = (typeof rightLevels)[number];

/**
 * `management only` and `reception only` (specification 001, section 3: "management accounts only", "reception
 * accounts only"): the module's right counts only while the account is of that type. An account of another type
 * keeps the right on its list, and it opens nothing until the type fits again. The two shut each other out: a right
 * with both would never count.
 */
export const rightLimits = ['none', 'management only', 'reception only'] as const;
export type RightLimit = (typeof rightLimits)[number];

/** Why a right that an account holds does not count now. */
export const refusedLimits = ['management only', 'reception only', 'office IP only'] as const;
export type RefusedLimit = (typeof refusedLimits)[number];

/** The functions that go with a right, used by the desk (product.md, section 2). */
export const rightFunctions = ['offlineSales', 'pluSystem'] as const;
export type RightFunction = (typeof rightFunctions)[number];

/** Where a function means something: selling without the server, and codes that a till of others reads. */
export const functionModules: Record<RightFunction, readonly Module[]> = {
  offlineSales: ['ticketverkoop'],
  pluSystem: [
    'ticketverkoop',
    'tickets',
    'discountcodes-and-vouchers',
    'barcodes',
    'barcodes2',
    'barcodes-generated',
  ],
};

/** What an account may do in one module; a module without access is not listed. */
export interface AccountRight {
  module: Module;
  level: GivenLevel;
  limit: RightLimit;
  /** "Office IP only": the right counts only for calls from the client's office networks. */
  officeIpOnly: boolean;
  offlineSales: boolean;
  pluSystem: boolean;
}

/** A right without any limit or function. */
export const plainRight = {
  limit: 'none',
  officeIpOnly: false,
  offlineSales: false,
  pluSystem: false,
} as const;

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

export function isHigher(level: RightLevel, than: RightLevel): boolean {
  return rightLevels.indexOf(level) > rightLevels.indexOf(than);
}

/** Whether a limited right counts for an account of this type. */
export function isWithinLimit(limit: RightLimit, accountType: string): boolean {
  return limit === 'none' || accountType === limit.replace(' only', '');
}

/** The start table of product.md for an account type; a client may have one of its own. */
export function startAccountRights(accountType: AccountType): AccountRight[] {
  return [...startRights(accountType)].flatMap(([module, levels]) => {
    const level = levelOf(levels);
    return level === 'none' ? [] : [{ module, level, ...plainRight }];
  });
}

/** The accounts that a limit applies to: a limited right counts for some account types only. */
export interface RightHolder {
  accountType: string;
  rights: readonly AccountRight[];
}

/**
 * The first right of `wanted` that gives its holder more than `had` and that the giver does not hold: a higher level,
 * a limit that lets it count, a function, or calls from outside the office, which no account can give itself.
 */
export function findRightAboveGiver(
  wanted: RightHolder,
  had: RightHolder,
  giver: { holds: (module: Module, level: GivenLevel) => boolean; isHimself: boolean },
): AccountRight | undefined {
  return wanted.rights.find((right) => {
    const before = had.rights.find(({ module }) => module === right.module);
    const leavesOffice = before?.officeIpOnly === true && !right.officeIpOnly;
    const isRaised =
      leavesOffice ||
      isHigher(right.level, before?.level ?? 'none') ||
      isHigher(countingLevel(right, wanted), before ? countingLevel(before, had) : 'none') ||
      rightFunctions.some((name) => right[name] && !before?.[name]);
    return isRaised && ((leavesOffice && giver.isHimself) || !giver.holds(right.module, right.level));
  });
}

function countingLevel({ level, limit }: AccountRight, { accountType }: RightHolder): RightLevel {
  return isWithinLimit(limit, accountType) ? level : 'none';
}
