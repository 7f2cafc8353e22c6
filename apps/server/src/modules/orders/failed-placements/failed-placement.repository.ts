import type { Currency } from '@foyer/domain/money/currency.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** What a visitor wanted to order when the database did not take it. */
export interface NewFailedPlacement {
  cartId: string;
  channelId: string | null;
  itemCount: number;
  totalMinor: number;
  currency: Currency;
  visitDate: string | null;
  /** The SQLSTATE, or the name of the error. */
  code: string;
}

export interface FailedPlacement extends Omit<NewFailedPlacement, 'channelId'> {
  id: string;
  channelName: string | null;
  tries: number;
  firstAt: Date;
  lastAt: Date;
  /** The order that the same cart became after all. */
  orderId: string | null;
}

/** One more try of a cart that failed. Those that were last tried before `since` go. */
export async function keepFailedPlacement(
  { clientId, tx }: ClientScope,
  { cartId, channelId, itemCount, totalMinor, currency, visitDate, code }: NewFailedPlacement,
  { at, since }: { at: Date; since: Date },
): Promise<void> {
  await sql`delete from failed_placement where client_id = ${clientId} and last_at < ${since}`.execute(tx);
  await sql`
    insert into failed_placement as f (client_id, cart_id, channel_id, item_count, total_minor, currency, visit_date, code,
      first_at, last_at)
    values (${clientId}, ${cartId}, ${channelId}, ${itemCount}, ${totalMinor}, ${currency}, ${visitDate}, ${code}, ${at}, ${at})
    on conflict (client_id, cart_id) do update set tries = f.tries + 1, last_at = excluded.last_at,
      code = excluded.code, item_count = excluded.item_count, total_minor = excluded.total_minor,
      visit_date = excluded.visit_date`.execute(tx);
}

/** The newest first. */
export async function listFailedPlacementRows(
  { clientId, tx }: ClientScope,
  limit: number,
): Promise<FailedPlacement[]> {
  const { rows } = await sql<FailedPlacement>`
    select f.id, f.cart_id, f.item_count, f.total_minor, f.currency, f.visit_date, f.code, f.tries, f.first_at, f.last_at,
      ch.name as channel_name, c.order_id
    from failed_placement f
    left join channel ch on ch.client_id = f.client_id and ch.id = f.channel_id
    left join cart c on c.client_id = f.client_id and c.id = f.cart_id
    where f.client_id = ${clientId} order by f.last_at desc, f.id limit ${limit}`.execute(tx);
  return rows;
}
