import type { MenuEntry, MenuUserType } from '@foyer/domain/identity/default-menu.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

export interface MenuRow {
  item: string;
  position: number;
  groupName: string | null;
}

/** The configured menu of a client's user type, by ascending position. */
export async function listMenu(scope: ClientScope, userType: MenuUserType): Promise<MenuRow[]> {
  return scope.tx
    .selectFrom('menuItem')
    .select(['item', 'position', 'groupName'])
    .where('clientId', '=', scope.clientId)
    .where('userType', '=', userType)
    .orderBy('position')
    .orderBy('item')
    .execute();
}

/** Makes these the menu, in this order; other items are hidden. */
export async function replaceMenu(
  scope: ClientScope,
  userType: MenuUserType,
  items: readonly { id: string; groupName: string | null }[],
): Promise<void> {
  await scope.tx
    .deleteFrom('menuItem')
    .where('clientId', '=', scope.clientId)
    .where('userType', '=', userType)
    .execute();
  const { clientId } = scope;
  const rows = items.map(({ id, groupName }, index) => ({
    clientId,
    userType,
    item: id,
    position: (index + 1) * 10,
    groupName,
  }));
  if (rows.length > 0) await scope.tx.insertInto('menuItem').values(rows).execute();
}

/** Changes of menus or start tables of a client run one after the other. */
export async function lockMenus(scope: ClientScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('menus ' || ${scope.clientId}, 0))`.execute(
    scope.tx,
  );
}

export async function insertMenu(
  scope: ClientScope,
  userType: MenuUserType,
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
