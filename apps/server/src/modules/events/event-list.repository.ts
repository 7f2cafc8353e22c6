import type { EventKind } from '@foyer/domain/events/event-kinds.ts';
import type { EventState } from '@foyer/domain/events/planned-event.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface EventFilter {
  /** Part of a title in any language. */
  search: string;
  kind: EventKind | null;
  states: readonly EventState[];
  today: string;
}

/** The ids of one page of events, by date. */
export async function listEventIds(
  scope: ClientScope,
  filter: EventFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from event e where ${matches(scope.clientId, filter)}
    order by e.from_date, e.id limit ${limit} offset ${offset}`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

export async function countEvents(scope: ClientScope, filter: EventFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from event e where ${matches(scope.clientId, filter)}`.execute(scope.tx);
  return rows[0]?.total ?? 0;
}

/** The state of a row: domain `eventStateOn`. */
function matches(clientId: string, { search, kind, states, today }: EventFilter) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`e.client_id = ${clientId}
    and (${kind}::text is null or e.kind = ${kind})
    and case when e.archived_at is not null then 'archived' when e.from_date > ${today}::date then 'coming'
      when e.until_date < ${today}::date then 'past' else 'now' end = any (${[...states]}::text[])
    and (${search} = '' or exists (
      select from content c
      where c.client_id = e.client_id and c.owner = 'event' and c.owner_id = e.id and c.field = 'title'
        and c.text ilike ${pattern}))`;
}
