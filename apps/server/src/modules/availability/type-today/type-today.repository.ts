import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** The state of a ticket type today. */
export interface TypeToday {
  id: string;
  /** Tickets for today; null = its tickets are for no day. */
  soldCount: number | null;
  /** Of them, those that were let in. */
  scannedCount: number | null;
  /** What can still be sold for today, or in all where it is for no day; null = no limit. */
  left: number | null;
  /** The same before anything was sold. */
  capacity: number | null;
  /** It has no limit of its own: others of its group or calendar may take the same places. */
  isShared: boolean;
}

interface Today {
  at: Date;
  date: LocalDate;
}

/** Clocks around the world differ by at most 26 hours: wide enough to find a date by its instants. */
const widestClockMs = 14 * 3_600_000;
const dayMs = 86_400_000;

/**
 * Some ticket types today, from the counters of their timeslots and limits, in one statement: each place of a type is
 * a timeslot of today that is open, or its day, or all of its tickets; there the smallest limit counts. A limit
 * without a counter is unused.
 */
export async function listTypesToday(
  scope: ClientScope,
  typeIds: readonly string[],
  { at, date }: Today,
): Promise<TypeToday[]> {
  const { clientId, tx } = scope;
  const [from, until] = [at.getTime() - dayMs - widestClockMs, at.getTime() + dayMs + widestClockMs];
  const { rows } = await sql<TypeToday>`
    with wanted as (
      select t.id, t.ticket_limit, g.id as group_id, g.ticket_limit as group_limit, t.item_kind in ('merchandise', 'gift-card') as is_stock,
        g.kind, g.kind in ('day plus time', 'specific day', 'fixed date') as is_dated,
        case g.kind when 'specific day' then ${date}::text when 'fixed date' then g.valid_from::text else '' end as day,
        coalesce(
          (select d.is_open from ticket_group_day d
            where d.client_id = g.client_id and d.ticket_group_id = g.id and d.date = ${date}),
          extract(isodow from ${date}::date) = any (g.open_weekdays)) as is_open_today
      from ticket_type t
      join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
      where t.client_id = ${clientId} and t.id = any (${[...typeIds]}::uuid[])),
    slot as (
      select g.group_id, s.id, s.starts_at > ${at} as is_coming, c.capacity, c.held + c.sold as taken
      from (select distinct group_id from wanted where kind = 'day plus time' and is_open_today) g
      join calendar_ticket_group k on k.client_id = ${clientId} and k.ticket_group_id = g.group_id
      join calendar on calendar.client_id = ${clientId} and calendar.id = k.calendar_id
      join timeslot s on s.client_id = ${clientId} and s.calendar_id = k.calendar_id and s.state = 'open'
        and s.starts_at > ${new Date(from)} and s.starts_at < ${new Date(until)} and s.local_date = ${date}
      cross join lateral (select capacity, held, sold from counter
        where client_id = s.client_id and id = s.id offset 0) c
      where not exists (select from closed_day d
        where d.client_id = ${clientId} and d.location_id = calendar.location_id and d.date = ${date})),
    place as (
      select w.*, s.id::text as scope, s.is_coming, s.capacity, s.capacity - s.taken as free
      from wanted w join slot s on s.group_id = w.group_id where not w.is_stock
      union all
      select w.*, case when w.is_stock then '' else w.day end, w.is_open_today or w.kind <> 'specific day', null, null
      from wanted w where w.kind <> 'day plus time' or w.is_stock),
    figure as (
      select p.id,
        least(p.capacity, coalesce(own.capacity, p.ticket_limit), coalesce(shared.capacity, p.group_limit)) as capacity,
        case when p.is_coming then greatest(0, least(p.free,
          coalesce(own.capacity, p.ticket_limit) - coalesce(own.held + own.sold, 0),
          coalesce(shared.capacity, p.group_limit) - coalesce(shared.held + shared.sold, 0))) else 0 end as free
      from place p
      left join counter own on own.client_id = ${clientId} and own.kind = 'ticket-type' and own.owner_id = p.id
        and own.scope = p.scope and p.ticket_limit is not null
      left join counter shared on shared.client_id = ${clientId} and shared.kind = 'ticket-group'
        and shared.owner_id = p.group_id and shared.scope = p.scope and p.group_limit is not null),
    total as (
      select id, case when bool_or(capacity is null) then null else sum(capacity)::int end as capacity,
        case when bool_or(capacity is null) then null else sum(free)::int end as free
      from figure group by id),
    visit as (
      select i.ticket_type_id, count(*)::int as sold, count(i.used_at)::int as scanned
      from ticket i
      where i.client_id = ${clientId} and i.visit_date = ${date} and i.state <> 'cancelled'
        and i.ticket_type_id = any (${[...typeIds]}::uuid[])
      group by i.ticket_type_id)
    select w.id, w.ticket_limit is null as is_shared,
      case when w.is_dated and not w.is_stock then coalesce(v.sold, 0) end as sold_count,
      case when w.is_dated and not w.is_stock then coalesce(v.scanned, 0) end as scanned_count,
      case when total.id is null then 0 else total.free end as left,
      case when total.id is null then 0 else total.capacity end as capacity
    from wanted w
    left join total on total.id = w.id
    left join visit v on v.ticket_type_id = w.id`.execute(tx);
  return rows;
}
