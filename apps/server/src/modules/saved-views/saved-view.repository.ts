import { mostViews, type ViewList } from '@foyer/domain/saved-views/view-lists.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface SavedView {
  id: string;
  accountId: string;
  list: ViewList;
  name: string;
  parameters: string;
  isShared: boolean;
}

/** What an account sees above a list: the shared views and its own, in the order that they were given. */
export async function listSavedViews(
  scope: ClientScope,
  list: ViewList,
  accountId: string,
): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select id, account_id, list, name, parameters, shared as is_shared from saved_view
    where client_id = ${scope.clientId} and list = ${list} and (shared or account_id = ${accountId})
    order by sort, id limit ${mostViews * 2}`.execute(scope.tx);
  return rows;
}

/** Locked, so that two changes run one after the other. */
export async function lockSavedView(scope: ClientScope, id: string): Promise<SavedView | undefined> {
  const { rows } = await sql<SavedView>`
    select id, account_id, list, name, parameters, shared as is_shared from saved_view
    where client_id = ${scope.clientId} and id = ${id} for update`.execute(scope.tx);
  return rows[0];
}

export async function insertSavedView(scope: ClientScope, view: Omit<SavedView, 'id'>): Promise<SavedView> {
  const { clientId } = scope;
  const { rows } = await sql<{ id: string }>`
    insert into saved_view (client_id, account_id, list, name, parameters, shared, sort)
    select ${clientId}, ${view.accountId}, ${view.list}, ${view.name}, ${view.parameters}, ${view.isShared},
      coalesce(max(sort), 0) + 1 from saved_view where client_id = ${clientId} and list = ${view.list}
    returning id`.execute(scope.tx);
  return { ...view, id: rows[0]?.id ?? '' };
}

export async function updateSavedView(scope: ClientScope, view: SavedView): Promise<void> {
  await scope.tx
    .updateTable('savedView')
    .set({ name: view.name, parameters: view.parameters, shared: view.isShared })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', view.id)
    .execute();
}

export async function deleteSavedView(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .deleteFrom('savedView')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Gives two views each other's place. */
export async function swapSavedViews(scope: ClientScope, one: string, other: string): Promise<void> {
  const { clientId } = scope;
  await sql`update saved_view v set sort = o.sort from saved_view o
    where v.client_id = ${clientId} and o.client_id = ${clientId} and v.id = any (${[one, other]}::uuid[])
      and o.id = any (${[one, other]}::uuid[]) and v.id <> o.id`.execute(scope.tx);
}
