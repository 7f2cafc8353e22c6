import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** What the reports of an order say of what it sold; each once. */
export interface SoldFacts {
  /** The article codes of its ticket types; of one without a code its number (product.md, section 4). */
  articles: string[];
  categories: string[];
}

/** Of these orders, each read by its key. */
export async function listSoldFacts(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<Map<string, SoldFacts>> {
  const { rows } = await sql<SoldFacts & { orderId: string }>`
    select w.order_id, sold.articles, sold.categories
    from unnest(${[...orderIds]}::uuid[]) as w (order_id)
    cross join lateral (
      select coalesce(array_agg(coalesce(nullif(t.article_code, ''), t.number::text) order by l.position), '{}') as articles,
        coalesce(array_agg(p.category order by l.position) filter (where p.category <> ''), '{}') as categories
      from order_line l
      join ticket_type t on t.client_id = l.client_id and t.id = l.ticket_type_id
      join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
      join product p on p.client_id = g.client_id and p.id = g.product_id
      where l.client_id = ${scope.clientId} and l.order_id = w.order_id) sold`.execute(scope.tx);
  const once = (values: readonly string[]) => [...new Set(values)];
  return new Map(
    rows.map(({ orderId, articles, categories }) => [
      orderId,
      { articles: once(articles), categories: once(categories) },
    ]),
  );
}
