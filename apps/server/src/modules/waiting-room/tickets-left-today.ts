import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketsLeft, type ProductLeft } from '../availability/index.ts';
import { getClient } from '../clients/index.ts';

/** What those who wait on a channel can still buy for today, for staff. */
export async function listTicketsLeftToday(
  scope: ClientScope,
  channel: Channel,
  at: Date,
): Promise<ProductLeft[]> {
  const today = localDateAt(at, (await getClient(scope)).timeZone);
  const { ticketGroupIds } = channel;
  return listTicketsLeft(scope, {
    ...{ ticketGroupIds, channel: { ...channel, isPublished: true } },
    ...{ at, from: today, until: today },
  });
}
