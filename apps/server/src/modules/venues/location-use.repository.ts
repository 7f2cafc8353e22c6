import type { LocationUse } from '@foyer/domain/venues/location-deletion.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/**
 * The uses of each of the client's locations: archived events too, which also keep it. A revoked gate has no
 * location.
 */
export async function countLocationUse(scope: ClientScope): Promise<Map<string, LocationUse>> {
  const { rows } = await sql<LocationUse & { id: string }>`
    select l.id,
      (select count(*)::int from product_location p
        where p.client_id = l.client_id and p.location_id = l.id) as product_count,
      (select count(*)::int from calendar c
        where c.client_id = l.client_id and c.location_id = l.id) as timeslot_group_count,
      (select count(*)::int from event e
        where e.client_id = l.client_id and e.location_id = l.id) as event_count,
      (select count(*)::int from device d
        where d.client_id = l.client_id and d.location_id = l.id) as scanner_count
    from location l where l.client_id = ${scope.clientId}`.execute(scope.tx);
  return new Map(rows.map(({ id, ...use }) => [id, use]));
}

/**
 * How many accounts may sign in only at this location's networks, or at those of others too. The location is locked
 * until the end of the transaction: no account can be limited to it while its networks are removed.
 */
export async function countLoginAccounts(scope: ClientScope, id: string): Promise<number> {
  await sql`select from location where client_id = ${scope.clientId} and id = ${id} for update`.execute(
    scope.tx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account_login_location
    where client_id = ${scope.clientId} and location_id = ${id}`.execute(scope.tx);
  return rows[0]?.count ?? 0;
}
