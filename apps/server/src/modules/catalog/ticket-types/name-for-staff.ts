import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** Something of a sold ticket, with the names under which it was sold: those of the buyer's language. */
interface SoldName {
  ticketTypeId: string;
  ticketTypeName: string;
  productName: string;
}

/**
 * The same rows with the names that staff read (decision 0111): in the language of their interface, else in the
 * client's default language, else as they were sold. Without a language they stay as sold.
 */
export async function nameForStaff<Row extends SoldName>(
  scope: ClientScope,
  rows: readonly Row[],
  language: string | undefined,
): Promise<Row[]> {
  const ids = [...new Set(rows.map(({ ticketTypeId }) => ticketTypeId))];
  if (language === undefined || ids.length === 0) return [...rows];
  const names = new Map((await listNames(scope, ids, language)).map((name) => [name.id, name]));
  return rows.map((row) => {
    const { typeName, productTitle } = names.get(row.ticketTypeId) ?? {};
    return {
      ...row,
      ticketTypeName: typeName ?? row.ticketTypeName,
      productName: productTitle ?? row.productName,
    };
  });
}

interface StaffName {
  id: string;
  typeName: string | null;
  productTitle: string | null;
}

async function listNames(
  { clientId, tx }: ClientScope,
  ids: string[],
  language: string,
): Promise<StaffName[]> {
  const text = (owner: string, ownerId: string, field: string) => sql`(
    select c.text from content c
    where c.client_id = t.client_id and c.owner = ${owner} and c.owner_id = ${sql.ref(ownerId)} and c.field = ${field}
      and c.text <> '' and c.language in (${language}, split_part(k.default_locale, '_', 1))
    order by c.language = ${language} desc limit 1)`;
  const { rows } = await sql<StaffName>`
    select t.id, ${text('ticket-type', 't.id', 'name')} as type_name,
      ${text('product', 'g.product_id', 'title')} as product_title
    from ticket_type t
    join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
    join client k on k.id = t.client_id
    where t.client_id = ${clientId} and t.id = any (${ids}::uuid[])`.execute(tx);
  return rows;
}
