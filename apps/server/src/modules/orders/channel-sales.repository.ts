import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** What was ordered through a channel on one day by the client's clock. */
export interface ChannelSales {
  channelId: string;
  day: string;
  orderCount: number;
  /** Less what went back. */
  revenueMinor: number;
}

/** Completed orders of channels since a day, by day; test orders count while the client tests, and only
 * then. Days without orders are left out. */
export async function listSalesOfChannels(
  scope: ClientScope,
  channelIds: readonly string[],
  { since, timeZone, countsTestOrders }: { since: LocalDate; timeZone: string; countsTestOrders: boolean },
): Promise<ChannelSales[]> {
  if (channelIds.length === 0) return [];
  const { rows } = await sql<ChannelSales>`
    select channel_id, to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      count(*)::int as order_count, sum(total_minor - refunded_minor)::int as revenue_minor
    from orders
    where client_id = ${scope.clientId} and channel_id = any (${[...channelIds]}::uuid[])
      and created_at >= (${since}::date::timestamp at time zone ${timeZone}) and completed_at is not null
      and test = ${countsTestOrders}
    group by channel_id, day
    order by channel_id, day`.execute(scope.tx);
  return rows;
}
