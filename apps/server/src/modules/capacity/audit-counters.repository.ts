import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** A counter whose figures differ from the sum of its holds, orders, group reservations and leases of desks. */
export interface CounterDifference {
  clientId: string;
  counterId: string;
  held: number;
  heldByHolds: number;
  sold: number;
  soldByOrders: number;
}

/**
 * Compares every counter with the sums of what holds, and of what completed orders, group reservations and leases of desks
 * took, in one snapshot. Needs the worker role, or a client in scope.
 */
export async function listCounterDifferences(
  db: Database | DatabaseTransaction,
): Promise<CounterDifference[]> {
  const { rows } = await sql<CounterDifference>`
    with held as (
      select h.client_id, l.counter_id, sum(l.quantity)::int as quantity
      from hold h, unnest(h.counter_ids, h.quantities) as l (counter_id, quantity) group by 1, 2),
    sold as (
      select client_id, counter_id, sum(quantity)::int as quantity
      from (select client_id, counter_id, quantity from order_counter
        union all select client_id, counter_id, quantity from group_reservation_counter
        union all select client_id, counter_id, quantity from desk_lease_counter) taken
      group by 1, 2)
    select c.client_id, c.id as counter_id, c.held, coalesce(h.quantity, 0) as held_by_holds,
      c.sold, coalesce(s.quantity, 0) as sold_by_orders
    from counter c
    left join held h on h.client_id = c.client_id and h.counter_id = c.id
    left join sold s on s.client_id = c.client_id and s.counter_id = c.id
    where c.held <> coalesce(h.quantity, 0) or c.sold <> coalesce(s.quantity, 0)
      or c.held + c.sold > c.capacity`.execute(db);
  return rows;
}
