import { openWaitingLine } from '@foyer/domain/waiting-room/advance-line.ts';
import { countCarts, passableCarts } from '@foyer/domain/waiting-room/count-carts.ts';
import { placeState } from '@foyer/domain/waiting-room/place-state.ts';
import { waitingPhase } from '@foyer/domain/waiting-room/waiting-phase.ts';
import type { App } from '../../platform/app.ts';
import { batcher } from '../../platform/batcher.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { RefusedError } from '../../platform/errors.ts';
import { readPlaceOf } from './call-places.ts';
import { lockPasses, usePlaces } from './called-place.repository.ts';
import { isWaitingPhase, type OpenRoom, phaseOf, type RoomAddress, roomAt } from './open-room.ts';
import { browserDigest, readPlace } from './place-token.ts';
import { noteRefused } from './seen-places.ts';
import { lockLine, saveLine } from './waiting-line.repository.ts';
import { countMinute } from './waiting-minute.repository.ts';
import { findRoom } from './waiting-room.repository.ts';

/** A place whose turn it is, to be used for one cart. */
export interface CartPass {
  entry: number;
  /** It was called after this moment. */
  calledAfter: Date;
}

/** What a visitor sends along with a wish. */
export interface SentPlace {
  place: string | null;
  browser: string | null;
}

/**
 * Whether a visitor may take a cart now: every visitor while the channel is below its limit, else those whose turn it is. A
 * channel without a waiting room costs one cached value.
 * @param isRepeated whether the request has its cart already
 * @returns the pass that the cart uses up; null = it needs none
 * @throws RefusedError (409) `waiting-room`, `waiting-pass-used`
 */
export async function passOfCart(
  app: App,
  address: RoomAddress,
  sent: SentPlace,
  isRepeated: (origin: { clientId: string; channelId: string }) => Promise<boolean>,
): Promise<CartPass | null> {
  const open = await roomAt(app, address);
  if (!open) return null;
  const origin = { clientId: open.clientId, channelId: open.room.channelId };
  const own = ownPlace(app, open, sent);
  const at = app.clock();
  if (own) {
    const place = await readPlaceOf(app, { ...origin, entry: own.entry });
    const { admittedNumber } = open.line;
    const { minutesToBegin } = open.room;
    const isHere = place?.browser.toString('hex') === own.browser;
    if (place?.calledAt && isHere && placeState(place, { admittedNumber, minutesToBegin, at }) === 'turn')
      return { entry: own.entry, calledAfter: new Date(at.getTime() - minutesToBegin * 60_000) };
  }
  const isWaiting = isWaitingPhase(phaseOf(app, open));
  if (!isWaiting && (await claimTogether(app, `${origin.clientId} ${origin.channelId}`, origin))) return null;
  if (await isRepeated(origin)) return null;
  // Others of this process see at once that it is open now.
  if (!isWaiting) await roomAt(app, address, { fresh: true });
  if (sent.place !== null) noteRefused(app, origin);
  throw new RefusedError([{ code: own ? 'waiting-pass-used' : 'waiting-room' }], 409);
}

function ownPlace(app: App, { room: { channelId } }: OpenRoom, { place, browser }: SentPlace) {
  const kept = place === null ? undefined : readPlace(app, place);
  if (!kept || browser === null || kept.channelId !== channelId) return undefined;
  return kept.browser === browserDigest(browser).toString('hex') ? kept : undefined;
}

/** Carts without a place: as many as the rate allows may pass, and the first above it opens the waiting room. */
const claimTogether = batcher<{ clientId: string; channelId: string }, boolean>(
  { batchSize: 1_000, queueSize: 10_000, totalQueueSize: 30_000, concurrency: 2 },
  async (app, _room, wanted) => {
    const [{ clientId, channelId } = { clientId: '', channelId: '' }] = wanted;
    const granted = await inClient(app.db, clientId, (scope) => claim(app, scope, channelId, wanted.length));
    return wanted.map((_, index) => ({ status: 'fulfilled', value: index < granted }));
  },
);

async function claim(app: App, scope: ClientScope, channelId: string, wanted: number): Promise<number> {
  const found = await findRoom(scope, channelId);
  const locked = await lockLine(scope, channelId, 'wait');
  if (!found || !locked || found.room.cartsAMinute === null) return wanted;
  const { line } = locked;
  const at = app.clock();
  if (isWaitingPhase(waitingPhase(found.room, line, at))) return 0;
  const granted = passableCarts(line, at, found.room.cartsAMinute, wanted);
  const counted = { ...line, ...countCarts(line, at, granted) };
  await saveLine(scope, channelId, granted < wanted ? openWaitingLine(counted, 'carts', at) : counted);
  if (granted > 0) await countMinute(scope, channelId, at, { direct: granted });
  return granted;
}

/** Locks the passes of a batch of carts. @returns those that may still be used. */
export async function lockCartPasses(
  scope: ClientScope,
  channelId: string,
  passes: readonly CartPass[],
): Promise<Set<number>> {
  const calledAfter = passes.reduce(
    (latest, pass) => (pass.calledAfter > latest ? pass.calledAfter : latest),
    new Date(0),
  );
  return lockPasses(
    scope,
    channelId,
    passes.map(({ entry }) => entry),
    calledAfter,
  );
}

/** Uses up the passes of the carts that were taken, in their transaction. */
export async function useCartPasses(
  scope: ClientScope,
  channelId: string,
  used: readonly { pass: CartPass; cartId: string }[],
  at: Date,
): Promise<void> {
  if (used.length === 0) return;
  await usePlaces(
    scope,
    channelId,
    used.map(({ pass, cartId }) => ({ entry: pass.entry, cartId })),
    at,
  );
}
