import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { publicationState } from '@foyer/domain/channels/channel-publication.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { findChannel } from '../channels/index.ts';
import { getClient } from '../clients/index.ts';
import { settleCarts } from '../storefront/index.ts';
import {
  endEntry,
  endWaitingBefore,
  endWaitingForNoTime,
  lockOffered,
  lockWaitingList,
} from './waiting-entry.repository.ts';

/**
 * Sees what became of the places that were kept: bought, or not used within their time, which frees them at once, as
 * does a channel that is no longer published. Who waits for a visit that has begun or was removed waits for nothing. Repeated,
 * it changes nothing.
 */
export async function settleEntries(app: App, clientId: string): Promise<void> {
  await inClient(app.db, clientId, async (scope) => {
    await lockWaitingList(scope);
    const now = app.clock();
    const { timeZone } = await getClient(scope);
    const today = localDateAt(now, timeZone);
    await endWaitingBefore(scope, today, now);
    await endWaitingForNoTime(scope, now);
    const offered = await lockOffered(scope);
    const channelIds = [...new Set(offered.map(({ channelId }) => channelId))];
    const channels = await Promise.all(channelIds.map((id) => findChannel(scope, id)));
    const published = channels.flatMap((channel) =>
      channel && publicationState(channel, today) === 'published' ? channel.id : [],
    );
    const states = await settleCarts(
      app,
      scope,
      offered.flatMap(({ cartId }) => cartId ?? []),
      (channelId) => published.includes(channelId),
    );
    for (const { id, cartId } of offered) {
      const state = states.get(cartId ?? '');
      if (state === 'completed') await endEntry(scope, id, 'bought', now);
      if (state === 'expired') await endEntry(scope, id, 'unused', now);
    }
  });
}
