import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getClient } from '../../clients/index.ts';
import { listSalesOfChannels } from '../../orders/index.ts';

/** What a channel sold today and in the six days before. */
export interface ChannelWeek {
  /** The first is six days ago, the last is today. */
  ordersByDay: number[];
  revenueMinor: number;
}

const DAYS = 7;

/** Of several channels, in their order. */
export async function showWeekOfChannels(
  scope: ClientScope,
  channelIds: readonly string[],
  at: Date,
): Promise<ChannelWeek[]> {
  const { timeZone, paymentEnvironment } = await getClient(scope);
  const first = addDays(localDateAt(at, timeZone), 1 - DAYS);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
  const sales = await listSalesOfChannels(scope, channelIds, {
    since: first,
    timeZone,
    countsTestOrders: paymentEnvironment === 'test',
  });
  return channelIds.map((id) => {
    const own = sales.filter(({ channelId }) => channelId === id);
    return {
      ordersByDay: days.map((date) => own.find(({ day }) => day === date)?.orderCount ?? 0),
      revenueMinor: own.reduce((sum, { revenueMinor }) => sum + revenueMinor, 0),
    };
  });
}
