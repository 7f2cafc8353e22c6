import type { MenuEntry } from '@foyer/domain/identity/default-menu.ts';
import './identity.tables.ts';
import type { ClientScope } from '../../platform/database/database.ts';

export interface MenuRow {
  item: string;
  position: number;
  groupName: string | null;
}

/** The configured menu of a client's user type, by ascending position. */
export async function listMenu(scope: ClientScope, userType: 'Admin' | 'ClientUser'): Promise<MenuRow[]> {
  return scope.tx
    .selectFrom('menuItem')
    .select(['item', 'position', 'groupName'])
    .where('clientId', '=', scope.clientId)
    .where('userType', '=', userType)
    .orderBy('position')
    .orderBy('item')
    .execute();
}

export async function insertMenu(
  scope: ClientScope,
  userType: 'Admin' | 'ClientUser',
  entries: readonly MenuEntry[],
): Promise<void> {
  const rows = entries.map(({ id, position, groupName }) => ({
    clientId: scope.clientId,
    userType,
    item: id,
    position,
    groupName,
  }));
  await scope.tx
    .insertInto('menuItem')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
