import {
  type AccountRight,
  functionModules,
  isHigher,
  isWithinLimit,
  plainRight,
  type RightFunction,
  type RightLevel,
} from './account-right.ts';
import type { AccountType } from './account-types.ts';
import type { Module } from './modules.ts';
import { highestLevel } from './type-ceiling.ts';

/** One cell of the matrix: what a column (an account, or the start table of a type) may do in a module. */
export interface RightCell extends Omit<AccountRight, 'module' | 'level'> {
  level: RightLevel;
}

export const emptyCell: RightCell = { level: 'none', ...plainRight };

/** The rows in the four groups of the start table (design more.md, section 1). */
export const moduleGroups: readonly {
  group: 'daily' | 'catalogue' | 'money' | 'platform';
  modules: readonly Module[];
}[] = [
  {
    group: 'daily',
    modules: [
      'dashboard',
      'order-management',
      'ticketsearch',
      'gebruiker-ticket-zoeken',
      'timeslotgroup',
      'group_timeslots-overzicht',
      'ticketverkoop',
      'ticketscannen',
    ],
  },
  {
    group: 'catalogue',
    modules: [
      'products',
      'tickets',
      'availability-scheduler',
      'channel-management',
      'ticketstreet',
      'discountcodes-and-vouchers',
      'barcodes',
      'barcodes2',
      'barcodes-generated',
      'gt-onderwijs',
      'vgm-onderwijs',
      'openingstijden',
      'statistieken-v2',
      'exporteren',
      'exports',
      'groupaccounts',
      'templates',
    ],
  },
  {
    group: 'money',
    modules: [
      'verdiensten',
      'verdiensten-klanten',
      'verdiensten-onderwijs',
      'verdiensten-facturen',
      'transactiekosten',
    ],
  },
  {
    group: 'platform',
    modules: [
      'gebruikers',
      'menu-rights',
      'instellingen',
      'settings',
      'new-settings',
      'administratie',
      'audit-log',
      'message-queue',
    ],
  },
];

/** Why a cell cannot lose Edit: the column is the own account's, or the main account's. */
export type CellLock = 'own' | 'main';

interface LockableColumn {
  accountId: string | null;
  isMain: boolean;
}

/** No account changes its own Edit on menu rights, nor the main account's (design more.md, section 1). */
export function findCellLock(
  column: LockableColumn,
  module: Module,
  ownAccountId: string,
): CellLock | undefined {
  if (module !== 'menu-rights' || column.accountId === null) return undefined;
  if (column.isMain) return 'main';
  return column.accountId === ownAccountId ? 'own' : undefined;
}

/** Whether the cell lets its account give rights, from anywhere. */
export function givesRights(cell: RightCell, accountType: AccountType): boolean {
  return isHigher(cell.level, 'access') && isWithinLimit(cell.limit, accountType) && !cell.officeIpOnly;
}

/** A cell at another level; without access nothing of it stays. */
export function cellAtLevel(cell: RightCell, level: RightLevel): RightCell {
  return level === 'none' ? emptyCell : { ...cell, level };
}

/** Whether this module has this function at all. */
export function hasFunction(module: Module, name: RightFunction): boolean {
  return functionModules[name].includes(module);
}

export interface SetLevel {
  level: RightLevel;
  accountType: AccountType;
  module: Module;
  lock: CellLock | undefined;
}

/** "Set all" leaves what the account type cannot have, and what is locked, as it is (design more.md, section 1). */
export function isSkipped({ level, accountType, module, lock }: SetLevel): boolean {
  if (lock && !isHigher(level, 'access')) return true;
  return isHigher(level, highestLevel(accountType, module));
}

export function isSameCell(one: RightCell, other: RightCell): boolean {
  return (
    one.level === other.level &&
    one.limit === other.limit &&
    one.officeIpOnly === other.officeIpOnly &&
    one.offlineSales === other.offlineSales &&
    one.pluSystem === other.pluSystem
  );
}

/** The cell of a module among an account's rights. */
export function cellOf(rights: readonly AccountRight[], module: Module): RightCell {
  const right = rights.find((one) => one.module === module);
  if (!right) return emptyCell;
  const { module: _module, ...cell } = right;
  return cell;
}

/** Rights as a text that is equal only for equal rights: detects a change in the meantime. */
export function rightsVersion(rights: readonly AccountRight[]): string {
  return [...rights]
    .sort((a, b) => (a.module < b.module ? -1 : 1))
    .map((right) =>
      [right.module, right.level, right.limit, right.officeIpOnly, right.offlineSales, right.pluSystem].join(
        ',',
      ),
    )
    .join(';');
}
