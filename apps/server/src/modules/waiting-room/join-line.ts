import { rateOf } from '@foyer/domain/waiting-room/advance-line.ts';
import { peopleAhead } from '@foyer/domain/waiting-room/people-ahead.ts';
import { passEnd } from '@foyer/domain/waiting-room/place-state.ts';
import { waitingPhase } from '@foyer/domain/waiting-room/waiting-phase.ts';
import type { App } from '../../platform/app.ts';
import { batcher } from '../../platform/batcher.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { advanceLine } from './advance-line.ts';
import { isWaitingPhase } from './open-room.ts';
import { lockLine } from './waiting-line.repository.ts';
import { countMinute } from './waiting-minute.repository.ts';
import { insertPlaces, listOpenPlaces, type NewPlace, numberPlaces } from './waiting-place.repository.ts';
import { findRoom } from './waiting-room.repository.ts';

interface Joiner {
  clientId: string;
  channelId: string;
  browser: Buffer;
}

export interface GivenPlace {
  entry: number;
  number: number | null;
  ahead: number | null;
  hasEmail: boolean;
}

/** Gives newcomers places, in the order of arrival: one transaction for all who come at once. Null = the room has closed. */
const giveTogether = batcher<Joiner, GivenPlace | null>(
  { batchSize: 1_000, queueSize: 30_000, totalQueueSize: 60_000, concurrency: 2 },
  async (app, _room, joiners) => {
    const [{ clientId, channelId } = { clientId: '', channelId: '' }] = joiners;
    const browsers = joiners.map(({ browser }) => browser);
    const places = await inClient(app.db, clientId, (scope) => givePlaces(app, scope, channelId, browsers));
    return joiners.map(({ browser }) => {
      return { status: 'fulfilled', value: places?.get(browser.toString('hex')) ?? null };
    });
  },
);

export function joinLine(app: App, joiner: Joiner): Promise<GivenPlace | null> {
  return giveTogether(app, `${joiner.clientId} ${joiner.channelId}`, joiner);
}

/** A browser that has a place gets the same one. */
async function givePlaces(
  app: App,
  scope: ClientScope,
  channelId: string,
  browsers: readonly Buffer[],
): Promise<Map<string, GivenPlace> | null> {
  const found = await findRoom(scope, channelId);
  const locked = await lockLine(scope, channelId, 'wait');
  // The time after the lock: another process may have moved the line on meanwhile.
  const at = app.clock();
  if (!found || !locked) return null;
  const { room } = found;
  const phase = waitingPhase(room, locked.line, at);
  if (!isWaitingPhase(phase)) return null;
  // Who comes after the start comes behind those who were drawn.
  const moved = phase === 'draw' ? await advanceLine(scope, room, locked, at) : locked;
  const { presence } = moved;
  let { line } = moved;
  const places = new Map<string, GivenPlace>();
  const nextNumber = () => {
    if (phase === 'before-start') return null;
    line = { ...line, lastNumber: line.lastNumber + 1 };
    return line.lastNumber;
  };
  const aheadOf = (number: number | null) =>
    number === null ? null : peopleAhead(presence, number, line.admittedNumber);
  const numbered: { entry: number; number: number }[] = [];
  for (const place of await listOpenPlaces(scope, channelId, browsers, at)) {
    const { browser, entry, calledAt, hasEmail } = place;
    if (calledAt !== null && at >= passEnd(calledAt, room.minutesToBegin)) continue;
    // Without one it waited for a start that is no longer announced.
    const number = place.number ?? nextNumber();
    if (number !== null && place.number === null) numbered.push({ entry, number });
    places.set(browser.toString('hex'), { entry, number, ahead: aheadOf(number), hasEmail });
  }
  const added: NewPlace[] = [];
  for (const browser of browsers) {
    const key = browser.toString('hex');
    if (places.has(key)) continue;
    const entry = line.lastEntry + 1;
    const number = nextNumber();
    const ahead = aheadOf(number);
    const toldSeconds = ahead === null ? null : Math.round(((ahead + 1) * 60) / rateOf(room, line));
    line = { ...line, lastEntry: entry };
    places.set(key, { entry, number, ahead, hasEmail: false });
    added.push({ entry, number, browser, toldSeconds });
  }
  if (added.length + numbered.length === 0) return places;
  await numberPlaces(scope, channelId, numbered);
  await insertPlaces(scope, channelId, added, at);
  await countMinute(scope, channelId, at, { joined: added.length });
  await advanceLine(scope, room, { line, presence }, at);
  return places;
}
