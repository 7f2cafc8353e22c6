import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { daysOfPeriod } from '@foyer/domain/orders/order-periods.ts';
import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import type { OrderOverview } from '../order-overview.repository.ts';
import type { OrderSelection } from './find-order-ids.ts';
import { type OrderListInput, readFilter, readListClient } from './list-orders.ts';
import { listStretch, type OrderPlace } from './order-list.repository.ts';

/** The selection as a worker finds it later: "last 7 days" stay these seven. */
export async function withFixedDays(
  context: RequestContext,
  { orderIds = null, filter = null }: OrderSelection,
): Promise<OrderSelection> {
  if (orderIds || !filter) return { orderIds, filter };
  const today = localDateAt(context.app.clock(), (await readListClient(context)).timeZone);
  const fixed = (period: string | null | undefined) => {
    const days = period ? daysOfPeriod(period, today) : null;
    return days && `${days.from}..${days.until}`;
  };
  const { placed, visit, refunded } = filter;
  return { filter: { ...filter, placed: fixed(placed), visit: fixed(visit), refunded: fixed(refunded) } };
}

/** A worker's next orders of a selection, the newest first, with the place behind them. */
export async function readOrdersOn(
  app: App,
  clientId: string,
  { orderIds = null, filter = null }: OrderSelection,
  { place, limit }: { place: string | null; limit: number },
): Promise<{ orders: OrderOverview[]; place: string | null }> {
  const asker = {
    app,
    clientId,
    inClient: <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work),
  };
  const client = await readListClient(asker);
  const input: OrderListInput = orderIds ? {} : (filter ?? {});
  const wanted = { ...(await readFilter(asker, client, input, null)), orderIds };
  const found = await listStretch(app.db, client, wanted, {
    sort: 'placed',
    isAscending: false,
    after: place ? (JSON.parse(place) as OrderPlace) : null,
    before: null,
    limit,
    isInverted: false,
  });
  const last = found.at(-1)?.place;
  return { orders: found.map(({ order }) => order), place: last ? JSON.stringify(last) : place };
}
