import type { AccountRight } from '@foyer/domain/identity/account-right.ts';
import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import type { MenuRightsQuery } from '../../generated/operations.ts';
import type { MatrixColumn } from './matrix.ts';
import { typeKey } from './word-keys.ts';

/** What the server says of the columns: it sends only modules, levels and limits that the rule knows. */
const rightsOf = (rights: MenuRightsQuery['startTables'][number]['rights']) => rights as AccountRight[];

/** A column per account, as the matrix orders them. */
export function accountColumns({ menuRights, startTables }: MenuRightsQuery): MatrixColumn[] {
  return menuRights.map(({ id, username, accountType, isMain, version, rights }) => {
    const start = startTables.find((table) => table.accountType === accountType)?.rights ?? [];
    return {
      key: id,
      name: username,
      accountType: accountType as AccountType,
      accountId: id,
      isMain,
      version,
      rights: rightsOf(rights),
      start: rightsOf(start),
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
      accountType: accountType as AccountType,
      accountId: null,
      isMain: false,
      version,
      rights: rightsOf(rights),
      start: rightsOf(rights),
    }));
}
