import type { GroupVisit } from '@foyer/domain/capacity/sale-counters.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Places } from '../capacity/index.ts';

/** Places that the lease of a desk has of one timeslot: as many of each of its counters. */
export interface LeasedTimeslot {
  timeslotId: string;
  places: number;
  counterIds: string[];
}

/**
 * What the lease of a desk at a till has, with its row held until the transaction ends. Comes after the session of the till and
 * before the limits. Nothing where the till has no such lease, or it has ended.
 */
export async function lockLeasePlaces(
  scope: ClientScope,
  { leaseId, tillId }: { leaseId: string; tillId: string },
): Promise<LeasedTimeslot[]> {
  const { rows } = await sql<{ id: string }>`select id from desk_lease
    where client_id = ${scope.clientId} and id = ${leaseId} and till_id = ${tillId} for update`.execute(
    scope.tx,
  );
  return listLeasePlaces(
    scope,
    rows.map(({ id }) => id),
  );
}

export async function listLeasePlaces(
  scope: ClientScope,
  leaseIds: readonly string[],
): Promise<(LeasedTimeslot & { leaseId: string })[]> {
  if (leaseIds.length === 0) return [];
  const { rows } = await sql<LeasedTimeslot & { leaseId: string }>`
    select lease_id, timeslot_id, max(quantity) as places, array_agg(counter_id order by counter_id) as counter_ids
    from desk_lease_counter
    where client_id = ${scope.clientId} and lease_id = any (${[...leaseIds]}::uuid[])
    group by lease_id, timeslot_id`.execute(scope.tx);
  return rows;
}

/** Writes down what a lease has of a timeslot from now on; its places are taken or given back by the caller. */
export async function setLeasePlaces(
  scope: ClientScope,
  leaseId: string,
  { timeslotId, places, counterIds }: LeasedTimeslot,
): Promise<void> {
  await sql`delete from desk_lease_counter where client_id = ${scope.clientId} and lease_id = ${leaseId}
    and timeslot_id = ${timeslotId}`.execute(scope.tx);
  if (places === 0) return;
  await sql`insert into desk_lease_counter (client_id, lease_id, timeslot_id, counter_id, quantity)
    select ${scope.clientId}::uuid, ${leaseId}::uuid, ${timeslotId}::uuid, w.id, ${places}::int
    from unnest(${[...counterIds]}::uuid[]) as w (id)`.execute(scope.tx);
}

export const placesOfLease = (leased: readonly LeasedTimeslot[]): Places[] =>
  leased.flatMap(({ counterIds, places }) =>
    counterIds.map((counterId) => ({ counterId, quantity: places })),
  );

export interface LeaseInside extends GroupVisit {
  leaseId: string;
  places: number;
}

/** Leases that take places at a location; those whose visit is over are counted no more. */
export async function listLeasesInside(scope: ClientScope, locationId: string): Promise<LeaseInside[]> {
  const { rows } = await sql<LeaseInside>`
    select c.lease_id, max(c.quantity) as places, t.id as timeslot_id, t.starts_at, l.id as location_id, l.house_limit
    from desk_lease_counter c
    join timeslot t on t.client_id = c.client_id and t.id = c.timeslot_id
    join calendar k on k.client_id = t.client_id and k.id = t.calendar_id
    join location l on l.client_id = k.client_id and l.id = k.location_id
    where c.client_id = ${scope.clientId} and l.id = ${locationId} and t.local_date >= current_date - 2
    group by c.lease_id, t.client_id, t.id, l.client_id, l.id`.execute(scope.tx);
  return rows;
}
