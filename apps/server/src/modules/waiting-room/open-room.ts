import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { type WaitingPhase, waitingPhase } from '@foyer/domain/waiting-room/waiting-phase.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { singleFlightCache } from '../../platform/single-flight-cache.ts';
import { findPublishedChannel } from '../channels/index.ts';
import { getClient } from '../clients/index.ts';
import { advanceLine } from './advance-line.ts';
import { lockLine } from './waiting-line.repository.ts';
import { listRooms, listWaitingPages, type RoomWithLine } from './waiting-room.repository.ts';

/** A channel's waiting room as this process last read it. */
export interface OpenRoom extends RoomWithLine {
  clientId: string;
  languages: readonly ContentLanguage[];
  defaultLanguage: ContentLanguage;
}

export interface RoomAddress {
  client: string;
  channel: string;
}

/** Every process reads a line at most so often, however many ask. */
const READ_EVERY_MS = 1_000;
/** A read of the line that takes so long is a slow answer. */
const SLOW_MS = 700;

interface Caches {
  /** The client of each page with a waiting room. */
  pages: ReturnType<typeof singleFlightCache<Map<string, string>>>;
  rooms: ReturnType<typeof singleFlightCache<OpenRoom | null>>;
}

const cachesOf = new WeakMap<App, Caches>();

function caches(app: App): Caches {
  const known = cachesOf.get(app);
  if (known) return known;
  const now = () => app.clock().getTime();
  const made: Caches = {
    pages: singleFlightCache(READ_EVERY_MS, now),
    rooms: singleFlightCache(READ_EVERY_MS, now),
  };
  cachesOf.set(app, made);
  return made;
}

/**
 * The waiting room of a sales page, at most a second old; null = it has none. The read also moves the line on, where no
 * other process does.
 */
export async function roomAt(
  app: App,
  { client, channel }: RoomAddress,
  { fresh = false } = {},
): Promise<OpenRoom | null> {
  const { pages, rooms } = caches(app);
  const waiting = await pages('all', () => listWaitingPages(app.db));
  if (waiting.size === 0) return null;
  const page = `${client.toLowerCase()}/${channel.toLowerCase()}`;
  const clientId = waiting.get(page);
  if (!clientId) return null;
  return rooms(page, () => readRoom(app, clientId, channel), { fresh });
}

/** The next request reads what was changed just now. */
export function forgetRooms(app: App): void {
  cachesOf.delete(app);
}

export const phaseOf = (app: App, { room, line }: RoomWithLine): WaitingPhase =>
  waitingPhase(room, line, app.clock());

/** Whether a newcomer has to wait. */
export const isWaitingPhase = (phase: WaitingPhase): boolean => phase !== 'off' && phase !== 'calm';

async function readRoom(app: App, clientId: string, channel: string): Promise<OpenRoom | null> {
  const began = performance.now();
  const found = await inClient(app.db, clientId, async (scope) => {
    const rooms = await listRooms(scope);
    if (rooms.every(({ room }) => room.cartsAMinute === null)) return null;
    const { timeZone } = await getClient(scope);
    const page = await findPublishedChannel(scope, channel, localDateAt(app.clock(), timeZone));
    const room = rooms.find(({ room }) => room.channelId === page?.id);
    if (!page || !room || room.room.cartsAMinute === null) return null;
    const slow = slowReads.get(app) ?? 0;
    const moved = await moveOn(app, scope, room, slow >= 2);
    const { languages, defaultLanguage } = page;
    return { ...moved, clientId, languages, defaultLanguage };
  });
  if (found) slowReads.set(app, performance.now() - began > SLOW_MS ? (slowReads.get(app) ?? 0) + 1 : 0);
  return found;
}

/** Slow reads one after the other: one alone may be the collector of garbage. */
const slowReads = new WeakMap<App, number>();

async function moveOn(
  app: App,
  scope: ClientScope,
  known: RoomWithLine,
  isSlow: boolean,
): Promise<RoomWithLine> {
  const isStill = phaseOf(app, known) === 'calm' && !(known.room.opensByLoad && isSlow);
  if (isStill) return known;
  const locked = await lockLine(scope, known.room.channelId, 'skip-locked');
  if (!locked) return known;
  return { room: known.room, ...(await advanceLine(scope, known.room, locked, app.clock(), isSlow)) };
}
