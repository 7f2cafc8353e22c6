import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** What visitors are in the middle of on a sales page. */
export interface OpenCarts {
  /** Carts that hold places and have no order. */
  cartCount: number;
  /** In these carts: products and merchandise are none. */
  ticketCount: number;
  /** When the last of these carts ends; null = there is none. */
  lastEndsAt: Date | null;
  /** Orders that are not paid yet. */
  paymentCount: number;
}

/** Ids begin with their time, and a hold lasts less than a day: older carts need not be read. */
const idOfYesterday = sql`rpad(
  lpad(to_hex((extract(epoch from now() - interval '1 day') * 1000)::bigint), 12, '0'), 32, '0')::uuid`;

/** Of one channel at a moment. */
export async function readOpenCarts(scope: ClientScope, channelId: string, at: Date): Promise<OpenCarts> {
  const { clientId } = scope;
  const { rows } = await sql<OpenCarts>`
    select count(*)::int as cart_count, coalesce(sum(line.tickets), 0)::int as ticket_count,
      max(h.expires_at) as last_ends_at,
      (select count(*)::int from orders o where o.client_id = ${clientId} and o.channel_id = ${channelId}
        and o.state in ('reserved', 'pending payment')) as payment_count
    from cart c
    join hold h on h.client_id = c.client_id and h.id = c.hold_id and h.expires_at > ${at}
    cross join lateral (
      select sum((one ->> 'quantity')::int) as tickets from jsonb_array_elements(c.lines) one
      join ticket_type y on y.client_id = c.client_id and y.id = (one ->> 'ticketTypeId')::uuid
        and y.item_kind = 'admission') line
    where c.client_id = ${clientId} and c.channel_id = ${channelId} and c.order_id is null
      and c.id >= ${idOfYesterday}`.execute(scope.tx);
  return rows[0] ?? { cartCount: 0, ticketCount: 0, lastEndsAt: null, paymentCount: 0 };
}
