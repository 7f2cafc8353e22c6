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
