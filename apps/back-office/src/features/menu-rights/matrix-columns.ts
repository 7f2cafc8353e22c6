import type { MenuRightsQuery } from '../../generated/operations.ts';
import type { MatrixColumn } from './matrix.ts';
import { typeKey } from './word-keys.ts';

/** A column per account, as the matrix orders them. */
export function accountColumns({ menuRights, startTables }: MenuRightsQuery): MatrixColumn[] {
  return menuRights.map(({ id, username, accountType, isMain, version, rights }) => {
    const start = startTables.find((table) => table.accountType === accountType)?.rights ?? [];
    return {
      key: id,
      name: username,
      accountType,
      accountId: id,
      isMain,
      version,
      rights,
      start,
    };
  });
}

/** A column per account type: with what its new accounts start. */
export function startColumns({ startTables }: MenuRightsQuery, t: (key: string) => string): MatrixColumn[] {
  return startTables
    .filter(({ accountType }) => accountType !== 'web shop customer')
    .map(({ accountType, version, rights }) => ({
      key: accountType,
      name: t(`accounts.type.${typeKey(accountType)}`),
      accountType,
      accountId: null,
      isMain: false,
      version,
      rights,
      start: rights,
    }));
}
