import { sql } from 'kysely';
import type { ClientScope, Database } from '../../../platform/database/database.ts';

/** The oldest unpaid orders of all clients whose hold has expired (worker role). */
export async function listOrdersWithoutHold(
  db: Database,
  limit: number,
): Promise<{ clientId: string; id: string }[]> {
  return db
    .selectFrom('orders')
    .select(['orders.clientId', 'orders.id'])
    .where('orders.state', 'in', ['reserved', 'pending payment', 'failed'])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('hold')
            .select('hold.id')
            .whereRef('hold.clientId', '=', 'orders.clientId')
            .whereRef('hold.id', '=', 'orders.holdId'),
        ),
      ),
    )
    .orderBy('orders.createdAt')
    .limit(limit)
    .execute();
}

/** The id of the client's order with this secret. */
export async function findOrderIdBySecret(
  scope: ClientScope,
  secretHash: Buffer,
): Promise<string | undefined> {
  const row = await scope.tx
    .selectFrom('orders')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('secretHash', '=', secretHash)
    .executeTakeFirst();
  return row?.id;
}

/** The client of an order with this secret. Looks across clients and answers nothing else. */
export async function findClientIdBySecret(db: Database, secretHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string | null;
  }>`select find_client_by_order_secret(${secretHash}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}
