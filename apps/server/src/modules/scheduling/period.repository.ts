import { type Weekday, weekdays } from '@foyer/domain/calendar/weekday.ts';
import type { Period, WeekdayTime } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import { isDraftPeriod } from '@foyer/domain/scheduling/period-in-force.ts';
import type { PeriodInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** The periods of some calendars with their weekday times, by priority, the highest first, then by date and id. */
export async function listPeriods(
  scope: ClientScope,
  calendarIds: readonly string[],
): Promise<Map<string, Period[]>> {
  const byCalendar = new Map<string, Period[]>(calendarIds.map((id) => [id, []]));
  if (calendarIds.length === 0) return byCalendar;
  const rows = await scope.tx
    .selectFrom('period')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .where('calendarId', 'in', [...calendarIds])
    .orderBy('priority', 'desc')
    .orderBy('fromDate')
    // Drafts may share both.
    .orderBy('id')
    .execute();
  const times = await listWeekdayTimes(
    scope,
    rows.map(({ id }) => id),
  );
  for (const { id, calendarId, fromDate: from, untilDate: until, priority, note, published } of rows) {
    const weekdayTimes = times.get(id) ?? [];
    byCalendar.get(calendarId)?.push({ id, from, until, priority, note, published, weekdayTimes });
  }
  return byCalendar;
}

async function listWeekdayTimes(
  scope: ClientScope,
  periodIds: readonly string[],
): Promise<Map<string, WeekdayTime[]>> {
  const byPeriod = new Map<string, WeekdayTime[]>(periodIds.map((id) => [id, []]));
  if (periodIds.length === 0) return byPeriod;
  const rows = await scope.tx
    .selectFrom('weekdayTime')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .where('periodId', 'in', [...periodIds])
    .orderBy('weekday')
    .orderBy('at')
    .execute();
  for (const { periodId, weekday, at, capacity, status, title, classes } of rows) {
    byPeriod
      .get(periodId)
      ?.push({ weekday: toWeekday(weekday), time: at, limit: capacity, status, title, classes });
  }
  return byPeriod;
}

/**
 * Makes these the only periods of the calendar. A period that is named keeps its id; ids of other calendars
 * count as new ones.
 */
export async function replacePeriods(
  scope: ClientScope,
  calendarId: string,
  periods: readonly PeriodInput[],
): Promise<void> {
  const { clientId, tx } = scope;
  const own = await tx
    .deleteFrom('period')
    .where('clientId', '=', clientId)
    .where('calendarId', '=', calendarId)
    .returning('id')
    .execute();
  const known = new Set(own.map(({ id }) => id));
  for (const period of periods) {
    const { id } = await tx
      .insertInto('period')
      .values({
        clientId,
        calendarId,
        ...(period.id && known.delete(period.id) ? { id: period.id } : {}),
        fromDate: period.from,
        untilDate: period.until,
        priority: period.priority,
        note: period.note,
        published: !isDraftPeriod(period),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertWeekdayTimes(scope, id, period.weekdayTimes);
  }
}

async function insertWeekdayTimes(
  scope: ClientScope,
  periodId: string,
  times: PeriodInput['weekdayTimes'],
): Promise<void> {
  if (times.length === 0) return;
  const column = <Key extends keyof WeekdayTime>(key: Key) => times.map((time) => time[key]);
  await sql`
    insert into weekday_time (client_id, period_id, weekday, at, capacity, status, title, classes)
    select ${scope.clientId}, ${periodId}, t.* from unnest(${column('weekday')}::smallint[], ${column('time')}::time[],
      ${column('limit')}::int[], ${column('status')}::text[], ${column('title')}::text[],
      ${column('classes')}::text[]) as t`.execute(scope.tx);
}

function toWeekday(number: number): Weekday {
  return weekdays[number - 1] ?? 1;
}
