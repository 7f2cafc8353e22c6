import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** A cart that holds places of a timeslot and has no order: no payment for it is under way. */
export interface HeldCart {
  id: string;
  holdId: string;
  /** In this timeslot. */
  places: number;
}

/** The oldest first. */
export async function listHeldCarts(scope: ClientScope, timeslotId: string, now: Date): Promise<HeldCart[]> {
  return select(scope, timeslotId, now, sql``);
}

/** The same, locked until the transaction ends: they can be neither changed nor ordered. */
export async function lockHeldCarts(scope: ClientScope, timeslotId: string, now: Date): Promise<HeldCart[]> {
  return select(scope, timeslotId, now, sql`for update of c`);
}

async function select(
  scope: ClientScope,
  timeslotId: string,
  now: Date,
  lock: RawBuilder<unknown>,
): Promise<HeldCart[]> {
  const { rows } = await sql<HeldCart>`
    select c.id, h.id as hold_id, h.quantities[array_position(h.counter_ids, ${timeslotId}::uuid)] as places
    from hold h
    join cart c on c.client_id = ${scope.clientId} and c.hold_id = h.id and c.order_id is null
      and c.id >= ${idOfYesterday}
    where h.client_id = ${scope.clientId} and ${timeslotId}::uuid = any (h.counter_ids) and h.expires_at > ${now}
    order by c.id ${lock}`.execute(scope.tx);
  return rows;
}

/** Ids begin with their time, and a hold lasts less than a day: older carts need not be read. */
const idOfYesterday = sql`rpad(
  lpad(to_hex((extract(epoch from now() - interval '1 day') * 1000)::bigint), 12, '0'), 32, '0')::uuid`;

/** Ends the time of these carts, as a release by the visitor does. */
export async function endTimeOfCarts(scope: ClientScope, ids: readonly string[], at: Date): Promise<void> {
  await sql`update cart set hold_expires_at = ${at}, updated_at = now()
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(scope.tx);
}

/** How many of the carts became orders. */
export async function countOrderedCarts(scope: ClientScope, cartIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(order_id) as orders from cart
    where client_id = ${scope.clientId} and id = any (${[...cartIds]}::uuid[])`.execute(scope.tx);
  return rows[0]?.orders ?? 0;
}
