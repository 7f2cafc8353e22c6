import type { AccountRight } from '@foyer/domain/identity/account-right.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';
import { rightColumns, rightsOfRows, rowOfRight } from './right-columns.ts';

/** The rights of an account, by module. */
export async function listAccountRights(scope: ClientScope, accountId: string): Promise<AccountRight[]> {
  return (await listRightsOfAccounts(scope, [accountId])).get(accountId) ?? [];
}

/** The rights of several accounts at once, by module. */
export async function listRightsOfAccounts(
  scope: ClientScope,
  accountIds: readonly string[],
): Promise<Map<string, AccountRight[]>> {
  if (accountIds.length === 0) return new Map();
  const rows = await scope.tx
    .selectFrom('accountRight')
    .select(['accountId', ...rightColumns])
    .where('clientId', '=', scope.clientId)
    .where('accountId', 'in', [...accountIds])
    .orderBy('module')
    .execute();
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return new Map([...byAccount].map(([id, ofAccount]) => [id, rightsOfRows(ofAccount)]));
}

/** Makes these the account's rights and raises its version; a module that is not among them is closed. */
export async function replaceAccountRights(
  scope: ClientScope,
  accountId: string,
  rights: readonly AccountRight[],
): Promise<void> {
  await scope.tx
    .updateTable('account')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', accountId)
    .execute();
  const modules = rights.map(({ module }) => module);
  await scope.tx
    .deleteFrom('accountRight')
    .where('clientId', '=', scope.clientId)
    .where('accountId', '=', accountId)
    .$if(modules.length > 0, (query) => query.where('module', 'not in', modules))
    .execute();
  if (rights.length === 0) return;
  await scope.tx
    .insertInto('accountRight')
    .values(rights.map((right) => ({ clientId: scope.clientId, accountId, ...rowOfRight(right) })))
    .onConflict((conflict) =>
      conflict.columns(['clientId', 'accountId', 'module']).doUpdateSet((values) => ({
        access: values.ref('excluded.access'),
        edit: values.ref('excluded.edit'),
        extra: values.ref('excluded.extra'),
        managementOnly: values.ref('excluded.managementOnly'),
        receptionOnly: values.ref('excluded.receptionOnly'),
        officeIpOnly: values.ref('excluded.officeIpOnly'),
        offlineSales: values.ref('excluded.offlineSales'),
        pluSystem: values.ref('excluded.pluSystem'),
      })),
    )
    .execute();
}

/**
 * Tells the database which account changes rights, so that its constraint also protects that account's own Edit on
 * menu rights.
 */
export async function changeRightsAs(scope: ClientScope, accountId: string): Promise<void> {
  await sql`select set_config('app.account_id', ${accountId}, true)`.execute(scope.tx);
}
