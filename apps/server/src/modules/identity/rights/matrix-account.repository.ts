import { type AccountType, accountTypes } from '@foyer/domain/identity/account-types.ts';
import type { ClientScope } from '../../../platform/database/database.ts';

/** An account as a column of the matrix of rights. */
export interface MatrixAccount {
  id: string;
  username: string;
  accountType: AccountType;
  isMain: boolean;
}

/** Every account that is not archived: by type in the order of the start table, the main one first, then by name. */
export async function listMatrixAccounts(scope: ClientScope): Promise<MatrixAccount[]> {
  const accounts = await scope.tx
    .selectFrom('account')
    .select(['id', 'username', 'accountType', 'isMain'])
    .where('clientId', '=', scope.clientId)
    .where('archivedAt', 'is', null)
    .orderBy('isMain', 'desc')
    .orderBy('username')
    .execute();
  const place = (type: AccountType) => accountTypes.indexOf(type);
  return accounts.sort((a, b) => place(a.accountType) - place(b.accountType));
}
