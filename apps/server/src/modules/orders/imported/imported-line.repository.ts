import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

interface LineOfOrder {
  id: string;
  orderId: string;
  ticketTypeId: string;
}

/** The one line of each of these orders, by the order. */
export async function findOrderLines(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<Map<string, LineOfOrder>> {
  const { rows } = await sql<LineOfOrder>`
    select id, order_id, ticket_type_id from order_line
    where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[])`.execute(scope.tx);
  return new Map(rows.map((row) => [row.orderId, row]));
}
