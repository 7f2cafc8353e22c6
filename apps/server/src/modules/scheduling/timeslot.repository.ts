import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { LocalTime } from '@foyer/domain/calendar/local-time.ts';
import type { TimeslotFacts } from '@foyer/domain/scheduling/availability/availability-facts.ts';
import type { ExceptionColour } from '@foyer/domain/scheduling/availability/availability-look.ts';
import type { GroupReservationStatus } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import type { TimeslotConflict } from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { readOnce } from '../../platform/database/pipelined-transaction.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** A start with its places, and the place where it is. Its counter has its id. */
export interface Timeslot extends TimeslotFacts {
  id: string;
  calendarId: string;
  locationId: string;
  /** Where the visitor goes. */
  locationName: string;
  locationAddress: string;
  locationTown: string;
  timeZone: string;
  time: LocalTime;
  endsAt: Date | null;
  conflict: TimeslotConflict | null;
  wantedCapacity: number | null;
  /** Made or set by a person for this one date: the rules leave it alone. */
  madeByHand: boolean;
  title: string;
  classes: string;
  /** What a group reservation does to it (product.md, section 4, "Timeslot status"). */
  status: GroupReservationStatus;
  /** Of a published exception. */
  note: string;
  /** Of an exception: changes how its state looks, never its places. */
  colour: ExceptionColour | null;
  exceptionId: string | null;
  closureId: string | null;
  groupShut: boolean;
  isClosedDay: boolean;
}

/** The timeslots of some calendars on the dates from the first to the last, both included, by start. */
export async function listTimeslotsBetween(
  scope: ClientScope,
  calendarIds: readonly string[],
  from: LocalDate,
  until: LocalDate,
): Promise<Timeslot[]> {
  if (calendarIds.length === 0) return [];
  // The index is on the start; a date is at most a day away from it in any zone. Instants are compared with instants:
  // under row-level security the index would not serve a comparison with a date, and a year of timeslots be read.
  return selectTimeslots(
    scope,
    sql`t.calendar_id = any (${[...calendarIds]}::uuid[])
      and t.starts_at >= (${from}::date - 1)::timestamptz and t.starts_at < (${until}::date + 2)::timestamptz
      and t.local_date between ${from}::date and ${until}::date`,
  );
}

/** The timeslots with these ids, by start; unknown ones are left out. */
export async function listTimeslots(scope: ClientScope, ids: readonly string[]): Promise<Timeslot[]> {
  if (ids.length === 0) return [];
  return selectTimeslots(scope, sql`t.id = any (${[...ids]}::uuid[])`);
}

/** @throws NotFoundError `timeslot-not-found` where the client has no such timeslot. */
export async function getTimeslot(scope: ClientScope, id: string): Promise<Timeslot> {
  const [timeslot] = await listTimeslots(scope, [id]);
  if (!timeslot) throw new NotFoundError('timeslot-not-found');
  return timeslot;
}

/**
 * Each timeslot with its counter, calendar and location, by their keys: `offset 0` keeps PostgreSQL from joining them
 * otherwise. Of a client that it has no figures of it expects one row in each table, and would read all counters of the
 * client again for every timeslot: a year took seconds.
 */
async function selectTimeslots(scope: ClientScope, condition: RawBuilder<unknown>): Promise<Timeslot[]> {
  const rows = await readOnce(
    scope,
    sql<Timeslot>`
    select t.id, t.calendar_id, k.location_id, l.name as location_name, l.address as location_address,
      l.town as location_town, l.time_zone, t.local_date as date, t.local_time as time,
      t.starts_at, t.ends_at, t.state, t.conflict, t.wanted_capacity, t.origin = 'manual' as made_by_hand,
      t.title, t.classes, t.status, t.note, t.colour, t.exception_id, t.closure_id, t.group_shut,
      exists (select from closed_day d where d.client_id = k.client_id and d.location_id = k.location_id
        and d.date = t.local_date) as is_closed_day, c.capacity, c.held as held_count, c.sold as sold_count
    from timeslot t
    cross join lateral (select capacity, held, sold from counter
      where client_id = t.client_id and id = t.id offset 0) c
    cross join lateral (select client_id, location_id from calendar
      where client_id = t.client_id and id = t.calendar_id offset 0) k
    cross join lateral (select name, address, town, time_zone from location
      where client_id = t.client_id and id = k.location_id offset 0) l
    where t.client_id = ${scope.clientId} and ${condition}
    order by t.starts_at, t.id`,
  );
  return [...rows];
}
