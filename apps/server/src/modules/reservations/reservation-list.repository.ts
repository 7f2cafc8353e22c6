import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { ReservationFilter } from '@foyer/domain/reservations/reservation-filter-input.ts';
import { readReservationNumber } from '@foyer/domain/reservations/reservation-number.ts';
import type { ReservationSort, ReservationView } from '@foyer/domain/reservations/reservation-views.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { isOver, type ReservationRow, selectReservations, timeslotJoins } from './reservation.repository.ts';

const order = {
  visit: sql`r.visit_date, r.visit_time, r.number`,
  '-visit': sql`r.visit_date desc, r.visit_time desc, r.number desc`,
  group: sql`lower(r.group_name), r.number`,
  '-group': sql`lower(r.group_name) desc, r.number desc`,
  people: sql`r.people, r.number`,
  '-people': sql`r.people desc, r.number desc`,
} as const satisfies Record<ReservationSort, unknown>;

/** What a list is about: the client's today, and the digests of what was searched for. */
export interface Asked {
  today: LocalDate;
  digests: readonly string[];
}

/** One page of the reservations that a filter finds. */
export async function listFoundReservations(
  scope: ClientScope,
  filter: ReservationFilter,
  asked: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReservationRow[]> {
  return selectReservations(
    scope,
    found(filter, asked),
    sql`order by ${order[filter.sort]} limit ${limit} offset ${offset}`,
  );
}

export interface ReservationTotals {
  total: number;
  people: number;
}

/** Of all that a filter finds. */
export async function sumFoundReservations(
  scope: ClientScope,
  filter: ReservationFilter,
  asked: Asked,
): Promise<ReservationTotals> {
  const { rows } = await sql<ReservationTotals>`
    select count(*)::int as total, coalesce(sum(r.people), 0)::int as people
    from group_reservation r ${timeslotJoins}
    where r.client_id = ${scope.clientId} and ${found(filter, asked)}`.execute(scope.tx);
  return rows[0] ?? { total: 0, people: 0 };
}

/** How many there are in each view, whatever else is filtered. */
export async function countViews(
  scope: ClientScope,
  today: LocalDate,
  calendarId: string | null,
): Promise<Record<'coming' | 'today' | 'overCapacity' | 'cancelled', number>> {
  const { rows } = await sql<Record<'coming' | 'today' | 'overCapacity' | 'cancelled', number>>`
    select count(*) filter (where ${inView('coming', today)})::int as coming,
      count(*) filter (where ${inView('today', today)})::int as today,
      count(*) filter (where ${inView('over-capacity', today)})::int as over_capacity,
      count(*) filter (where ${inView('cancelled', today)})::int as cancelled
    from group_reservation r ${timeslotJoins}
    where r.client_id = ${scope.clientId} and (r.visit_date >= ${today}::date or r.state = 'cancelled')
      and (${calendarId}::uuid is null or r.calendar_id = ${calendarId}::uuid)`.execute(scope.tx);
  return rows[0] ?? { coming: 0, today: 0, overCapacity: 0, cancelled: 0 };
}

function inView(view: ReservationView, today: LocalDate): RawBuilder<unknown> {
  const coming = sql`r.state = 'confirmed' and r.visit_date >= ${today}::date`;
  if (view === 'cancelled') return sql`r.state = 'cancelled'`;
  if (view === 'today') return sql`r.state = 'confirmed' and r.visit_date = ${today}::date`;
  return view === 'over-capacity' ? sql`${coming} and ${isOver}` : coming;
}

function found(
  { search, view, date, productId, timeslotGroupId, status }: ReservationFilter,
  { today, digests }: Asked,
) {
  const name = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const number = readReservationNumber(search);
  // A date that was asked for may be over.
  const isShown =
    date === null || view === 'cancelled'
      ? inView(view, today)
      : sql`r.state = 'confirmed' ${view === 'over-capacity' ? sql`and ${isOver}` : sql``}`;
  return sql`${isShown}
    ${date === null ? sql`` : sql`and r.visit_date = ${date}::date`}
    ${productId === null ? sql`` : sql`and r.product_id = ${productId}`}
    ${timeslotGroupId === null ? sql`` : sql`and r.calendar_id = ${timeslotGroupId}`}
    ${status === null ? sql`` : sql`and r.timeslot_status = ${status}`}
    ${
      search === ''
        ? sql``
        : sql`and (r.group_name ilike ${name} or r.number = ${number}::int
      or (cardinality(${[...digests]}::text[]) > 0 and r.contact_digests @> ${[...digests]}::text[]))`
    }`;
}
