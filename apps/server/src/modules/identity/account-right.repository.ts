import {
  type AccountRight,
  levelOf,
  levelsOf,
  type RightLimit,
} from '@foyer/domain/identity/account-right.ts';
import { isModule } from '@foyer/domain/identity/modules.ts';
import './identity.tables.ts';
import type { ClientScope } from '../../platform/database/database.ts';

/** The rights of an account, by module. */
export async function listAccountRights(scope: ClientScope, accountId: string): Promise<AccountRight[]> {
  const rows = await scope.tx
    .selectFrom('accountRight')
    .select(['module', 'access', 'edit', 'extra', 'managementOnly', 'receptionOnly'])
    .where('clientId', '=', scope.clientId)
    .where('accountId', '=', accountId)
    .orderBy('module')
    .execute();
  return rows.flatMap((row) => {
    const level = levelOf(row);
    return level === 'none' || !isModule(row.module)
      ? []
      : [{ module: row.module, level, limit: limitOf(row) }];
  });
}

/** Makes these the account's rights; a module that is not among them is closed. */
export async function replaceAccountRights(
  scope: ClientScope,
  accountId: string,
  rights: readonly AccountRight[],
): Promise<void> {
  const modules = rights.map(({ module }) => module);
  await scope.tx
    .deleteFrom('accountRight')
    .where('clientId', '=', scope.clientId)
    .where('accountId', '=', accountId)
    .$if(modules.length > 0, (query) => query.where('module', 'not in', modules))
    .execute();
  if (rights.length === 0) return;
  const rows = rights.map(({ module, level, limit }) => ({
    clientId: scope.clientId,
    accountId,
    module,
    ...levelsOf(level),
    managementOnly: limit === 'management only',
    receptionOnly: limit === 'reception only',
  }));
  await scope.tx
    .insertInto('accountRight')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['clientId', 'accountId', 'module']).doUpdateSet((values) => ({
        access: values.ref('excluded.access'),
        edit: values.ref('excluded.edit'),
        extra: values.ref('excluded.extra'),
        managementOnly: values.ref('excluded.managementOnly'),
        receptionOnly: values.ref('excluded.receptionOnly'),
      })),
    )
    .execute();
}

export function limitOf(row: { managementOnly: boolean; receptionOnly: boolean }): RightLimit {
  if (row.managementOnly) return 'management only';
  return row.receptionOnly ? 'reception only' : 'none';
}
