import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface TicketOfToday {
  orderId: string;
  number: number | null;
  buyerName: string;
  time: string | null;
  code: string;
  ticketTypeId: string;
  ticketTypeName: string;
  productName: string;
  isUsed: boolean;
  isGroup: boolean;
}

const MOST_ORDERS = 20;

/**
 * Active tickets for a date, or for any date, of the first orders that fit. Names are compared of the orders of that date
 * only, which are read by their ids: under row-level security no index serves a part of a name.
 */
export async function findTicketsOfToday(
  scope: ClientScope,
  { date, isTest, name, number }: { date: string; isTest: boolean; name: string; number: number | null },
): Promise<TicketOfToday[]> {
  const wanted = `%${name.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<TicketOfToday>`
    with fitting as materialized (
      select id from orders where client_id = ${scope.clientId} and number = ${number}
      union
      select id from orders where client_id = ${scope.clientId} and buyer_name ilike ${wanted} and id = any (array(
        select order_id from ticket where client_id = ${scope.clientId} and visit_date = ${date} and state = 'active'))),
    found as materialized (
      select id, number, buyer_name from orders
      where client_id = ${scope.clientId} and id = any (array(select id from fitting)) and completed_at is not null
        and test = ${isTest}
      order by buyer_name, id limit ${MOST_ORDERS})
    select o.id as order_id, o.number, o.buyer_name, t.visit_time as time, t.code, t.ticket_type_id, l.ticket_type_name,
      l.product_name, t.used_at is not null as is_used, t.group_ticket as is_group
    from found o
    join ticket t on t.client_id = ${scope.clientId} and t.order_id = o.id and t.state = 'active'
      and (t.visit_date = ${date} or t.visit_date is null)
    join order_line l on l.client_id = t.client_id and l.id = t.order_line_id
    order by o.buyer_name, o.id, l.position, t.id limit 500`.execute(scope.tx);
  return rows;
}
