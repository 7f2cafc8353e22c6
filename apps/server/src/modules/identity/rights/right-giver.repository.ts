import { type AccessRequest, findGivers } from '@foyer/domain/identity/access-request.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listRightsOfAccounts } from './account-right.repository.ts';

/** The accounts that can give a right: those that can sign in, the main one first, then by name. */
export async function listGivers(scope: ClientScope, request: AccessRequest) {
  const accounts = await scope.tx
    .selectFrom('account')
    .select(['id', 'username', 'email', 'locale', 'accountType', 'personKeyId'])
    .where('clientId', '=', scope.clientId)
    .where('archivedAt', 'is', null)
    .where('activatedAt', 'is not', null)
    .orderBy('isMain', 'desc')
    .orderBy('username')
    .execute();
  const rights = await listRightsOfAccounts(
    scope,
    accounts.map(({ id }) => id),
  );
  return findGivers(
    accounts.map((account) => ({ ...account, rights: rights.get(account.id) ?? [] })),
    request,
  );
}
