import { placeState } from '@foyer/domain/waiting-room/place-state.ts';
import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { type RoomAddress, roomAt } from '../open-room.ts';
import { browserDigest, writePlace } from '../place-token.ts';
import { lockPlace } from '../waiting-place.repository.ts';
import { readPlaceLink } from './place-link.ts';
import { movePlace } from './waiting-address.repository.ts';

/**
 * Takes a place to the browser in which the link of its mail was opened; in the browser before it is worth nothing any more.
 * It stays one place, good for one cart.
 * @returns null where the channel has no waiting room now: no place is needed
 * @throws RefusedError `waiting-pass-used` (409): used, over, or no link of this channel
 */
export async function claimPlace(
  app: App,
  address: RoomAddress,
  { link, browser }: { link: string; browser: string },
): Promise<{ place: string | null }> {
  const open = await roomAt(app, address);
  if (!open) return { place: null };
  const { clientId, room, line } = open;
  const of = { clientId, channelId: room.channelId };
  const entry = readPlaceLink(app, of, link);
  if (entry === undefined) throw new RefusedError([{ code: 'waiting-pass-used' }], 409);
  const at = app.clock();
  const digest = browserDigest(browser);
  const place = await inClient(app.db, clientId, async (scope) => {
    const found = await lockPlace(scope, room.channelId, entry);
    const facts = { admittedNumber: line.admittedNumber, minutesToBegin: room.minutesToBegin, at };
    const state = found ? placeState(found, facts) : 'over';
    if (!found || state === 'over' || state === 'used') return undefined;
    await movePlace(scope, room.channelId, { entry, browser: digest, at });
    return found;
  });
  if (!place) throw new RefusedError([{ code: 'waiting-pass-used' }], 409);
  return {
    place: writePlace(app, {
      channelId: room.channelId,
      entry,
      number: place.number,
      browser: digest.toString('hex'),
      seenAt: at.getTime(),
      aheadAtFirst: null,
      isMailed: place.hasEmail,
    }),
  };
}
