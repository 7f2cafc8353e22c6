import { type AccountRight, givableModules } from '@foyer/domain/identity/account-right.ts';
import { cellOf, isSameCell, type RightCell } from '@foyer/domain/identity/menu-rights.ts';
import type { Module } from '@foyer/domain/identity/modules.ts';

/** One module of the rights card. */
export interface RightRow {
  module: Module;
  cell: RightCell;
  /** What the server has, where that is something else. */
  was: RightCell | null;
  /** Is another right than the start table of the account's type gives. */
  differs: boolean;
}

type Rights = readonly AccountRight[];

/** Every module with its right: those with one, changed or different first (design more.md, section 2). */
export function rightRows(
  rights: Rights,
  saved: Rights,
  start: Rights,
): { first: RightRow[]; more: RightRow[] } {
  const rows = givableModules.map((module): RightRow => {
    const cell = cellOf(rights, module);
    const before = cellOf(saved, module);
    return {
      module,
      cell,
      was: isSameCell(before, cell) ? null : before,
      differs: !isSameCell(cell, cellOf(start, module)),
    };
  });
  const isFirst = ({ cell, was, differs }: RightRow) => cell.level !== 'none' || was !== null || differs;
  return { first: rows.filter(isFirst), more: rows.filter((row) => !isFirst(row)) };
}

/** On how many modules two sets of rights are not the same. */
export function countDifferences(rights: Rights, others: Rights): number {
  return givableModules.filter((module) => !isSameCell(cellOf(rights, module), cellOf(others, module)))
    .length;
}

/** The rights with one module replaced; without access it is not among them. */
export function withRight(rights: Rights, module: Module, { level, ...parts }: RightCell): AccountRight[] {
  const others = rights.filter((right) => right.module !== module);
  return level === 'none' ? others : [...others, { module, level, ...parts }];
}
