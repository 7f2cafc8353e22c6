import {
  type AccountRight,
  givableModules,
  type RightLevel,
  type RightLimit,
} from '@foyer/domain/identity/account-right.ts';
import type { Module } from '@foyer/domain/identity/modules.ts';

/** One module of the rights card. */
export interface RightRow {
  module: Module;
  level: RightLevel;
  limit: RightLimit;
  /** What the server has, where that is another level. */
  was: RightLevel | null;
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
    const { level, limit } = rightOn(rights, module);
    const before = rightOn(saved, module).level;
    return {
      module,
      level,
      limit,
      was: before === level ? null : before,
      differs: differs(rights, start, module),
    };
  });
  const isFirst = ({ level, was, differs }: RightRow) => level !== 'none' || was !== null || differs;
  return { first: rows.filter(isFirst), more: rows.filter((row) => !isFirst(row)) };
}

/** On how many modules two sets of rights are not the same. */
export function countDifferences(rights: Rights, others: Rights): number {
  return givableModules.filter((module) => differs(rights, others, module)).length;
}

/** The rights with one module set anew; without access it is not among them. */
export function withRight(
  rights: Rights,
  { module, level, limit }: { module: Module; level: RightLevel; limit: RightLimit },
): AccountRight[] {
  const others = rights.filter((right) => right.module !== module);
  return level === 'none' ? others : [...others, { module, level, limit }];
}

function rightOn(rights: Rights, module: Module): { level: RightLevel; limit: RightLimit } {
  return rights.find((right) => right.module === module) ?? { level: 'none', limit: 'none' };
}

function differs(rights: Rights, others: Rights, module: Module): boolean {
  const [one, other] = [rightOn(rights, module), rightOn(others, module)];
  return one.level !== other.level || one.limit !== other.limit;
}
