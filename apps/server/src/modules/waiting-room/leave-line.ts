import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { leavePlace } from './called-place.repository.ts';
import { endAddresses } from './email/end-addresses.ts';
import { type RoomAddress, roomAt } from './open-room.ts';
import { browserDigest, readPlace } from './place-token.ts';

/** Gives a place back. One that is another browser's stays. */
export async function leaveLine(
  app: App,
  address: RoomAddress,
  { place, browser }: { place: string; browser: string },
): Promise<void> {
  const open = await roomAt(app, address);
  const own = readPlace(app, place);
  if (!open || own?.channelId !== open.room.channelId) return;
  if (own.browser !== browserDigest(browser).toString('hex')) return;
  await inClient(app.db, open.clientId, async (scope) => {
    await leavePlace(scope, own.channelId, own.entry, app.clock());
    await endAddresses(scope, own.channelId, [own.entry], app.clock());
  });
}
