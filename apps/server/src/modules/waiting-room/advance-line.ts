import { randomInt } from 'node:crypto';
import {
  admitUpTo,
  closeWaitingLine,
  closeWhenEmpty,
  nextPace,
  openWaitingLine,
  passTime,
} from '@foyer/domain/waiting-room/advance-line.ts';
import { drawLots } from '@foyer/domain/waiting-room/draw-lots.ts';
import { stepOf } from '@foyer/domain/waiting-room/people-ahead.ts';
import { waitingPhase } from '@foyer/domain/waiting-room/waiting-phase.ts';
import type { WaitingLine } from '@foyer/domain/waiting-room/waiting-room.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { tellTurns } from './email/tell-turns.ts';
import { type LinePresence, saveLine, savePresence } from './waiting-line.repository.ts';
import { countMinute, deleteOldMinutes } from './waiting-minute.repository.ts';
import {
  countPresent,
  deleteOldPlaces,
  giveTurns,
  listEntriesToDraw,
  listNextPlaces,
  numberPlaces,
} from './waiting-place.repository.ts';
import type { StoredRoom } from './waiting-room.repository.ts';

const countEveryMs = 3_000;
const minutesKeptMs = 30 * 24 * 3_600_000;

interface LockedLine {
  line: WaitingLine;
  presence: LinePresence;
}

/**
 * Moves a locked line on to a moment: draws lots at the announced start, lets in as many as the rate has earned, counts who
 * is there, opens and closes.
 * @param isSlow whether the server answers slowly
 */
export async function advanceLine(
  scope: ClientScope,
  room: StoredRoom,
  { line: before, presence }: LockedLine,
  asked: Date,
  isSlow = false,
): Promise<LockedLine> {
  // Another process, whose clock may be ahead, may have moved it on while this one waited for the lock.
  const at = asked > before.tickedAt ? asked : before.tickedAt;
  const isLoaded = room.opensByLoad && isSlow;
  let line = { ...before, pace: room.opensByLoad ? nextPace(before.pace, isLoaded) : 1 };
  const phase = waitingPhase(room, line, at);
  if (phase === 'draw') line = await draw(scope, room, line, at);
  if (phase === 'calm' && isLoaded) line = openWaitingLine(line, 'load', at);
  if (phase === 'off') {
    line = { ...closeWaitingLine(line), admittedNumber: line.lastNumber };
    await tellTurns(scope, room.channelId, null, at);
  }
  const isHeld = room.isPaused || phase === 'before-start';
  line = passTime(line, { ...room, isPaused: isHeld }, at);
  // Credit that an empty line kept lets in no visitor while admission is paused.
  if (line.openedAt !== null && !isHeld)
    line = closeWhenEmpty(await admit(scope, room, line, at), isLoaded, at);
  await saveLine(scope, room.channelId, line);
  const isDue = presence.at === null || at.getTime() - presence.at.getTime() >= countEveryMs;
  return { line, presence: isDue ? await count(scope, room.channelId, line, presence, at) : presence };
}

async function draw(scope: ClientScope, room: StoredRoom, line: WaitingLine, at: Date): Promise<WaitingLine> {
  const entries = await listEntriesToDraw(scope, room.channelId, at);
  const drawn = await numberByLot(scope, room.channelId, line, entries);
  return openWaitingLine({ ...drawn, drawnFor: room.startsAt }, 'start', at);
}

/**
 * Those who wait for a start that was moved or removed get numbers by lot as at the start, and are let in at the rate. A start
 * that is still to come has its own draw.
 */
export async function drawWithoutStart(
  scope: ClientScope,
  room: StoredRoom,
  { line, presence }: LockedLine,
  at: Date,
): Promise<LockedLine> {
  if (!['calm', 'open'].includes(waitingPhase(room, line, at))) return { line, presence };
  const entries = await listEntriesToDraw(scope, room.channelId, at);
  if (entries.length === 0) return { line, presence };
  const drawn = await numberByLot(scope, room.channelId, line, entries);
  return { line: openWaitingLine(drawn, 'start', at), presence };
}

async function numberByLot(
  scope: ClientScope,
  channelId: string,
  line: WaitingLine,
  entries: readonly number[],
): Promise<WaitingLine> {
  const lots = drawLots(entries.length, (bound) => randomInt(bound));
  await numberPlaces(
    scope,
    channelId,
    entries.map((entry, index) => ({ entry, number: line.lastNumber + (lots[index] ?? 0) })),
  );
  return { ...line, lastNumber: line.lastNumber + entries.length };
}

/** Lets in those who are there, in their order, as many as the credit allows. Who is away keeps the place and is passed. */
async function admit(
  scope: ClientScope,
  room: StoredRoom,
  line: WaitingLine,
  at: Date,
): Promise<WaitingLine> {
  let wanted = Math.floor(line.credit + 1e-9);
  let admitted = 0;
  let number = line.admittedNumber;
  while (wanted > 0 && number < line.lastNumber) {
    const limit = wanted * 2 + 50;
    const next = await listNextPlaces(scope, room.channelId, { after: number, limit, at });
    for (const place of next) {
      if (wanted === 0) break;
      number = place.number;
      if (!place.isPresent) continue;
      wanted -= 1;
      admitted += 1;
    }
    if (wanted > 0 && next.length < limit) number = line.lastNumber;
  }
  if (number > line.admittedNumber) {
    const turns = { after: line.admittedNumber, upTo: number, at };
    const times = await giveTurns(scope, room.channelId, turns);
    await tellTurns(scope, room.channelId, number, at);
    await countMinute(scope, room.channelId, at, { admitted, ...times });
  }
  return admitUpTo(line, { number, admitted }, room, at);
}

async function count(
  scope: ClientScope,
  channelId: string,
  line: WaitingLine,
  previous: LinePresence,
  at: Date,
): Promise<LinePresence> {
  const step = stepOf(line.lastNumber - line.admittedNumber);
  const after = line.admittedNumber;
  const { counts, beforeStart } = await countPresent(scope, channelId, { after, step, at });
  // Steps without a present visitor are 0, up to its end.
  const steps = Math.ceil((line.lastNumber - after) / step);
  const presence = {
    at,
    from: after,
    step,
    counts: Array.from({ length: steps }, (_, index) => counts[index] ?? 0),
  };
  await savePresence(scope, channelId, presence);
  const waiting = counts.reduce((sum, people) => sum + people, beforeStart);
  await countMinute(scope, channelId, at, {}, waiting);
  if (previous.at === null || minuteOf(previous.at) !== minuteOf(at)) {
    await deleteOldPlaces(scope, channelId, at);
    await deleteOldMinutes(scope, channelId, new Date(at.getTime() - minutesKeptMs));
  }
  return presence;
}

const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000);
