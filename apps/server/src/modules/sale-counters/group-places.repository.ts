import type { GroupVisit } from '@foyer/domain/capacity/sale-counters.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

const visitColumns = sql`t.id as timeslot_id, t.starts_at, l.id as location_id, l.house_limit`;
const visitJoins = sql`
  join calendar k on k.client_id = t.client_id and k.id = t.calendar_id
  join location l on l.client_id = k.client_id and l.id = k.location_id`;

/** When and where groups come, and what limits them there. */
export async function listGroupVisits(
  scope: ClientScope,
  timeslotIds: readonly string[],
): Promise<GroupVisit[]> {
  const { rows } = await sql<GroupVisit>`
    select ${visitColumns} from timeslot t ${visitJoins}
    where t.client_id = ${scope.clientId} and t.id = any (${[...timeslotIds]}::uuid[])`.execute(scope.tx);
  return rows;
}

export interface GroupInside extends GroupVisit {
  reservationId: string;
  people: number;
}

/** The groups that take places at a location; those whose visit is over are counted no more. */
export async function listGroupsInside(scope: ClientScope, locationId: string): Promise<GroupInside[]> {
  const { rows } = await sql<GroupInside>`
    select r.id as reservation_id, r.people, ${visitColumns}
    from group_reservation r
    join timeslot t on t.client_id = r.client_id and t.id = r.timeslot_id ${visitJoins}
    where r.client_id = ${scope.clientId} and r.state = 'confirmed' and r.timeslot_status <> 'no'
      and r.visit_date >= current_date - 2 and l.id = ${locationId}`.execute(scope.tx);
  return rows;
}

/** Writes down what a reservation takes from now on. */
export async function insertGroupPlaces(
  scope: ClientScope,
  reservationId: string,
  places: readonly { counterId: string; quantity: number }[],
): Promise<void> {
  await sql`insert into group_reservation_counter (client_id, reservation_id, counter_id, quantity)
    select ${scope.clientId}::uuid, ${reservationId}::uuid, w.* from unnest(
      ${places.map(({ counterId }) => counterId)}::uuid[], ${places.map(({ quantity }) => quantity)}::int[]) as w`.execute(
    scope.tx,
  );
}

/** Of these reservations; the caller keeps the limits from before. */
export async function listGroupPlaces(
  scope: ClientScope,
  reservationId: string,
): Promise<{ counterId: string; quantity: number }[]> {
  const { rows } = await sql<{ counterId: string; quantity: number }>`
    select counter_id, quantity from group_reservation_counter
    where client_id = ${scope.clientId} and reservation_id = ${reservationId}`.execute(scope.tx);
  return rows;
}

export async function deleteGroupPlaces(scope: ClientScope, reservationId: string): Promise<void> {
  await sql`delete from group_reservation_counter
    where client_id = ${scope.clientId} and reservation_id = ${reservationId}`.execute(scope.tx);
}
