import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { WaitingEntryState } from '@foyer/domain/waiting-list/waiting-states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { WaitingEntry } from './waiting-entry.repository.ts';

export interface WaitingFilter {
  /** One day, or from a day on. */
  date: string | null;
  from: string | null;
  /** The time that is waited for or kept, 'HH:MM'. */
  time: string | null;
  state: WaitingEntryState | null;
  ticketGroupId: string | null;
  /** Of the address that is looked for. */
  emailDigest: Buffer | null;
}

/** An entry as staff see it. */
export interface ListedEntry
  extends Pick<
    WaitingEntry,
    | 'id'
    | 'date'
    | 'title'
    | 'lines'
    | 'tickets'
    | 'language'
    | 'state'
    | 'joinedAt'
    | 'offerEndsAt'
    | 'endedAt'
    | 'sealed'
    | 'personKeyId'
  > {
  channelTitle: string;
  /** That is waited for or kept; null = any time of the day, or tickets for a day. */
  time: string | null;
}

type Row = Omit<ListedEntry, 'time'> & { startsAt: Date | null; timeZone: string | null };

/** By day, and in the order of joining. */
export async function listEntries(
  scope: ClientScope,
  filter: WaitingFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedEntry[]> {
  const { rows } = await sql<Row>`
    select e.id, e.date, e.title, e.lines, e.tickets, e.language, e.state, e.joined_at, e.offer_ends_at, e.ended_at,
      e.sealed, e.person_key_id, h.name as channel_title, t.starts_at, l.time_zone
    from ${found(scope, filter)}
    order by e.date, e.turn offset ${offset} limit ${limit}`.execute(scope.tx);
  return rows.map(({ startsAt, timeZone, ...row }) => ({
    ...row,
    time: startsAt && timeZone ? localTimeAt(startsAt, timeZone).time : null,
  }));
}

export interface WaitingTotals {
  entries: number;
  waiting: number;
  /** Places that they wait for. */
  tickets: number;
  offered: number;
}

export async function sumEntries(scope: ClientScope, filter: WaitingFilter): Promise<WaitingTotals> {
  const { rows } = await sql<WaitingTotals>`
    select count(*)::int as entries, count(*) filter (where e.state = 'waiting')::int as waiting,
      coalesce(sum(e.tickets) filter (where e.state = 'waiting'), 0)::int as tickets,
      count(*) filter (where e.state = 'offered')::int as offered
    from ${found(scope, filter)}`.execute(scope.tx);
  return rows[0] ?? { entries: 0, waiting: 0, tickets: 0, offered: 0 };
}

function found({ clientId }: ClientScope, filter: WaitingFilter): RawBuilder<unknown> {
  const { date, from, time, state, ticketGroupId, emailDigest } = filter;
  const conditions = [
    sql`e.client_id = ${clientId}`,
    ...(date === null ? [] : [sql`e.date = ${date}`]),
    ...(from === null ? [] : [sql`e.date >= ${from}`]),
    ...(time === null ? [] : [sql`t.local_time = ${time}`]),
    ...(state === null ? [] : [sql`e.state = ${state}`]),
    ...(ticketGroupId === null ? [] : [sql`e.ticket_group_ids @> array[${ticketGroupId}]::uuid[]`]),
    ...(emailDigest === null ? [] : [sql`e.email_digest = ${emailDigest}`]),
  ];
  return sql`waiting_list_entry e
    join channel h on h.client_id = e.client_id and h.id = e.channel_id
    left join timeslot t on t.client_id = e.client_id and t.id = coalesce(e.offered_timeslot_id, e.timeslot_id)
    left join calendar k on k.client_id = t.client_id and k.id = t.calendar_id
    left join location l on l.client_id = k.client_id and l.id = k.location_id
    where ${sql.join(conditions, sql` and `)}`;
}

/** What visitors wait or waited for, by name. */
export async function listWaitedGroups(scope: ClientScope): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select g.id, g.name from ticket_group g
    where g.client_id = ${scope.clientId} and g.id in (
      select unnest(e.ticket_group_ids) from waiting_list_entry e where e.client_id = ${scope.clientId})
    order by g.name, g.id`.execute(scope.tx);
  return rows;
}
