import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { givePlacesBack } from './counter.repository.ts';
import { deleteHold, listExpiredHolds, listHoldLines, lockExpiredHold } from './hold.repository.ts';

const CHUNK = 200;

/** Gives back the places of holds whose time is over; a hold that somebody is just completing is left to them. */
export async function expireHolds(app: App): Promise<void> {
  const now = app.clock();
  for (;;) {
    const expired = await listExpiredHolds(app.db, now, CHUNK);
    let ended = 0;
    for (const { clientId, id } of expired) {
      if (await expireHold(app, clientId, id, now)) ended += 1;
    }
    if (ended < CHUNK) return;
  }
}

async function expireHold(app: App, clientId: string, id: string, now: Date): Promise<boolean> {
  return inClient(app.db, clientId, async (scope) => {
    if (!(await lockExpiredHold(scope, id, now))) return false;
    await givePlacesBack(scope, 'held', await listHoldLines(scope, id));
    await deleteHold(scope, id);
    return true;
  });
}
