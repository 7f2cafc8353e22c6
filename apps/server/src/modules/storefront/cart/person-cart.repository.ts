import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

export interface CartOfPerson {
  id: string;
  createdAt: Date;
  details: Buffer;
  personKeyId: string;
  wrappedKey: Buffer;
}

/** Carts with details since an id, a stretch at a time, in the order of their ids. */
export async function listCartsWithDetails(
  scope: ClientScope,
  after: string,
  limit: number,
): Promise<CartOfPerson[]> {
  const { rows } = await sql<CartOfPerson>`
    select c.id, c.created_at, c.details, c.person_key_id, k.wrapped_key
    from cart c join person_key k on k.client_id = c.client_id and k.id = c.person_key_id
    where c.client_id = ${scope.clientId} and c.id > ${after}::uuid and c.details is not null
      and k.wrapped_key is not null
    order by c.id limit ${limit}`.execute(scope.tx);
  return rows;
}

/** The carts of these orders: both name the hold. */
export async function listCartsOfOrders(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<{ id: string; createdAt: Date; personKeyId: string | null }[]> {
  const { rows } = await sql<{ id: string; createdAt: Date; personKeyId: string | null }>`
    select c.id, c.created_at, c.person_key_id from orders o
    join cart c on c.client_id = o.client_id and c.hold_id = o.hold_id
    where o.client_id = ${scope.clientId} and o.id = any (${[...orderIds]}::uuid[]) and c.details is not null`.execute(
    scope.tx,
  );
  return rows;
}

/** Empties the details of carts. */
export async function eraseCartDetails(scope: ClientScope, cartIds: readonly string[]): Promise<void> {
  if (cartIds.length === 0) return;
  await sql`update cart set details = null where client_id = ${scope.clientId}
    and id = any (${[...cartIds]}::uuid[])`.execute(scope.tx);
}

/** Carts with details that began before an instant, in the order of their ids; none of an order that waits to be paid. */
export async function listOldCarts(
  scope: ClientScope,
  { before, place, limit }: { before: string; place: string | null; limit: number },
): Promise<{ id: string; personKeyId: string | null; isOfOrder: boolean }[]> {
  const { rows } = await sql<{ id: string; personKeyId: string | null; isOfOrder: boolean }>`
    select id, person_key_id, exists (select from orders o where o.client_id = cart.client_id
      and (o.id = cart.order_id or o.hold_id = cart.hold_id)) as is_of_order
    from cart where client_id = ${scope.clientId} and id < ${before}::uuid and details is not null
      ${place === null ? sql`` : sql`and id > ${place}::uuid`}
    order by id limit ${limit}`.execute(scope.tx);
  return rows;
}
