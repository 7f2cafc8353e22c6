import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A ticket type with everything that a file may call it, in small letters. */
export interface TypeByName {
  id: string;
  ticketGroupId: string;
  names: string[];
}

/** The ticket types that are not archived: their names in every language, their number and their article code. */
export async function listTypesByName(scope: ClientScope): Promise<TypeByName[]> {
  const { rows } = await sql<TypeByName>`
    select t.id, t.ticket_group_id, array(
      select lower(c.text) from content c where c.client_id = t.client_id and c.owner = 'ticket-type'
        and c.owner_id = t.id and c.field = 'name' and c.text <> ''
      union select t.number::text union select lower(t.article_code) where t.article_code <> '') as names
    from ticket_type t where t.client_id = ${scope.clientId} and t.archived_at is null
    order by t.active desc, t.number`.execute(scope.tx);
  return rows;
}
