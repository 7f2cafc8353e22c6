import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { LocalTime } from '@foyer/domain/calendar/local-time.ts';
import type { GroupPeople } from '@foyer/domain/reservations/people-kinds.ts';
import type { ReservationState } from '@foyer/domain/reservations/reservation-views.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import type { GroupReservationStatus } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import type { TimeslotState } from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** A group reservation as it is stored, with its timeslot. */
export interface ReservationRow extends GroupPeople {
  id: string;
  number: number;
  state: ReservationState;
  /** null = deleted since. */
  productId: string | null;
  productName: string;
  calendarId: string | null;
  locationName: string;
  timeslotId: string | null;
  date: LocalDate;
  time: LocalTime;
  people: number;
  status: GroupReservationStatus;
  overBy: number;
  groupName: string;
  sealed: Buffer;
  personKeyId: string;
  version: number;
  createdAt: Date;
  cancelledAt: Date | null;
  timeslotState: TimeslotState | null;
  /** The limit of its timeslot, and what is taken of it; null = none. */
  limit: number | null;
  takenCount: number | null;
  /** It is beyond the limit now. */
  isOver: boolean;
}

export const limitOfTimeslot = sql`coalesce(t.wanted_capacity, c.capacity)`;
/** Beyond the limit of its timeslot, and still so. */
export const isOver = sql<boolean>`(r.over_by > 0 and r.state = 'confirmed'
  and coalesce(c.held + c.sold > ${limitOfTimeslot}, false))`;

/**
 * The timeslot of a reservation and its counter, by their keys (`offset 0`): of a client that it has no figures of
 * PostgreSQL expects one row in each table, and would read all of them again for every reservation.
 */
export const timeslotJoins = sql`
  left join lateral (select state, wanted_capacity from timeslot
    where client_id = r.client_id and id = r.timeslot_id offset 0) t on true
  left join lateral (select capacity, held, sold from counter
    where client_id = r.client_id and id = r.timeslot_id offset 0) c on true`;

/** Reservations `r` with all that is shown of them. */
export async function selectReservations(
  scope: ClientScope,
  condition: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql``,
): Promise<ReservationRow[]> {
  const { rows } = await sql<ReservationRow>`
    select r.id, r.number, r.state, r.product_id, coalesce(p.name, '') as product_name, r.calendar_id,
      coalesce(l.name, '') as location_name, r.timeslot_id, r.visit_date as date, r.visit_time as time, r.adults, r.youth,
      r.children, r.free, r.people, r.timeslot_status as status, r.over_by, r.group_name, r.sealed, r.person_key_id,
      r.version, r.created_at, r.cancelled_at, t.state as timeslot_state, ${limitOfTimeslot} as limit,
      c.held + c.sold as taken_count, ${isOver} as is_over
    from group_reservation r ${timeslotJoins}
    left join product p on p.client_id = r.client_id and p.id = r.product_id
    left join calendar k on k.client_id = r.client_id and k.id = r.calendar_id
    left join location l on l.client_id = k.client_id and l.id = k.location_id
    where r.client_id = ${scope.clientId} and ${condition} ${rest}`.execute(scope.tx);
  return rows;
}

/** @throws NotFoundError `reservation-not-found` */
export async function getReservation(scope: ClientScope, id: string): Promise<ReservationRow> {
  const [row] = isUuid(id) ? await selectReservations(scope, sql`r.id = ${id}`) : [];
  if (!row) throw new NotFoundError('reservation-not-found');
  return row;
}

/** These reservations, by visit. */
export async function listReservationRows(
  scope: ClientScope,
  ids: readonly string[],
): Promise<ReservationRow[]> {
  if (ids.length === 0) return [];
  return selectReservations(
    scope,
    sql`r.id = any (${[...ids]}::uuid[])`,
    sql`order by r.visit_date, r.visit_time, r.number`,
  );
}

/** The reservation, held against every other change until the transaction ends. @throws NotFoundError `reservation-not-found` */
export async function lockReservation(scope: ClientScope, id: string): Promise<ReservationRow> {
  if (!isUuid(id)) throw new NotFoundError('reservation-not-found');
  await sql`select from group_reservation where client_id = ${scope.clientId} and id = ${id} for update`.execute(
    scope.tx,
  );
  return getReservation(scope, id);
}

/** What confirmed reservations close, besides this one, on dates of some calendars. */
export async function listOtherClosings(
  scope: ClientScope,
  id: string,
  { calendarIds, dates }: { calendarIds: readonly string[]; dates: readonly LocalDate[] },
): Promise<{ calendarId: string; timeslotId: string; date: LocalDate; status: GroupReservationStatus }[]> {
  if (calendarIds.length === 0) return [];
  const { rows } = await sql<{
    calendarId: string;
    timeslotId: string;
    date: LocalDate;
    status: GroupReservationStatus;
  }>`
    select calendar_id, timeslot_id, visit_date as date, timeslot_status as status from group_reservation
    where client_id = ${scope.clientId} and calendar_id = any (${[...new Set(calendarIds)]}::uuid[])
      and visit_date = any (${[...new Set(dates)]}::date[]) and state = 'confirmed' and id <> ${id}
      and timeslot_status in ('yes and close the timeslot', 'yes and close the day')`.execute(scope.tx);
  return rows;
}

/** Where and when a group comes, and what it does there. */
export interface ReservationPlace extends GroupPeople {
  productId: string;
  calendarId: string;
  timeslotId: string;
  visitDate: LocalDate;
  visitTime: LocalTime;
  timeslotStatus: GroupReservationStatus;
  groupName: string;
}

/** The contact as it is kept. */
export interface SealedContact {
  sealed: Buffer;
  contactDigests: string[];
  emailDigest: string | null;
}

export async function insertReservation(
  scope: ClientScope,
  row: ReservationPlace & SealedContact & { id: string; personKeyId: string; createdAt: Date },
): Promise<void> {
  const { rows } = await sql<{ last: number }>`
    insert into group_reservation_number (client_id, last) values (${scope.clientId}, 1)
    on conflict (client_id) do update set last = group_reservation_number.last + 1 returning last`.execute(
    scope.tx,
  );
  await scope.tx
    .insertInto('groupReservation')
    .values({ clientId: scope.clientId, ...row, number: rows[0]?.last ?? 1 })
    .execute();
}

export async function updateReservation(
  scope: ClientScope,
  id: string,
  change: Partial<
    ReservationPlace &
      SealedContact & { personKeyId: string; overBy: number; state: ReservationState; cancelledAt: Date }
  >,
): Promise<void> {
  await scope.tx
    .updateTable('groupReservation')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** What it went over the limit is part of the version that was just written. */
export async function updateOverBy(scope: ClientScope, id: string, overBy: number): Promise<void> {
  await scope.tx
    .updateTable('groupReservation')
    .set({ overBy })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

export async function deleteReservationRow(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .deleteFrom('groupReservation')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}
