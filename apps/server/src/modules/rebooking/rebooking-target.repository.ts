import type { RebookingExceptionKind } from '@foyer/domain/rebooking/rebooking-rules.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A ticket type, ticket group or event that an exception can be for. */
export interface NamedTarget {
  kind: Exclude<RebookingExceptionKind, 'period'>;
  id: string;
  name: string;
  /** The ticket group or product that it is part of; '' = none. */
  partOf: string;
  isArchived: boolean;
}

/**
 * All of the client, each named in a language, else in the client's default one, else in any.
 * @param ids only these; left out = all that are not archived.
 */
export async function listTargets(
  { clientId, tx }: ClientScope,
  language: string | undefined,
  ids?: readonly string[],
): Promise<NamedTarget[]> {
  const text = (owner: string, ownerId: string, field: string) => sql`coalesce((
    select c.text from content c
    where c.client_id = ${clientId} and c.owner = ${owner} and c.owner_id = ${sql.ref(ownerId)}
      and c.field = ${field} and c.text <> ''
    order by c.language = ${language ?? ''} desc, c.language = split_part(k.default_locale, '_', 1) desc, c.language
    limit 1), '')`;
  const wanted = (id: string, archivedAt: string) =>
    ids ? sql`${sql.ref(id)} = any (${[...ids]}::uuid[])` : sql`${sql.ref(archivedAt)} is null`;
  const { rows } = await sql<NamedTarget>`
    select 'ticket-type' as kind, t.id, ${text('ticket-type', 't.id', 'name')} as name, g.name as part_of,
      t.archived_at is not null as is_archived
    from ticket_type t
    join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
    join client k on k.id = t.client_id
    where t.client_id = ${clientId} and ${wanted('t.id', 't.archived_at')}
    union all
    select 'ticket-group', g.id, g.name, p.name, g.archived_at is not null
    from ticket_group g
    join product p on p.client_id = g.client_id and p.id = g.product_id
    where g.client_id = ${clientId} and ${wanted('g.id', 'g.archived_at')}
    union all
    select 'event', e.id, ${text('event', 'e.id', 'title')}, '', e.archived_at is not null
    from event e join client k on k.id = e.client_id
    where e.client_id = ${clientId} and ${wanted('e.id', 'e.archived_at')}
    order by kind, name, id`.execute(tx);
  return rows;
}
