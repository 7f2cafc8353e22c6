import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { changeLimits } from '../capacity/index.ts';

/**
 * Whether tickets of a type are sold or held; cancelled ones are not. No place of this client is held or sold between this
 * call and the end of the transaction (decision 0024).
 */
export async function isTypeTaken(scope: ClientScope, ticketTypeId: string): Promise<boolean> {
  await changeLimits(scope);
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from hold h cross join jsonb_array_elements(h.sale) as line
      where h.client_id = ${scope.clientId} and (line ->> 'ticketTypeId')::uuid = ${ticketTypeId}::uuid)
    or exists (select from order_line l
      join ticket t on t.client_id = l.client_id and t.order_id = l.order_id and t.order_line_id = l.id
      where l.client_id = ${scope.clientId} and l.ticket_type_id = ${ticketTypeId} and t.state <> 'cancelled') as taken`.execute(
    scope.tx,
  );
  return rows[0]?.taken ?? false;
}
