import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
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
 * Sees what became of the places that were kept: bought, or not used within their time, which frees them at once. Who
 * waits for a visit that has begun or was removed waits for nothing. Repeated, it changes nothing.
 */
export async function settleEntries(app: App, clientId: string): Promise<void> {
  await inClient(app.db, clientId, async (scope) => {
    await lockWaitingList(scope);
    const now = app.clock();
    const { timeZone } = await getClient(scope);
    await endWaitingBefore(scope, localDateAt(now, timeZone), now);
    await endWaitingForNoTime(scope, now);
    const offered = await lockOffered(scope);
    const states = await settleCarts(
      app,
      scope,
      offered.flatMap(({ cartId }) => cartId ?? []),
    );
    for (const { id, cartId } of offered) {
      const state = states.get(cartId ?? '');
      if (state === 'completed') await endEntry(scope, id, 'bought', now);
      if (state === 'expired') await endEntry(scope, id, 'unused', now);
    }
  });
}
