import {
  type AccountRight,
  levelOf,
  levelsOf,
  type RightLimit,
} from '@foyer/domain/identity/account-right.ts';
import { isModule } from '@foyer/domain/identity/modules.ts';

/** What account_right and start_right share: a right as columns, and back. */
export const rightColumns = [
  'module',
  'access',
  'edit',
  'extra',
  'managementOnly',
  'receptionOnly',
  'officeIpOnly',
  'offlineSales',
  'pluSystem',
] as const;

export interface RightRow {
  module: string;
  access: boolean;
  edit: boolean;
  extra: boolean;
  managementOnly: boolean;
  receptionOnly: boolean;
  officeIpOnly: boolean;
  offlineSales: boolean;
  pluSystem: boolean;
}

export function rightsOfRows(rows: readonly RightRow[]): AccountRight[] {
  return rows.flatMap((row) => {
    const level = levelOf(row);
    if (level === 'none' || !isModule(row.module)) return [];
    const { module, officeIpOnly, offlineSales, pluSystem } = row;
    return [{ module, level, limit: limitOf(row), officeIpOnly, offlineSales, pluSystem }];
  });
}

export function rowOfRight({
  module,
  level,
  limit,
  officeIpOnly,
  offlineSales,
  pluSystem,
}: AccountRight): RightRow {
  return {
    module,
    ...levelsOf(level),
    managementOnly: limit === 'management only',
    receptionOnly: limit === 'reception only',
    officeIpOnly,
    offlineSales,
    pluSystem,
  };
}

export function limitOf(row: { managementOnly: boolean; receptionOnly: boolean }): RightLimit {
  if (row.managementOnly) return 'management only';
  return row.receptionOnly ? 'reception only' : 'none';
}
