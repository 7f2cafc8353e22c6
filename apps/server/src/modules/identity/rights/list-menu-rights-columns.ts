import type { AccountRight } from '@foyer/domain/identity/account-right.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { listRightsOfAccounts } from './account-right.repository.ts';
import { listMatrixAccounts, type MatrixAccount } from './matrix-account.repository.ts';

export interface AccountColumn extends MatrixAccount {
  rights: AccountRight[];
}

/** The columns of the menu rights: each account with its rights, by type and name. */
export async function listMenuRightsColumns(context: RequestContext): Promise<AccountColumn[]> {
  return context.inClientReadOnly(async (scope) => {
    const accounts = await listMatrixAccounts(scope);
    const rights = await listRightsOfAccounts(
      scope,
      accounts.map(({ id }) => id),
    );
    return accounts.map((account) => ({ ...account, rights: rights.get(account.id) ?? [] }));
  });
}
