import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { eachOnItsOwn } from '../../../platform/outbox/each-on-its-own.ts';
import { advanceLine } from '../advance-line.ts';
import { lockLine } from '../waiting-line.repository.ts';
import { findRoom } from '../waiting-room.repository.ts';
import { endAddresses } from './end-addresses.ts';
import { listChannelsWithAddresses, listIdleEntries } from './waiting-address.repository.ts';

/** Asking pages move a line on once a second; after so long none did. */
const stillMs = 3_000;

/** Every few seconds: moves on lines in which only visitors with an address and a closed page wait, and erases addresses that are not needed. */
export async function moveRoomsOn(app: App): Promise<void> {
  const channels = await listChannelsWithAddresses(app.db);
  await eachOnItsOwn(app, channels, 'a waiting room was not moved on', ({ clientId, channelId }) =>
    inClient(app.db, clientId, async (scope) => {
      const found = await findRoom(scope, channelId);
      const locked = found && (await lockLine(scope, channelId, 'skip-locked'));
      const at = app.clock();
      if (found && locked && at.getTime() - locked.line.tickedAt.getTime() >= stillMs)
        await advanceLine(scope, found.room, locked, at);
      await endAddresses(scope, channelId, await listIdleEntries(scope, channelId), at);
    }),
  );
}
