import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';
import { runPrepared } from '../../../platform/database/prepared.ts';

export interface StaffName {
  id: string;
  typeName: string | null;
  productTitle: string | null;
  /** What the product is called where it has no title, as on the sales page. */
  productName: string;
}

/** The present names of ticket types and their products, in a language or the client's default one. */
export async function listStaffNames(
  scope: ClientScope,
  ids: string[],
  language: string,
): Promise<StaffName[]> {
  const text = (owner: string, ownerId: string, field: string) => sql`(
    select c.text from content c
    where c.client_id = t.client_id and c.owner = ${owner}::text and c.owner_id = ${sql.ref(ownerId)} and c.field = ${field}::text
      and c.text <> '' and c.language in (${language}::text, split_part(k.default_locale, '_', 1))
    order by c.language = ${language}::text desc limit 1)`;
  return runPrepared(
    scope,
    sql<StaffName>`
    select t.id, ${text('ticket-type', 't.id', 'name')} as type_name,
      ${text('product', 'g.product_id', 'title')} as product_title, p.name as product_name
    from ticket_type t
    join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
    join product p on p.client_id = g.client_id and p.id = g.product_id
    join client k on k.id = t.client_id
    where t.client_id = ${scope.clientId} and t.id = any (${ids}::uuid[])`,
  );
}
