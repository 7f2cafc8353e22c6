import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** An order with unused tickets that take places in a timeslot: merchandise takes none. */
export interface OrderToChoose {
  orderId: string;
  orderNumber: string;
  ticketCount: number;
}

/** The orders of a timeslot, the newest first. */
export async function listOrdersToChoose(scope: ClientScope, timeslotId: string): Promise<OrderToChoose[]> {
  const { rows } = await sql<{
    orderId: string;
    number: number | null;
    orderPrefix: string;
    ticketCount: number;
  }>`
    select o.id as order_id, o.number, c.order_prefix, count(*)::int as ticket_count
    from ticket t
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
      and y.item_kind not in ('merchandise', 'gift-card')
    join orders o on o.client_id = t.client_id and o.id = t.order_id
    join client c on c.id = t.client_id
    where t.client_id = ${scope.clientId} and t.timeslot_id = ${timeslotId}
      and t.state <> 'cancelled' and t.used_at is null
    group by o.id, o.number, c.order_prefix order by o.id desc`.execute(scope.tx);
  return rows.map(({ number, orderPrefix, ...order }) => ({
    ...order,
    orderNumber: number === null ? '' : formatOrderNumber(number, orderPrefix),
  }));
}
