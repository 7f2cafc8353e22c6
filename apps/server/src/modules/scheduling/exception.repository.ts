import type { CalendarException } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import type { ExceptionInput } from '@foyer/domain/scheduling/exception-input.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** The exceptions of some calendars as they were made, the oldest first. */
export async function listExceptions(
  scope: ClientScope,
  calendarIds: readonly string[],
): Promise<Map<string, CalendarException[]>> {
  const byCalendar = new Map<string, CalendarException[]>(calendarIds.map((id) => [id, []]));
  if (calendarIds.length === 0) return byCalendar;
  const { rows } = await sql<CalendarException & { calendarId: string }>`
    select e.calendar_id, e.id, e.kind, e.from_date::text as "from", e.until_date::text as "until", e.weekdays,
      e.all_day, to_char(e.from_time, 'HH24:MI') as from_time, to_char(e.until_time, 'HH24:MI') as until_time,
      e.closed, e.ticket_limit as "limit", e.note, e.colour, e.published,
      coalesce((select jsonb_agg(g.ticket_group_id order by g.ticket_group_id)
        from calendar_exception_ticket_group g
        where g.client_id = e.client_id and g.exception_id = e.id), '[]') as ticket_group_ids,
      coalesce((select jsonb_agg(jsonb_build_object('time', to_char(t.at, 'HH24:MI'), 'limit', t.capacity,
          'status', t.status, 'title', t.title, 'classes', t.classes) order by t.at)
        from calendar_exception_time t
        where t.client_id = e.client_id and t.exception_id = e.id), '[]') as times
    from calendar_exception e
    where e.client_id = ${scope.clientId} and e.calendar_id = any (${[...calendarIds]}::uuid[])
    order by e.created_at, e.id`.execute(scope.tx);
  for (const { calendarId, ...exception } of rows) byCalendar.get(calendarId)?.push(exception);
  return byCalendar;
}

/** When each exception of a calendar was made, by its id: its place among those of equal force. */
export type ExceptionPlaces = Readonly<Record<string, string>>;

export async function readExceptionPlaces(scope: ClientScope, calendarId: string): Promise<ExceptionPlaces> {
  const { rows } = await sql<{ id: string; createdAt: string }>`
    select id, created_at::text from calendar_exception
    where client_id = ${scope.clientId} and calendar_id = ${calendarId}`.execute(scope.tx);
  return Object.fromEntries(rows.map(({ id, createdAt }) => [id, createdAt]));
}

/**
 * Makes these the only exceptions of the calendar. One that is named keeps its id and its place among those of equal
 * force; ids of other calendars count as new ones.
 * @param earlier of exceptions that the calendar had and that undoing a change brings back
 */
export async function replaceExceptions(
  scope: ClientScope,
  calendarId: string,
  exceptions: readonly ExceptionInput[],
  earlier: ExceptionPlaces = {},
): Promise<void> {
  const { clientId, tx } = scope;
  const { rows: known } = await sql<{ id: string; createdAt: string }>`
    delete from calendar_exception where client_id = ${clientId} and calendar_id = ${calendarId}
    returning id, created_at::text`.execute(tx);
  const madeAt = new Map([
    ...Object.entries(earlier),
    ...known.map(({ id, createdAt }) => [id, createdAt] as const),
  ]);
  for (const exception of exceptions) {
    const createdAt = exception.id ? (madeAt.get(exception.id) ?? null) : null;
    const { rows } = await sql<{ id: string }>`
      insert into calendar_exception (client_id, id, calendar_id, kind, from_date, until_date, weekdays, all_day,
        from_time, until_time, closed, ticket_limit, note, colour, published, created_at)
      values (${clientId}, coalesce(${createdAt === null ? null : exception.id}::uuid, uuidv7()), ${calendarId},
        ${exception.kind}, ${exception.from}, ${exception.until}, ${exception.weekdays}::smallint[],
        ${exception.allDay}, ${exception.fromTime}, ${exception.untilTime}, ${exception.closed}, ${exception.limit},
        ${exception.note}, ${exception.colour}, ${exception.published},
        coalesce(${createdAt}::timestamptz, clock_timestamp()))
      returning id`.execute(tx);
    const id = rows[0]?.id ?? '';
    await sql`insert into calendar_exception_ticket_group (client_id, exception_id, ticket_group_id)
      select distinct ${clientId}::uuid, ${id}::uuid, g from unnest(${exception.ticketGroupIds}::uuid[]) as g`.execute(
      tx,
    );
    const column = <Key extends keyof ExceptionInput['times'][number]>(key: Key) =>
      exception.times.map((time) => time[key]);
    await sql`
      insert into calendar_exception_time (client_id, exception_id, at, capacity, status, title, classes)
      select ${clientId}, ${id}, t.* from unnest(${column('time')}::time[], ${column('limit')}::int[],
        ${column('status')}::text[], ${column('title')}::text[], ${column('classes')}::text[]) as t`.execute(
      tx,
    );
  }
}
