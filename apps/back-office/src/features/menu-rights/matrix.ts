import type { AccountRight, RightLevel } from '@foyer/domain/identity/account-right.ts';
import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import {
  type CellLock,
  cellAtLevel,
  cellOf,
  findCellLock,
  givesRights,
  isSameCell,
  isSkipped,
  moduleGroups,
  type RightCell,
} from '@foyer/domain/identity/menu-rights.ts';
import type { Module } from '@foyer/domain/identity/modules.ts';
import { rightsWithinType } from '@foyer/domain/identity/type-ceiling.ts';

/** A column of the matrix: an account, or the start table of an account type. */
export interface MatrixColumn {
  key: string;
  name: string;
  accountType: AccountType;
  /** null = a start table. */
  accountId: string | null;
  isMain: boolean;
  version: string;
  /** What is in force. */
  rights: readonly AccountRight[];
  /** What its type starts with in this client. */
  start: readonly AccountRight[];
}

/** What is changed and not saved, by `cellKey`. A cell that is as in force is not among them. */
export type MatrixEdits = ReadonlyMap<string, RightCell>;

/** One place in the matrix. */
export interface CellPlace {
  column: MatrixColumn;
  module: Module;
}

export const allModules: readonly Module[] = moduleGroups.flatMap(({ modules }) => modules);

export const cellKey = ({ column, module }: CellPlace) => `${column.key} ${module}`;

/** The cell in force. */
export const savedCell = ({ column, module }: CellPlace) => cellOf(column.rights, module);

/** The cell as it is on the screen. */
export const shownCell = (edits: MatrixEdits, place: CellPlace) =>
  edits.get(cellKey(place)) ?? savedCell(place);

export const startCell = ({ column, module }: CellPlace) => cellOf(column.start, module);

/** The edits with these cells replaced; a cell that equals the value in force is no edit any more. */
export function withCells(
  edits: MatrixEdits,
  places: readonly CellPlace[],
  make: (place: CellPlace) => RightCell,
): MatrixEdits {
  const next = new Map(edits);
  for (const place of places) {
    const cell = make(place);
    if (isSameCell(cell, savedCell(place))) next.delete(cellKey(place));
    else next.set(cellKey(place), cell);
  }
  return next;
}

export interface SetAllOutcome {
  edits: MatrixEdits;
  /** What stayed as it was: the type cannot have the level, or the cell is locked. */
  skipped: readonly CellPlace[];
}

/** Sets the level of every place but those that cannot have it. */
export function setLevel(
  edits: MatrixEdits,
  places: readonly CellPlace[],
  level: RightLevel,
  ownAccountId: string,
): SetAllOutcome {
  const skips = (place: CellPlace) =>
    isSkipped({
      level,
      module: place.module,
      accountType: place.column.accountType,
      lock: lockOf(place, ownAccountId),
    });
  const skipped = places.filter(skips);
  const open = places.filter((place) => !skips(place));
  return { edits: withCells(edits, open, (place) => cellAtLevel(shownCell(edits, place), level)), skipped };
}

/** Sets limits or functions of every place that has a level; a locked one keeps what lets it give rights. */
export function setParts(
  edits: MatrixEdits,
  places: readonly CellPlace[],
  parts: Partial<Omit<RightCell, 'level'>>,
  ownAccountId: string,
): MatrixEdits {
  const open = places.filter((place) => shownCell(edits, place).level !== 'none');
  return withCells(edits, open, (place) => {
    const before = shownCell(edits, place);
    const after = { ...before, ...parts };
    const isLost =
      givesRights(before, place.column.accountType) && !givesRights(after, place.column.accountType);
    return lockOf(place, ownAccountId) && isLost ? before : after;
  });
}

/** Gives a column the rights of another, as far as its type can have them. */
export function copyRights(
  edits: MatrixEdits,
  target: MatrixColumn,
  source: MatrixColumn,
  ownAccountId: string,
): MatrixEdits {
  const shown = allModules.flatMap((module) => {
    const { level, ...parts } = shownCell(edits, { column: source, module });
    return level === 'none' ? [] : [{ module, level, ...parts }];
  });
  const rights = rightsWithinType(target.accountType, shown);
  return takeRights(edits, target, rights, ownAccountId);
}

/** Gives a column these rights; what is locked stays. */
export function takeRights(
  edits: MatrixEdits,
  column: MatrixColumn,
  rights: readonly AccountRight[],
  ownAccountId: string,
): MatrixEdits {
  const places = allModules.map((module) => ({ column, module }));
  return withCells(edits, places, (place) => {
    const wanted = cellOf(rights, place.module);
    const keeps = lockOf(place, ownAccountId) && !givesRights(wanted, column.accountType);
    return keeps ? shownCell(edits, place) : wanted;
  });
}

export function lockOf({ column, module }: CellPlace, ownAccountId: string): CellLock | undefined {
  return findCellLock(column, module, ownAccountId);
}

/** What was changed since these edits of the columns were sent to be saved; also what went back to what was in force. */
export function editsSince(
  sent: MatrixEdits,
  edits: MatrixEdits,
  columns: readonly MatrixColumn[],
): MatrixEdits {
  const places = columns.flatMap((column) => allModules.map((module) => ({ column, module })));
  const changed = places.filter((place) => !isSameCell(shownCell(edits, place), shownCell(sent, place)));
  return new Map(changed.map((place) => [cellKey(place), shownCell(edits, place)]));
}

/** The rights of a column as they would be saved. */
export function rightsOf(edits: MatrixEdits, column: MatrixColumn): AccountRight[] {
  return allModules.flatMap((module) => {
    const { level, ...parts } = shownCell(edits, { column, module });
    return level === 'none' ? [] : [{ module, level, ...parts }];
  });
}

/** How many cells differ from what is in force, and in how many columns. */
export function countChanges(edits: MatrixEdits, columns: readonly MatrixColumn[]) {
  const changed = columns.filter(({ key }) => [...edits.keys()].some((one) => one.startsWith(`${key} `)));
  return { cells: edits.size, columns: changed };
}

/** How many of these places are at each level. */
export function countLevels(edits: MatrixEdits, places: readonly CellPlace[]): Record<RightLevel, number> {
  const counts = { none: 0, access: 0, edit: 0, extra: 0 };
  for (const place of places) counts[shownCell(edits, place).level] += 1;
  return counts;
}

export function differsFromStart(edits: MatrixEdits, place: CellPlace): boolean {
  return !isSameCell(shownCell(edits, place), startCell(place));
}
