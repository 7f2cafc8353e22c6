import { countCarts } from './count-carts.ts';
import type { OpeningCause, WaitingLine, WaitingRoomSettings } from './waiting-room.ts';

/** After a time without requests, at most this much is made up for. */
const longestStepMs = 60_000;
/** The room closes after so long without a waiting visitor. */
const closesAfterMs = 60_000;
/** Credit kept while the line is empty: seconds of the rate. */
const unusedSeconds = 2;
const slowestPace = 0.1;

/** The rate at which visitors are let in. */
export function rateOf(
  settings: Pick<WaitingRoomSettings, 'cartsAMinute'>,
  { pace }: Pick<WaitingLine, 'pace'>,
) {
  return Math.max(1, (settings.cartsAMinute ?? 0) * pace);
}

/**
 * Slow answers take a fifth of the rate a step, good ones give a twentieth of the set rate back: the rate falls quickly
 * and rises slowly, so that it settles where the server keeps up.
 */
export function nextPace(pace: number, isSlow: boolean): number {
  return isSlow ? Math.max(slowestPace, pace * 0.8) : Math.min(1, pace + 0.05);
}

/** The line after time has passed: how many may be let in now is the whole part of its credit. */
export function passTime(line: WaitingLine, settings: WaitingRoomSettings, at: Date): WaitingLine {
  const elapsedMs = Math.min(longestStepMs, Math.max(0, at.getTime() - line.tickedAt.getTime()));
  const isStill = line.openedAt === null || settings.isPaused;
  const earned = isStill ? 0 : (rateOf(settings, line) * elapsedMs) / 60_000;
  return { ...line, credit: line.credit + earned, tickedAt: at > line.tickedAt ? at : line.tickedAt };
}

/**
 * The line after visitors were let in up to a number.
 * @param admitted who was there, and therefore counts against the rate
 */
export function admitUpTo(
  line: WaitingLine,
  { number, admitted }: { number: number; admitted: number },
  settings: WaitingRoomSettings,
  at: Date,
): WaitingLine {
  const next = {
    ...line,
    ...countCarts(line, at, admitted),
    admittedNumber: Math.max(line.admittedNumber, number),
    credit: line.credit - admitted,
  };
  if (next.admittedNumber < next.lastNumber) return { ...next, emptySince: null };
  const most = Math.max(1, (rateOf(settings, line) * unusedSeconds) / 60);
  return { ...next, credit: Math.min(next.credit, most), emptySince: line.emptySince ?? at };
}

export function openWaitingLine(line: WaitingLine, openedBy: OpeningCause, at: Date): WaitingLine {
  if (line.openedAt !== null) return line;
  return { ...line, openedAt: at, openedBy, credit: 0, tickedAt: at, emptySince: at };
}

/** Closes it a minute after the last visitor waited, unless load keeps it open. */
export function closeWhenEmpty(line: WaitingLine, isSlow: boolean, at: Date): WaitingLine {
  const { emptySince } = line;
  if (line.openedAt === null || isSlow || emptySince === null) return line;
  if (at.getTime() - emptySince.getTime() < closesAfterMs) return line;
  return closeWaitingLine(line);
}

export const closeWaitingLine = (line: WaitingLine): WaitingLine => ({
  ...line,
  openedAt: null,
  openedBy: null,
  emptySince: null,
  credit: 0,
});
