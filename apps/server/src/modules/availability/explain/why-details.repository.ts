import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { CalendarKind } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

export interface WhyCalendar {
  id: string;
  kind: CalendarKind;
  name: string;
  locationId: string;
  locationName: string;
  timeZone: string;
}

/** A calendar and where it is; nothing where the client has none of this id. */
export async function findWhyCalendar(scope: ClientScope, id: string): Promise<WhyCalendar | undefined> {
  const { rows } = await sql<WhyCalendar>`
    select k.id, k.kind, coalesce(k.name, '') as name, l.id as location_id, l.name as location_name, l.time_zone
    from calendar k join location l on l.client_id = k.client_id and l.id = k.location_id
    where k.client_id = ${scope.clientId} and k.id = ${id}`.execute(scope.tx);
  return rows[0];
}

export interface WhyException {
  id: string;
  note: string;
  from: LocalDate;
  until: LocalDate;
  closed: boolean;
}

/** The exception with this id. */
export async function findException(
  scope: ClientScope,
  id: string | null,
): Promise<WhyException | undefined> {
  if (id === null) return undefined;
  const { rows } = await sql<WhyException>`
    select id, note, from_date as "from", until_date as "until", closed from calendar_exception
    where client_id = ${scope.clientId} and id = ${id}`.execute(scope.tx);
  return rows[0];
}

/** Of the published exceptions that hold a date, the one of most force: a date before a weekday, then the newest. */
export async function findExceptionOn(
  scope: ClientScope,
  calendarId: string,
  date: LocalDate,
): Promise<WhyException | undefined> {
  const { rows } = await sql<WhyException>`
    select id, note, from_date as "from", until_date as "until", closed from calendar_exception
    where client_id = ${scope.clientId} and calendar_id = ${calendarId}
      and ${date}::date between from_date and until_date
      and extract(isodow from ${date}::date)::smallint = any (weekdays) and published
    order by kind, created_at desc limit 1`.execute(scope.tx);
  return rows[0];
}

/** The name of the product schedule that covers a date; '' where none does. */
export async function findScheduleName(
  scope: ClientScope,
  calendarId: string,
  date: LocalDate,
): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from product_schedule
    where client_id = ${scope.clientId} and calendar_id = ${calendarId}
      and ${date}::date between from_date and until_date
    order by created_at desc limit 1`.execute(scope.tx);
  return rows[0]?.name ?? '';
}

export interface WhoHasPlaces {
  soldOrders: number;
  firstHoldEndsAt: Date | null;
}

/** In how many orders a timeslot's places were sold, and when the first held ones come back. */
export async function findWhoHasPlaces(scope: ClientScope, timeslotId: string): Promise<WhoHasPlaces> {
  const { rows } = await sql<WhoHasPlaces>`
    select (select count(*)::int from order_counter
        where client_id = ${scope.clientId} and counter_id = ${timeslotId} and quantity > 0) as sold_orders,
      (select min(expires_at) from hold
        where client_id = ${scope.clientId} and ${timeslotId} = any (counter_ids)) as first_hold_ends_at`.execute(
    scope.tx,
  );
  return rows[0] ?? { soldOrders: 0, firstHoldEndsAt: null };
}

/** What limits are called: ticket types, groups, events and locations by their ids, in this language if they can. */
export async function listLimitNames(
  scope: ClientScope,
  ids: readonly string[],
  language: string,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const wanted = [...ids];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ticket_group where client_id = ${scope.clientId} and id = any (${wanted}::uuid[])
    union all
    select id, name from location where client_id = ${scope.clientId} and id = any (${wanted}::uuid[])
    union all
    (select distinct on (owner_id) owner_id, text from content
      where client_id = ${scope.clientId} and owner in ('ticket-type', 'event') and field in ('name', 'title')
        and owner_id = any (${wanted}::uuid[])
      order by owner_id, language = ${language} desc, language)`.execute(scope.tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What a location is called. */
export async function findLocationName(scope: ClientScope, id: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from location where client_id = ${scope.clientId} and id = ${id}`.execute(scope.tx);
  return rows[0]?.name ?? '';
}

/** The note of a closed day of a location; nothing where it is open. */
export async function findClosedDayNote(
  scope: ClientScope,
  locationId: string,
  date: LocalDate,
): Promise<string | undefined> {
  const { rows } = await sql<{ note: string }>`
    select note from closed_day
    where client_id = ${scope.clientId} and location_id = ${locationId} and date = ${date}`.execute(scope.tx);
  return rows[0]?.note;
}

/** Why a closure shut it: a code of its own, and what was written beside it. */
export async function findClosureReason(
  scope: ClientScope,
  id: string | null,
): Promise<{ id: string; reason: string; note: string }> {
  if (id === null) return { id: '', reason: '', note: '' };
  const { rows } = await sql<{ id: string; reason: string; note: string }>`
    select id, reason, note from closure where client_id = ${scope.clientId} and id = ${id}`.execute(
    scope.tx,
  );
  return rows[0] ?? { id: '', reason: '', note: '' };
}
