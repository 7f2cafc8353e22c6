import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface NoteOfOrder {
  orderId: string;
  keyId: string;
  sealed: string;
}

/** The latest note for colleagues of each of these orders. */
export async function listLatestNotes(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<NoteOfOrder[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<NoteOfOrder>`
    select distinct on (order_id) order_id, facts ->> 'key' as key_id, facts ->> 'sealed' as sealed
    from order_event
    where client_id = ${scope.clientId} and order_id = any (${[...new Set(orderIds)]}::uuid[])
      and kind = 'note-added' and facts ? 'sealed'
    order by order_id, at desc, id desc`.execute(scope.tx);
  return rows;
}
