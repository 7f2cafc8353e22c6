import type { LocationUse } from '@foyer/domain/venues/location-deletion.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** How many products and timeslot groups stand at each of the client's locations. */
export async function countLocationUse(scope: ClientScope): Promise<Map<string, LocationUse>> {
  const { rows } = await sql<LocationUse & { id: string }>`
    select l.id,
      (select count(*)::int from product_location p
        where p.client_id = l.client_id and p.location_id = l.id) as product_count,
      (select count(*)::int from calendar c
        where c.client_id = l.client_id and c.location_id = l.id) as timeslot_group_count
    from location l where l.client_id = ${scope.clientId}`.execute(scope.tx);
  return new Map(
    rows.map(({ id, productCount, timeslotGroupCount }) => [id, { productCount, timeslotGroupCount }]),
  );
}
