import { type AccountRight, startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { type AccountType, accountTypes, adminType } from '@foyer/domain/identity/account-types.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { PLATFORM_CLIENT_ID } from '../../../platform/database/platform-client.ts';
import { rightColumns, rightsOfRows, rowOfRight } from './right-columns.ts';

export interface StartTable {
  accountType: AccountType;
  rights: AccountRight[];
  /** The client made it; otherwise it is the table of product.md. */
  isOwn: boolean;
}

/** With which rights a new account of each type starts in this client; on the platform there are Admins alone. */
export async function listStartTables(scope: ClientScope): Promise<StartTable[]> {
  if (scope.clientId === PLATFORM_CLIENT_ID) return [{ accountType: adminType, rights: [], isOwn: false }];
  const own = await scope.tx
    .selectFrom('startTable')
    .select('accountType')
    .where('clientId', '=', scope.clientId)
    .execute();
  const rows = await scope.tx
    .selectFrom('startRight')
    .select(['accountType', ...rightColumns])
    .where('clientId', '=', scope.clientId)
    .orderBy('module')
    .execute();
  return accountTypes.map((accountType) => {
    const isOwn = own.some((table) => table.accountType === accountType);
    const ownRows = rows.filter((row) => row.accountType === accountType);
    return { accountType, isOwn, rights: isOwn ? rightsOfRows(ownRows) : startAccountRights(accountType) };
  });
}

/** The rights with which a new account of this type starts. */
export async function findStartRights(scope: ClientScope, accountType: AccountType): Promise<AccountRight[]> {
  const tables = await listStartTables(scope);
  return tables.find((table) => table.accountType === accountType)?.rights ?? [];
}

/** Makes these the start table of the type. */
export async function replaceStartTable(
  scope: ClientScope,
  accountType: AccountType,
  rights: readonly AccountRight[],
): Promise<void> {
  await scope.tx
    .deleteFrom('startTable')
    .where('clientId', '=', scope.clientId)
    .where('accountType', '=', accountType)
    .execute();
  await scope.tx.insertInto('startTable').values({ clientId: scope.clientId, accountType }).execute();
  if (rights.length === 0) return;
  await scope.tx
    .insertInto('startRight')
    .values(rights.map((right) => ({ clientId: scope.clientId, accountType, ...rowOfRight(right) })))
    .execute();
}
