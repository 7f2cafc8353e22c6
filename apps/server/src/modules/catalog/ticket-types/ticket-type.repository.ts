import { type SalesPoint, salesPoints } from '@foyer/domain/catalog/sales-points.ts';
import type { TicketType } from '@foyer/domain/catalog/ticket-type.ts';
import type { TicketTypeDescription, TicketTypeInput } from '@foyer/domain/catalog/ticket-type-input.ts';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../generated/tables.ts';
import {
  type ContentText,
  deleteTexts,
  replaceTexts,
  textsOf,
} from '../../../platform/content/content.repository.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { NotFoundError } from '../../../platform/errors.ts';

const owner = 'ticket-type';
const firstNumber = 10_001;

type TicketTypeRow = Selectable<Tables['ticketType']> & { salesPoints: SalesPoint[]; texts: ContentText[] };

const salesPointsOfRow = sql<SalesPoint[]>`array(
  select p.sales_point::text from ticket_type_sales_point p
  where p.client_id = ticket_type.client_id and p.ticket_type_id = ticket_type.id)`;

/** The ticket types with these ids, in the order of the ids; unknown ones are left out. */
export async function listTicketTypes(scope: ClientScope, ids: readonly string[]): Promise<TicketType[]> {
  if (ids.length === 0) return [];
  const rows = await selectTypes(scope)
    .where('id', 'in', [...ids])
    .execute();
  const types = rows.map(toTicketType);
  return ids.flatMap((id) => types.find((type) => type.id === id) ?? []);
}

/** @throws NotFoundError `ticket-type-not-found` where the client has no such type. */
export async function getTicketType(scope: ClientScope, id: string): Promise<TicketType> {
  const [type] = await listTicketTypes(scope, [id]);
  if (!type) throw new NotFoundError('ticket-type-not-found');
  return type;
}

/** Every ticket type of some groups, archived ones too, in the order visitors see. */
export async function listTicketTypesOfGroups(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
): Promise<TicketType[]> {
  if (ticketGroupIds.length === 0) return [];
  const rows = await selectTypes(scope)
    .where('ticketGroupId', 'in', [...ticketGroupIds])
    .orderBy('sort')
    .orderBy('number')
    .execute();
  return rows.map(toTicketType);
}

/** Adds a type behind the others of its group and gives it the client's next number. */
export async function insertTicketType(
  scope: ClientScope,
  ticketGroupId: string,
  input: TicketTypeInput,
): Promise<string> {
  const { clientId, tx } = scope;
  await sql`select pg_advisory_xact_lock(hashtextextended('ticket-type-number ' || ${clientId}, 0))`.execute(
    tx,
  );
  const { id } = await tx
    .insertInto('ticketType')
    .values((eb) => ({
      clientId,
      ticketGroupId,
      ...columnsOf(input),
      number: eb
        .selectFrom('ticketType')
        .select(sql<number>`coalesce(max(number) + 1, ${firstNumber}::int)`.as('next'))
        .where('clientId', '=', clientId),
      sort: eb
        .selectFrom('ticketType')
        .select(sql<number>`coalesce(max(sort) + 1, 0)`.as('next'))
        .where('clientId', '=', clientId)
        .where('ticketGroupId', '=', ticketGroupId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceParts(scope, id, input);
  return id;
}

export async function updateTicketType(
  scope: ClientScope,
  id: string,
  input: TicketTypeInput,
): Promise<void> {
  await scope.tx
    .updateTable('ticketType')
    .set(({ eb }) => ({ ...columnsOf(input), version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
  await replaceParts(scope, id, input);
}

export async function setTicketTypeArchived(
  scope: ClientScope,
  id: string,
  archivedAt: Date | null,
): Promise<void> {
  await scope.tx
    .updateTable('ticketType')
    .set({ archivedAt })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Puts the group's types in this order; types that are not named keep their place number. */
export async function setTicketTypeOrder(
  scope: ClientScope,
  ticketGroupId: string,
  orderedIds: readonly string[],
): Promise<void> {
  await sql`
    update ticket_type t set sort = wanted.place
    from unnest(${[...orderedIds]}::uuid[]) with ordinality as wanted (id, place)
    where t.client_id = ${scope.clientId} and t.ticket_group_id = ${ticketGroupId} and t.id = wanted.id`.execute(
    scope.tx,
  );
}

/** The database refuses where tickets of the type were sold. */
export async function deleteTicketTypeRow(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .deleteFrom('ticketType')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
  await deleteTexts(scope, owner, [id]);
}

function selectTypes(scope: ClientScope) {
  return scope.tx
    .selectFrom('ticketType')
    .selectAll()
    .select([salesPointsOfRow.as('salesPoints'), textsOf(owner, 'ticketType').as('texts')])
    .where('clientId', '=', scope.clientId);
}

async function replaceParts(scope: ClientScope, id: string, input: TicketTypeInput): Promise<void> {
  const { tx, clientId } = scope;
  await tx
    .deleteFrom('ticketTypeSalesPoint')
    .where('clientId', '=', clientId)
    .where('ticketTypeId', '=', id)
    .execute();
  await tx
    .insertInto('ticketTypeSalesPoint')
    .values(input.salesPoints.map((salesPoint) => ({ clientId, ticketTypeId: id, salesPoint })))
    .execute();
  await replaceTexts(scope, owner, id, input.descriptions.flatMap(toContent));
}

function columnsOf({ descriptions: _texts, salesPoints: _points, validity, ...columns }: TicketTypeInput) {
  const { kind = null, days = null, until = null } = validity ?? {};
  return { ...columns, validityKind: kind, validityDays: days, validityUntil: until };
}

function toTicketType(row: TicketTypeRow): TicketType {
  const { clientId: _client, sort: _sort, createdAt: _at, archivedAt, texts, ...rest } = row;
  const { validityKind: kind, validityDays: days, validityUntil: until, ...type } = rest;
  return {
    ...type,
    salesPoints: salesPoints.filter((point) => type.salesPoints.includes(point)),
    validity: kind && { kind, days, until },
    descriptions: toDescriptions(texts),
    isArchived: archivedAt !== null,
  };
}

function toDescriptions(texts: readonly ContentText[]): TicketTypeDescription[] {
  const languages = [...new Set(texts.map(({ language }) => language))];
  return languages.map((language) => {
    const find = (field: string) =>
      texts.find((text) => text.language === language && text.field === field)?.text ?? '';
    return {
      language: language as TicketTypeDescription['language'],
      name: find('name'),
      extraInformation: find('extra-information'),
    };
  });
}

function toContent({ language, name, extraInformation }: TicketTypeDescription): ContentText[] {
  return [
    { language, field: 'name', text: name },
    { language, field: 'extra-information', text: extraInformation },
  ];
}
