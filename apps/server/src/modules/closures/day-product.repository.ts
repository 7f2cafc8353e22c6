import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** The products at some locations whose tickets are for a day without a time. */
export async function listDayProductIds(
  scope: ClientScope,
  locationIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select distinct l.product_id from product_location l
    where l.client_id = ${scope.clientId} and l.location_id = any (${[...locationIds]}::uuid[])
      and exists (select from ticket_group g where g.client_id = l.client_id and g.product_id = l.product_id
        and g.kind <> 'day plus time')`.execute(scope.tx);
  return rows.map(({ productId }) => productId);
}

/**
 * Lets a closure of locations and an order that completes beside it follow each other: the one that comes later sees
 * the other whole.
 */
export async function lockLocations(
  scope: ClientScope,
  locationIds: readonly string[],
  strength: 'closing' | 'selling',
): Promise<void> {
  await sql`select from location where client_id = ${scope.clientId} and id = any (${[...locationIds]}::uuid[])
    order by id ${strength === 'closing' ? sql`for no key update` : sql`for share`}`.execute(scope.tx);
}

/** The day visits of an order, and the locations at which their products are offered. */
export async function listDaysOfOrder(
  scope: ClientScope,
  orderId: string,
): Promise<{ date: string; productId: string; locationIds: string[] }[]> {
  const { rows } = await sql<{ date: string; productId: string; locationIds: string[] }>`
    select distinct t.visit_date as date, g.product_id, array(select p.location_id from product_location p
      where p.client_id = g.client_id and p.product_id = g.product_id order by 1) as location_ids
    from ticket t
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    join ticket_group g on g.client_id = y.client_id and g.id = y.ticket_group_id
    where t.client_id = ${scope.clientId} and t.order_id = ${orderId} and t.timeslot_id is null
      and t.visit_date is not null and t.state <> 'cancelled'`.execute(scope.tx);
  return rows;
}

/** The closures of locations in force that hold on a date. */
export async function listClosureIdsOn(
  scope: ClientScope,
  date: string,
  locationIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from closure where client_id = ${scope.clientId} and lifted_at is null and scope_kind = 'location'
      and scope_ids && ${[...locationIds]}::uuid[] and until_local > ${date}::date
      and from_local < ${date}::date + 2
    order by id`.execute(scope.tx);
  return rows.map(({ id }) => id);
}
