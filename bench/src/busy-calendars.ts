import { addDays, addMonths } from '@foyer/domain/calendar/local-date.ts';
import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import type { TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import type pg from 'pg';

const HORIZON_MONTHS = 18;
const STARTS_A_DAY = 49;
const LIMIT = 50;

/** The calendar of one product, among many others of its client that are as busy. */
export interface BusyCalendar {
  clientId: string;
  page: TestSalesPage;
  calendarId: string;
  timeslotCount: number;
  /** A whole month well ahead. */
  month: { from: string; until: string };
}

/** Every 15 minutes from 08:00 to 20:00. */
const times = Array.from({ length: STARTS_A_DAY }, (_, index) => {
  const minutes = 8 * 60 + index * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/**
 * Fills the page's calendar, and others until there are so many, with 18 months of timeslots: calendar by calendar and
 * by start, as Foyer writes them. In every seventh some places are sold.
 */
export async function fillCalendars(
  owner: pg.Pool,
  { clientId, page, calendars }: { clientId: string; page: TestSalesPage; calendars: number },
): Promise<BusyCalendar> {
  const { rows } = await owner.query<{ calendar_id: string }>(
    'select calendar_id from timeslot where client_id = $1 and id = $2',
    [clientId, page.timeslotId],
  );
  const calendarId = rows[0]?.calendar_id ?? '';
  const from = addDays(new Date().toISOString().slice(0, 10), 1);
  const until = addMonths(from, HORIZON_MONTHS);
  await owner.query(
    `insert into calendar (client_id, kind, name, location_id)
     select $1, 'group', 'Calendar ' || n, $2 from generate_series(2, $3::int) as n`,
    [clientId, page.locationId, calendars],
  );
  await owner.query(
    `with added as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at)
       select $1, c.id, day::date, at::time, (day::date + at::time) at time zone 'Europe/Amsterdam'
       from calendar c, generate_series($2::date, $3::date, interval '1 day') as day, unnest($4::text[]) as at
       where c.client_id = $1 order by c.id <> $5, c.id, day, at
       returning id)
     insert into counter (client_id, id, kind, owner_id, capacity, sold)
     select $1, id, 'timeslot', id, ${LIMIT}, case when row_number() over () % 7 = 0 then 3 else 0 end from added`,
    [clientId, from, until, times, calendarId],
  );
  const { rows: counted } = await owner.query<{ count: number }>(
    'select count(*)::int as count from timeslot where client_id = $1 and calendar_id = $2',
    [clientId, calendarId],
  );
  const firstOfMonth = `${addMonths(from, 2).slice(0, 7)}-01`;
  return {
    clientId,
    page,
    calendarId,
    timeslotCount: counted[0]?.count ?? 0,
    month: { from: firstOfMonth, until: addDays(addMonths(firstOfMonth, 1), -1) },
  };
}

/** The rules that yield these timeslots, with this limit. */
export function rulesOfBusyCalendar({ calendarId }: BusyCalendar, limit: number) {
  const from = addDays(new Date().toISOString().slice(0, 10), 1);
  return {
    id: calendarId,
    timeZone: 'Europe/Amsterdam',
    periods: [
      {
        id: calendarId,
        from,
        until: addMonths(from, HORIZON_MONTHS),
        priority: 0,
        note: '',
        weekdayTimes: weekdays.flatMap((weekday) =>
          times.map((time) => ({
            weekday,
            time,
            limit,
            status: 'yes' as const,
            title: '',
            classes: '',
          })),
        ),
      },
    ],
  };
}
