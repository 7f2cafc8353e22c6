import type { CodeUse } from '@foyer/domain/capacity/sale-counters.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Places } from '../capacity/index.ts';

/** What a completed order takes of the counters. */
export async function listOrderPlaces(scope: ClientScope, orderId: string): Promise<Places[]> {
  const { rows } = await sql<Places>`
    select counter_id, quantity from order_counter
    where client_id = ${scope.clientId} and order_id = ${orderId}`.execute(scope.tx);
  return rows;
}

/** Writes down what an order takes from now on. */
export async function replaceOrderPlaces(
  scope: ClientScope,
  orderId: string,
  places: readonly Places[],
): Promise<void> {
  await sql`delete from order_counter where client_id = ${scope.clientId} and order_id = ${orderId}`.execute(
    scope.tx,
  );
  await sql`insert into order_counter (client_id, order_id, counter_id, quantity)
    select ${scope.clientId}::uuid, ${orderId}::uuid, w.* from unnest(${places.map(({ counterId }) => counterId)}::uuid[],
      ${places.map(({ quantity }) => quantity)}::int[]) as w`.execute(scope.tx);
}

/** The code that an order uses, with the limit of this moment; a deleted one is counted without a limit. */
export async function findCodeOfOrder(scope: ClientScope, orderId: string): Promise<CodeUse | null> {
  const { rows } = await sql<CodeUse>`
    select o.discount_code_id as code_id, d.most_uses from order_discount o
    left join discount d on d.client_id = o.client_id and d.id = o.discount_id
    where o.client_id = ${scope.clientId} and o.order_id = ${orderId}`.execute(scope.tx);
  return rows[0] ?? null;
}
