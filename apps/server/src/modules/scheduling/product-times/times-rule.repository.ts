import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { LocalTime } from '@foyer/domain/calendar/local-time.ts';
import type { TimesRuleKind } from '@foyer/domain/scheduling/times-rule-kinds.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** A period, product schedule or blocker in short: on which days, from when to when, with which limits. */
export interface TimesRule {
  id: string;
  calendarId: string;
  kind: TimesRuleKind;
  /** Empty where staff gave none. */
  name: string;
  from: LocalDate;
  until: LocalDate;
  /** ISO weekdays, ascending; empty = no times on any. */
  weekdays: number[];
  /** null = a period without times, or the whole day of a blocker. */
  firstTime: LocalTime | null;
  lastTime: LocalTime | null;
  /** null where the starts are not evenly spaced, or there is one a day. */
  intervalMinutes: number | null;
  /** The smallest and largest limit of a timeslot; null = some timeslots have none. */
  leastLimit: number | null;
  mostLimit: number | null;
}

/** The rules of some calendars that have not ended at their locations, by first date and name. */
export async function listTimesRules(
  scope: ClientScope,
  calendarIds: readonly string[],
  now: Date,
): Promise<TimesRule[]> {
  const { rows } = await sql<TimesRule>`
    select r.* from (
      select p.id, p.calendar_id, 'period' as kind, p.note as name, p.from_date as "from", p.until_date as until,
        coalesce(w.weekdays, '{}') as weekdays, w.first_time, w.last_time, w.interval_minutes,
        w.least_limit, w.most_limit
      from period p left join lateral (
        select array_agg(distinct t.weekday order by t.weekday) as weekdays, min(t.at) as first_time,
          max(t.at) as last_time,
          case when min(t.gap) = max(t.gap) then (extract(epoch from min(t.gap)) / 60)::int end as interval_minutes,
          case when bool_and(t.capacity is not null) then min(t.capacity) end as least_limit,
          case when bool_and(t.capacity is not null) then max(t.capacity) end as most_limit
        from (
          select weekday, at, capacity, at - lag(at) over (partition by weekday order by at) as gap
          from weekday_time where client_id = p.client_id and period_id = p.id) t) w on true
      where p.client_id = ${scope.clientId} and p.calendar_id = any (${[...calendarIds]}::uuid[]) and p.published
      union all
      select id, calendar_id, 'schedule', name, from_date, until_date,
        case repeat_unit when 'day' then '{1,2,3,4,5,6,7}'::smallint[] else weekdays end,
        first_time, last_time, interval_minutes, capacity, capacity
      from product_schedule
      where client_id = ${scope.clientId} and calendar_id = any (${[...calendarIds]}::uuid[])
      union all
      select id, calendar_id, 'block', reason, from_date, until_date, weekdays, from_time, until_time, null, null, null
      from schedule_blocker
      where client_id = ${scope.clientId} and calendar_id = any (${[...calendarIds]}::uuid[])) r
    join calendar k on k.client_id = ${scope.clientId} and k.id = r.calendar_id
    join location l on l.client_id = k.client_id and l.id = k.location_id
    where r.until >= (${now}::timestamptz at time zone l.time_zone)::date
    order by r."from", r.name, r.id`.execute(scope.tx);
  return rows;
}
