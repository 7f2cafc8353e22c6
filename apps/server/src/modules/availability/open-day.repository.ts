import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { LocalTime } from '@foyer/domain/calendar/local-time.ts';
import type { TicketGroupKind } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import type { OpenDayRules } from '@foyer/domain/scheduling/open-day.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A ticket group without timeslots, with what decides on which days it is sold. */
export interface OpenDayGroup extends OpenDayRules {
  id: string;
  kind: TicketGroupKind;
  /** The last day of a period. */
  validUntil: LocalDate | null;
  locationIds: string[];
}

/** Those of these ticket groups that have no timeslots. */
export async function listOpenDayGroups(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
): Promise<OpenDayGroup[]> {
  if (ticketGroupIds.length === 0) return [];
  const { rows } = await sql<OpenDayGroup>`
    select g.id, g.kind, g.available_from, g.available_until, g.lookahead_days,
      g.cutoff_minutes as cut_off_minutes, g.open_weekdays,
      case when g.kind = 'fixed date' then g.valid_from end as fixed_date, g.valid_until,
      coalesce((select json_agg(json_build_object('date', d.date, 'isOpen', d.is_open))
        from ticket_group_day d
        where d.client_id = g.client_id and d.ticket_group_id = g.id), '[]') as days,
      array(select p.location_id from product_location p
        where p.client_id = g.client_id and p.product_id = g.product_id) as location_ids
    from ticket_group g
    where g.client_id = ${scope.clientId} and g.id = any (${[...ticketGroupIds]}::uuid[])
      and g.kind <> 'day plus time'`.execute(scope.tx);
  return rows;
}

/** A ticket group's day at one location of its product. */
export interface GroupDay {
  ticketGroupId: string;
  date: LocalDate;
  timeZone: string;
  isClosed: boolean;
  /** When the location closes on that weekday; null = its hours are unknown. */
  closes: LocalTime | null;
}

/** These groups' days at their locations: the product's own hours where it has some, else the location's. */
export async function listGroupDays(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
  from: LocalDate,
  until: LocalDate,
): Promise<GroupDay[]> {
  if (ticketGroupIds.length === 0) return [];
  const { rows } = await sql<GroupDay>`
    select g.id as ticket_group_id, d.date, l.time_zone,
      exists (select from closed_day c
        where c.client_id = l.client_id and c.location_id = l.id and c.date = d.date)
      or case when own.has_any then own.opens is null else h.weekday is not null and h.opens is null end
        as is_closed,
      case when own.has_any then own.closes else coalesce(h.closes, l.standard_closes) end as closes
    from ticket_group g
    join product_location p on p.client_id = g.client_id and p.product_id = g.product_id
    join location l on l.client_id = p.client_id and l.id = p.location_id
    cross join (select day::date as date from generate_series(${from}::date, ${until}::date, '1 day') as day) d
    left join opening_hours h
      on h.client_id = l.client_id and h.location_id = l.id and h.weekday = extract(isodow from d.date)
    cross join lateral (
      select count(*) > 0 as has_any,
        max(o.opens) filter (where o.weekday = extract(isodow from d.date)) as opens,
        max(o.closes) filter (where o.weekday = extract(isodow from d.date)) as closes
      from product_opening_hours o
      where o.client_id = p.client_id and o.product_id = p.product_id and o.location_id = p.location_id) own
    where g.client_id = ${scope.clientId} and g.id = any (${[...ticketGroupIds]}::uuid[])`.execute(scope.tx);
  return rows;
}
