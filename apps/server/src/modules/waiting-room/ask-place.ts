import { rateOf } from '@foyer/domain/waiting-room/advance-line.ts';
import {
  minutesToWait,
  peopleAhead,
  secondsToAskAgain,
  secondsToAskBeforeStart,
} from '@foyer/domain/waiting-room/people-ahead.ts';
import { passEnd, placeState } from '@foyer/domain/waiting-room/place-state.ts';
import type { WaitingAnswer } from '@foyer/domain/waiting-room/waiting-answer.ts';
import { keptSeconds } from '@foyer/domain/waiting-room/waiting-room.ts';
import type { App } from '../../platform/app.ts';
import { RefusedError } from '../../platform/errors.ts';
import { callPlace, readPlaceOf } from './call-places.ts';
import { joinLine } from './join-line.ts';
import { isWaitingPhase, type OpenRoom, phaseOf, type RoomAddress, roomAt } from './open-room.ts';
import { browserDigest, type PlaceToken, readPlace, writePlace } from './place-token.ts';
import { noteRefused, noteSeen } from './seen-places.ts';

export interface PlaceQuestion {
  /** What the page kept of its place. */
  place: string | null;
  /** The key that the browser keeps, which its scripts cannot read. */
  browser: string;
  /** Whether the browser had the key before this request. */
  isBrowserKnown: boolean;
  language: string | null;
}

/**
 * Answers the page of a visitor who waits, from what this process read in the last second. One without a place gets one
 * while visitors wait.
 * @throws RefusedError `waiting-place-of-another-browser` (403): copied, or the browser keeps no cookies.
 */
export async function askPlace(
  app: App,
  address: RoomAddress,
  question: PlaceQuestion,
): Promise<WaitingAnswer> {
  const room = await roomAt(app, address);
  if (!room) return answer(app, null, question, { state: 'free' });
  const digest = browserDigest(question.browser);
  const kept = question.place === null ? undefined : readPlace(app, question.place);
  if (question.place !== null && !isOwn(kept, room, digest, question)) {
    noteRefused(app, ofRoom(room));
    throw new RefusedError([{ code: 'waiting-place-of-another-browser' }], 403);
  }
  const known = kept && (await answerKept(app, room, kept, question));
  if (known) return known;
  // Another process may have opened it within the last second.
  const now = isWaitingPhase(phaseOf(app, room)) ? room : await roomAt(app, address, { fresh: true });
  if (!now || !isWaitingPhase(phaseOf(app, now))) return answer(app, room, question, { state: 'free' });
  const given = await joinLine(app, { ...ofRoom(now), browser: digest });
  if (!given) return answer(app, room, question, { state: 'free' });
  const { ahead, hasEmail, ...own } = given;
  const place = {
    ...own,
    channelId: now.room.channelId,
    browser: digest.toString('hex'),
    aheadAtFirst: ahead,
    isMailed: hasEmail,
  };
  const isNewPlace = kept !== undefined && kept.entry !== own.entry;
  const token = { ...place, seenAt: app.clock().getTime() };
  return (
    (await answerKept(app, (await roomAt(app, address)) ?? now, token, question, isNewPlace)) ??
    answer(app, room, question, { state: 'free' })
  );
}

const ofRoom = ({ clientId, room: { channelId } }: OpenRoom) => ({ clientId, channelId });

function isOwn(
  place: PlaceToken | undefined,
  { room: { channelId } }: OpenRoom,
  digest: Buffer,
  { isBrowserKnown }: PlaceQuestion,
): place is PlaceToken {
  if (!place || !isBrowserKnown) return false;
  return place.channelId === channelId && place.browser === digest.toString('hex');
}

/** The answer to a page with a place; undefined where the place is not valid any more. */
async function answerKept(
  app: App,
  open: OpenRoom,
  kept: PlaceToken,
  question: PlaceQuestion,
  isNewPlace = false,
): Promise<WaitingAnswer | undefined> {
  const { line, room } = open;
  const at = app.clock();
  const isAway = !kept.isMailed && at.getTime() - kept.seenAt > keptSeconds * 1000;
  if (isAway && (kept.number ?? Infinity) > line.admittedNumber) return undefined;
  const phase = phaseOf(app, open);
  const key = { ...ofRoom(open), entry: kept.entry };
  const isDrawn = kept.number === null && phase !== 'before-start' && phase !== 'draw';
  const number = isDrawn ? ((await readPlaceOf(app, key))?.number ?? null) : kept.number;
  if (isDrawn && number === null) return undefined;
  const isTurn = number !== null && number <= line.admittedNumber;
  if (isTurn) {
    const called = await callPlace(app, key);
    const facts = { admittedNumber: line.admittedNumber, minutesToBegin: room.minutesToBegin, at };
    if (!called?.calledAt || placeState(called, facts) !== 'turn') return undefined;
    // The link of the mail took it to another browser.
    if (called.browser.toString('hex') !== kept.browser) return undefined;
    const beginUntil = passEnd(called.calledAt, room.minutesToBegin).toISOString();
    const place = writePlace(app, { ...kept, number, seenAt: at.getTime() });
    return answer(app, open, question, {
      state: 'turn',
      place,
      ahead: 0,
      minutes: 0,
      beginUntil,
      isNewPlace,
    });
  }
  noteSeen(app, ofRoom(open), kept.entry);
  const ahead = number === null ? null : peopleAhead(open.presence, number, line.admittedNumber);
  const aheadAtFirst = kept.aheadAtFirst ?? ahead;
  const place = writePlace(app, { ...kept, number, seenAt: at.getTime(), aheadAtFirst });
  const isHeld = room.isPaused || phase === 'before-start';
  const minutes = ahead === null || isHeld ? null : minutesToWait(ahead, rateOf(room, line));
  const state = number === null ? 'start' : 'waiting';
  const { isMailed } = kept;
  return answer(app, open, question, { state, place, ahead, aheadAtFirst, minutes, isNewPlace, isMailed });
}

function answer(
  app: App,
  open: OpenRoom | null,
  { language }: PlaceQuestion,
  known: Partial<WaitingAnswer> & Pick<WaitingAnswer, 'state'>,
): WaitingAnswer {
  const at = app.clock();
  const startsAt = open?.room.startsAt ?? null;
  const secondsToStart = startsAt === null ? 0 : (startsAt.getTime() - at.getTime()) / 1000;
  const spread = Math.random();
  return {
    place: null,
    isNewPlace: false,
    isMailed: false,
    ahead: null,
    aheadAtFirst: null,
    minutes: null,
    isPaused: open?.room.isPaused ?? false,
    startsAt: known.state === 'start' && startsAt !== null ? startsAt.toISOString() : null,
    beginUntil: null,
    minutesToBegin: open?.room.minutesToBegin ?? 10,
    askAgainSeconds:
      known.state === 'start'
        ? secondsToAskBeforeStart(Math.max(0, secondsToStart), spread)
        : secondsToAskAgain(known.minutes ?? null, spread),
    serverNow: at.toISOString(),
    text: open?.room.texts[language ?? ''] ?? open?.room.texts[open.defaultLanguage] ?? '',
    ticketsLeft: null,
    ...known,
  };
}
