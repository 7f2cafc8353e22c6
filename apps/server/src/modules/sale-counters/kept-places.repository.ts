import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/**
 * The places of a lease that sales have which wait for staff, by the timeslot of their visit: their visitors have paid and hold
 * printed tickets, so that their places stay with the lease until staff finish the sale or give it back.
 * @param forSaleId the sale that uses the lease: where it waits itself, only those that came in before it have places of their own.
 */
export async function listKeptPlaces(
  scope: ClientScope,
  leaseId: string,
  forSaleId: string | null = null,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ timeslotId: string; tickets: number }>`
    select kept.sale -> 'wish' ->> 'timeslotId' as timeslot_id, sum(kept.tickets)::int as tickets
    from desk_lease_sale kept
    where kept.client_id = ${scope.clientId} and kept.lease_id = ${leaseId} and kept.state = 'kept'
      and kept.sale -> 'wish' ->> 'timeslotId' is not null
      and not exists (select from desk_lease_sale own
        where own.client_id = kept.client_id and own.id = ${forSaleId}::uuid and own.state = 'kept'
          and (own.received_at, own.id) <= (kept.received_at, kept.id))
    group by 1`.execute(scope.tx);
  return new Map(rows.map(({ timeslotId, tickets }) => [timeslotId, tickets]));
}
