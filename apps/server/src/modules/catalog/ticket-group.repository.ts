import './catalog.tables.ts';
import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import type { TicketGroupInput } from '@foyer/domain/catalog/ticket-group-input.ts';
import type { Selectable } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** The ticket groups with these ids, in the order of the ids; unknown ones are left out. */
export async function listTicketGroups(scope: ClientScope, ids: readonly string[]): Promise<TicketGroup[]> {
  if (ids.length === 0) return [];
  const rows = await selectGroups(scope)
    .where('id', 'in', [...ids])
    .execute();
  const groups = rows.map(toTicketGroup);
  return ids.flatMap((id) => groups.find((group) => group.id === id) ?? []);
}

/** @throws NotFoundError `ticket-group-not-found` where the client has no such group. */
export async function getTicketGroup(scope: ClientScope, id: string): Promise<TicketGroup> {
  const [group] = await listTicketGroups(scope, [id]);
  if (!group) throw new NotFoundError('ticket-group-not-found');
  return group;
}

/** Every ticket group of the client, the archived ones last, in their products' own order. */
export async function listAllTicketGroups(scope: ClientScope): Promise<TicketGroup[]> {
  const rows = await selectGroups(scope).orderBy('name').orderBy('id').execute();
  return rows.map(toTicketGroup);
}

/** The ticket groups of some products that are not archived, in the order visitors see. */
export async function listTicketGroupsOfProducts(
  scope: ClientScope,
  productIds: readonly string[],
): Promise<TicketGroup[]> {
  if (productIds.length === 0) return [];
  const rows = await selectGroups(scope)
    .where('productId', 'in', [...productIds])
    .where('archivedAt', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(toTicketGroup);
}

export async function insertTicketGroup(
  scope: ClientScope,
  productId: string,
  input: TicketGroupInput,
): Promise<string> {
  const { id } = await scope.tx
    .insertInto('ticketGroup')
    .values({ clientId: scope.clientId, productId, ...columnsOf(input) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTicketGroup(
  scope: ClientScope,
  id: string,
  input: TicketGroupInput,
): Promise<void> {
  await scope.tx
    .updateTable('ticketGroup')
    .set(columnsOf(input))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

export async function setTicketGroupArchived(
  scope: ClientScope,
  id: string,
  archivedAt: Date | null,
): Promise<void> {
  await scope.tx
    .updateTable('ticketGroup')
    .set({ archivedAt })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

function selectGroups(scope: ClientScope) {
  return scope.tx.selectFrom('ticketGroup').selectAll().where('clientId', '=', scope.clientId);
}

function columnsOf({ cutOffMinutes, ...input }: TicketGroupInput) {
  return { ...input, cutoffMinutes: cutOffMinutes };
}

function toTicketGroup(row: Selectable<Tables['ticketGroup']>): TicketGroup {
  const { id, productId, name, kind, availableFrom, availableUntil } = row;
  const { lookaheadDays, cutoffMinutes: cutOffMinutes, pageMaximum, childNeedsAdult } = row;
  const dates = { availableFrom, availableUntil, lookaheadDays, cutOffMinutes };
  return {
    id,
    productId,
    name,
    kind,
    ...dates,
    pageMaximum,
    childNeedsAdult,
    isArchived: row.archivedAt !== null,
  };
}
