import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { ChannelFilter, ChannelSort } from '@foyer/domain/channels/channel-filter-input.ts';
import type { PublicationState } from '@foyer/domain/channels/channel-publication.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

const order = {
  title: sql`lower(name)`,
  '-title': sql`lower(name) desc`,
  url: sql`url, lower(name)`,
  '-url': sql`url desc, lower(name)`,
  start: sql`starts_on nulls first, lower(name)`,
  '-start': sql`starts_on desc nulls last, lower(name)`,
  end: sql`ends_on nulls last, lower(name)`,
  '-end': sql`ends_on desc nulls first, lower(name)`,
} as const satisfies Record<ChannelSort, unknown>;

/** The ids of one page of channels. */
export async function listFoundChannelIds(
  scope: ClientScope,
  filter: ChannelFilter,
  today: LocalDate,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from channel where ${matching(scope, filter, today)}
    order by ${order[filter.sort]}, id limit ${limit} offset ${offset}`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

export async function countFoundChannels(
  scope: ClientScope,
  filter: ChannelFilter,
  today: LocalDate,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from channel where ${matching(scope, filter, today)}`.execute(scope.tx);
  return rows[0]?.total ?? 0;
}

export type ChannelCounts = Record<PublicationState, number>;

/** How many channels are in each state. */
export async function countChannelStates(scope: ClientScope, today: LocalDate): Promise<ChannelCounts> {
  const { rows } = await sql<ChannelCounts>`
    select count(*) filter (where state = 'published')::int as published,
      count(*) filter (where state = 'unpublished')::int as unpublished,
      count(*) filter (where state = 'upcoming')::int as upcoming
    from (select ${stateOn(today)} as state from channel
      where client_id = ${scope.clientId} and deleted_at is null) c`.execute(scope.tx);
  return rows[0] ?? { published: 0, unpublished: 0, upcoming: 0 };
}

function matching(scope: ClientScope, filter: ChannelFilter, today: LocalDate): RawBuilder<unknown> {
  const pattern = `%${filter.search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`client_id = ${scope.clientId} and deleted_at is null
    and (${filter.search} = '' or name ilike ${pattern} or url ilike ${pattern})
    and (${filter.kind}::text is null or kind = ${filter.kind}::text)
    and (${filter.state}::text is null or ${stateOn(today)} = ${filter.state}::text)`;
}

/** As `publicationState` of the domain says; the test of the list holds them together. */
function stateOn(today: LocalDate): RawBuilder<unknown> {
  return sql`case
    when not publication_on or ends_on < ${today}::date then 'unpublished'
    when starts_on > ${today}::date then 'upcoming'
    else 'published' end`;
}
