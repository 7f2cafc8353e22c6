import type { ETicketText } from '@foyer/domain/catalog/e-ticket-text.ts';
import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import {
  type OwnDay,
  type TicketGroupInput,
  validityOfKind,
} from '@foyer/domain/catalog/ticket-group-input.ts';
import type { TicketGroupKind } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../generated/tables.ts';
import { type ContentText, replaceTexts, textsOf } from '../../../platform/content/content.repository.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { ownDaysOfGroup, replaceOwnDays } from './ticket-group-day.repository.ts';

const owner = 'ticket-group';
const eTicketField = 'e-ticket-text';

type TicketGroupRow = Selectable<Tables['ticketGroup']> & { texts: ContentText[]; ownDays: OwnDay[] };

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
  kind: TicketGroupKind,
  input: TicketGroupInput,
): Promise<string> {
  const { id } = await scope.tx
    .insertInto('ticketGroup')
    .values({ clientId: scope.clientId, productId, ...columnsOf(kind, input) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceParts(scope, id, input);
  return id;
}

export async function updateTicketGroup(
  scope: ClientScope,
  id: string,
  kind: TicketGroupKind,
  input: TicketGroupInput,
): Promise<void> {
  await scope.tx
    .updateTable('ticketGroup')
    .set(({ eb }) => ({ ...columnsOf(kind, input), version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
  await replaceParts(scope, id, input);
}

/** Gives the group with its product's name the product's new one. @returns its id; null where none does. */
export async function renameNamesake(
  scope: ClientScope,
  productId: string,
  from: string,
  to: string,
): Promise<string | null> {
  const renamed = await scope.tx
    .updateTable('ticketGroup')
    .set(({ eb }) => ({ name: to, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('productId', '=', productId)
    .where('name', '=', from)
    .returning('id')
    .executeTakeFirst();
  return renamed?.id ?? null;
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
  return scope.tx
    .selectFrom('ticketGroup')
    .selectAll()
    .select([textsOf(owner, 'ticketGroup').as('texts'), ownDaysOfGroup.as('ownDays')])
    .where('clientId', '=', scope.clientId);
}

async function replaceParts(scope: ClientScope, id: string, input: TicketGroupInput): Promise<void> {
  await replaceOwnDays(scope, id, input.ownDays);
  const texts = input.eTicketTexts.map(({ language, text }) => ({ language, field: eTicketField, text }));
  await replaceTexts(scope, owner, id, texts);
}

function columnsOf(kind: TicketGroupKind, input: TicketGroupInput) {
  const { cutOffMinutes, previsitMail, aftervisitMail, eTicketTexts: _t, ownDays: _d, ...columns } = input;
  return {
    ...columns,
    ...validityOfKind(kind, input),
    kind,
    cutoffMinutes: cutOffMinutes,
    previsitMailOn: previsitMail.on,
    previsitDays: previsitMail.days,
    previsitAt: previsitMail.at,
    aftervisitMailOn: aftervisitMail.on,
    aftervisitDays: aftervisitMail.days,
    aftervisitAt: aftervisitMail.at,
  };
}

function toTicketGroup(row: TicketGroupRow): TicketGroup {
  const { clientId: _client, sort: _sort, createdAt: _at, archivedAt, texts, ...rest } = row;
  const { cutoffMinutes: cutOffMinutes, previsitMailOn, previsitDays, previsitAt, ...others } = rest;
  const { aftervisitMailOn, aftervisitDays, aftervisitAt, ...group } = others;
  return {
    ...group,
    cutOffMinutes,
    eTicketTexts: texts
      .filter(({ field }) => field === eTicketField)
      .map(({ language, text }) => ({ language: language as ETicketText['language'], text })),
    previsitMail: { on: previsitMailOn, days: previsitDays, at: previsitAt },
    aftervisitMail: { on: aftervisitMailOn, days: aftervisitDays, at: aftervisitAt },
    isArchived: archivedAt !== null,
  };
}
