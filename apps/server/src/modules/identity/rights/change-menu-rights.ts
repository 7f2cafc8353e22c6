import { findChangeConflict } from '@foyer/domain/identity/account-rules.ts';
import { rightsVersion } from '@foyer/domain/identity/menu-rights.ts';
import { type MenuRightsInput, menuRightsInput } from '@foyer/domain/identity/menu-rights-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { PLATFORM_CLIENT_ID } from '../../../platform/database/platform-client.ts';
import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { accountConstraints } from '../accounts/add-account.ts';
import {
  lockManagedAccount,
  refuseAccountAbove,
  refuseRightAbove,
  refuseRightAboveType,
  rightsInWords,
} from '../accounts/managed-account.ts';
import { changeRightsAs, replaceAccountRights } from './account-right.repository.ts';
import { lockMenus } from './menu.repository.ts';
import { findStartRights, replaceStartTable } from './start-table.repository.ts';

/**
 * Saves the matrix of menu rights: all columns or none. A column that changed meanwhile refuses the whole save, so
 * that no unseen change is overwritten.
 */
export async function changeMenuRights(context: RequestContext, typed: unknown): Promise<void> {
  context.require('menu-rights', 'edit');
  const input = valueOrThrow(parseInput(menuRightsInput, typed));
  if (context.clientId === PLATFORM_CLIENT_ID) {
    throw new RefusedError([{ code: 'admin-has-every-right', field: 'rights' }]);
  }
  await refuseViolations(accountConstraints, () =>
    context.inClient(async (scope) => {
      await changeRightsAs(scope, context.account.accountId);
      // In one order, so that two savers of the same accounts take turns and never wait for each other.
      const columns = [...input.accounts].sort((a, b) => (a.accountId < b.accountId ? -1 : 1));
      for (const column of columns) await changeColumn(context, scope, column);
      if (input.startTables.length > 0) await lockMenus(scope);
      for (const table of input.startTables) await changeStartTable(context, scope, table);
    }),
  );
}

async function changeColumn(
  context: RequestContext,
  scope: ClientScope,
  { accountId, version, rights }: MenuRightsInput['accounts'][number],
): Promise<void> {
  const before = await lockManagedAccount(scope, accountId);
  if (rightsVersion(before.rights) !== version) {
    throw new RefusedError([{ code: 'rights-changed-meanwhile', params: { who: before.username } }]);
  }
  refuseAccountAbove(context, before);
  const wanted = { accountType: before.accountType, rights };
  refuseRightAbove(context, wanted, before);
  const conflict = findChangeConflict(before, wanted, context.account.accountId);
  if (conflict) throw new RefusedError([conflict]);
  await replaceAccountRights(scope, accountId, rights);
  await writeAudit(scope, actorOf(context), {
    action: 'change-menu-rights',
    entity: 'account',
    entityId: accountId,
    before: { rights: rightsInWords(before.rights) },
    after: { rights: rightsInWords(rights) },
  });
}

async function changeStartTable(
  context: RequestContext,
  scope: ClientScope,
  { accountType, version, rights }: MenuRightsInput['startTables'][number],
): Promise<void> {
  const before = await findStartRights(scope, accountType);
  if (rightsVersion(before) !== version) {
    throw new RefusedError([{ code: 'start-table-changed-meanwhile' }]);
  }
  refuseRightAbove(context, { accountType, rights }, { accountType, rights: before });
  refuseRightAboveType(accountType, rights);
  await replaceStartTable(scope, accountType, rights);
  await writeAudit(scope, actorOf(context), {
    action: 'change-start-table',
    entity: 'start-table',
    entityId: context.clientId,
    // Which table it is: of two versions only what differs is kept.
    before: { accountType: null, rights: rightsInWords(before) },
    after: { accountType, rights: rightsInWords(rights) },
  });
}
