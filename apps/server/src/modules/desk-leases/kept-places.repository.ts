import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/**
 * The tickets of sales that wait for staff, by the timeslot of their visit: their visitors have paid and hold printed tickets, so
 * that their places stay with the lease until staff finish the sale or give it back.
 */
export async function listKeptPlaces(scope: ClientScope, leaseId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ timeslotId: string; tickets: number }>`
    select sale -> 'wish' ->> 'timeslotId' as timeslot_id, sum(tickets)::int as tickets from desk_lease_sale
    where client_id = ${scope.clientId} and lease_id = ${leaseId} and state = 'kept'
      and sale -> 'wish' ->> 'timeslotId' is not null
    group by 1`.execute(scope.tx);
  return new Map(rows.map(({ timeslotId, tickets }) => [timeslotId, tickets]));
}
