import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { givePlacesBack } from './counter.repository.ts';
import { deleteExpiredHolds, listExpiredHolds } from './hold.repository.ts';

const CHUNK = 200;

/** Releases the places of expired holds, those of a client together; a hold that is being completed is skipped. */
export async function expireHolds(app: App): Promise<void> {
  const now = app.clock();
  for (;;) {
    const expired = await listExpiredHolds(app.db, now, CHUNK);
    let ended = 0;
    for (const [clientId, holds] of Map.groupBy(expired, (hold) => hold.clientId)) {
      const ids = holds.map(({ id }) => id);
      ended += await expireTogether(app, clientId, ids, now);
    }
    if (ended < CHUNK) return;
  }
}

async function expireTogether(
  app: App,
  clientId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  return inClient(app.db, clientId, async (scope) => {
    const { count, places } = await deleteExpiredHolds(scope, ids, now);
    if (places.length > 0) await givePlacesBack(scope, 'held', places);
    return count;
  });
}
