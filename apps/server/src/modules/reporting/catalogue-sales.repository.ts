import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** What of one ticket type was sold by one channel; null = by staff or another way. */
export interface CatalogueSale {
  productId: string;
  ticketGroupId: string;
  ticketTypeId: string;
  channelId: string | null;
  /** Tickets that were not cancelled since; one that was moved counts once. */
  ticketCount: number;
  /** Minor units: what these tickets cost, without costs of the order. */
  revenueMinor: number;
}

/**
 * How many tickets of a line `l` of an order `o` were cancelled since; one that was moved counts as the ticket that replaced it. Only
 * an order that was cancelled in part is asked.
 */
export const cancelledOfLine = sql`
  select count(*)::int as cancelled from ticket k
  where o.state = 'partly cancelled' and k.client_id = l.client_id and k.order_id = o.id
    and k.order_line_id = l.id and k.state = 'cancelled' and k.replaced_by is null`;

interface SaleWindow {
  from: Date;
  countsTestOrders: boolean;
}

/**
 * What was sold of products or of ticket groups since a moment, in one statement. The lines are read order by order
 * (`offset 0` keeps it so): by their ticket type they would be compared with every order. A present counts when it is
 * redeemed, in an order of its own: until then it is owed, as a gift card is (decisions 0209, 0238).
 */
export async function listCatalogueSales(
  scope: ClientScope,
  { owner, ids }: { owner: 'product' | 'ticket group'; ids: readonly string[] },
  { from, countsTestOrders }: SaleWindow,
): Promise<CatalogueSale[]> {
  const { clientId, tx } = scope;
  const ownerId = owner === 'product' ? sql`g.product_id` : sql`g.id`;
  const { rows } = await sql<CatalogueSale>`
    select g.product_id, g.id as ticket_group_id, t.id as ticket_type_id, o.channel_id,
      sum(l.quantity - c.cancelled)::int as ticket_count,
      sum(round(l.total_minor::numeric * (l.quantity - c.cancelled) / l.quantity))::bigint as revenue_minor
    from orders o
    cross join lateral (
      select * from order_line where client_id = o.client_id and order_id = o.id and sells is null offset 0) l
    join ticket_type t on t.client_id = l.client_id and t.id = l.ticket_type_id
    join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
    cross join lateral (${cancelledOfLine}) c
    where o.client_id = ${clientId} and o.completed_at >= ${from} and o.test = ${countsTestOrders}
      and o.state not in ('cancelled', 'refunded') and ${ownerId} = any (${[...ids]}::uuid[])
    group by 1, 2, 3, 4`.execute(tx);
  return rows;
}
