import { addDays } from '@foyer/domain/calendar/local-date.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachClientOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { listDaysForVisitors } from '../availability/index.ts';
import { findChannel } from '../channels/index.ts';
import { makeOffers } from './make-offers.ts';
import { settleEntries } from './settle-entries.ts';
import { listClientsWithEntries, listWaitedDays, type WaitedDay } from './waiting-entry.repository.ts';

/** Every few seconds: ends what is over, and tells those who wait in turn when places came back. */
export async function tellWaiting(app: App): Promise<void> {
  const clientIds = await listClientsWithEntries(app.db);
  await eachClientOnItsOwn(app, clientIds, 'the waiting list of a client was not told', async (clientId) => {
    await settleEntries(app, clientId);
    await makeOffers(app, clientId, await findDaysWithRoom(app, clientId));
  });
}

/** Of the days that are waited for, those on which a page has room: read from the cache of months (decision 0044). */
export async function findDaysWithRoom(app: App, clientId: string): Promise<WaitedDay[]> {
  const { waited, channels } = await inClient(app.db, clientId, async (scope) => {
    const days = await listWaitedDays(scope);
    const ids = [...new Set(days.map(({ channelId }) => channelId))];
    const found = await Promise.all(ids.map((id) => findChannel(scope, id)));
    return { waited: days, channels: new Map(found.map((channel) => [channel?.id, channel])) };
  });
  const asked = Map.groupBy(waited, ({ channelId, ticketGroupIds, date }) =>
    [channelId, ticketGroupIds.join(), date.slice(0, 7)].join(' '),
  );
  const open: WaitedDay[] = [];
  for (const days of asked.values()) {
    const [{ channelId, ticketGroupIds, date } = { channelId: '', ticketGroupIds: [], date: '' }] = days;
    const channel = channels.get(channelId);
    if (!channel?.salesFlow.waitingList) continue;
    const from = `${date.slice(0, 7)}-01`;
    const onSale = await listDaysForVisitors(app.db, clientId, {
      ticketGroupIds,
      people: Math.min(...days.map(({ tickets }) => tickets)),
      channel: { ...channel, isPublished: true },
      at: app.clock(),
      from,
      until: addDays(from, 30),
    });
    const withRoom = new Set(onSale.filter(({ hasRoom }) => hasRoom).map((day) => day.date));
    open.push(...days.filter((day) => withRoom.has(day.date)));
  }
  return open;
}
