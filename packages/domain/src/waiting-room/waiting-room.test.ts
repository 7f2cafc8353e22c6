import { expect, test } from 'vitest';
import { admitUpTo, closeWhenEmpty, nextPace, openWaitingLine, passTime, rateOf } from './advance-line.ts';
import { cartsOfLastMinute, countCarts, passableCarts } from './count-carts.ts';
import {
  minutesToWait,
  peopleAhead,
  peopleWaiting,
  secondsToAskAgain,
  secondsToAskBeforeStart,
} from './people-ahead.ts';
import { placeState } from './place-state.ts';
import { waitingPhase } from './waiting-phase.ts';
import { newLine, presentSeconds, type WaitingRoomSettings } from './waiting-room.ts';
import { waitingRoomInput } from './waiting-room-input.ts';

const noon = new Date('2026-12-01T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const settings: WaitingRoomSettings = {
  cartsAMinute: 60,
  opensByLoad: false,
  startsAt: null,
  opensBeforeMinutes: 30,
  minutesToBegin: 10,
  isPaused: false,
};

test('the phase follows from the settings, the announced start and the line', () => {
  const line = newLine(noon);
  expect(waitingPhase({ ...settings, cartsAMinute: null }, line, noon)).toBe('off');
  expect(waitingPhase(settings, line, noon)).toBe('calm');
  expect(waitingPhase(settings, openWaitingLine(line, 'carts', noon), noon)).toBe('open');
  const announced = { ...settings, startsAt: later(3600) };
  expect(waitingPhase(announced, line, later(1799))).toBe('calm');
  expect(waitingPhase(announced, line, later(1800))).toBe('before-start');
  expect(waitingPhase(announced, line, later(3600))).toBe('draw');
  expect(waitingPhase(announced, { ...line, drawnFor: later(3600) }, later(3600))).toBe('calm');
});

test('carts of any minute are counted, also across the border of two windows', () => {
  let line = { ...newLine(noon) };
  line = { ...line, ...countCarts(line, later(50), 60) };
  expect(passableCarts(line, later(55), 60, 5)).toBe(0);
  expect(cartsOfLastMinute(line, later(75))).toBeCloseTo(45);
  expect(passableCarts(line, later(75), 60, 100)).toBe(15);
  expect(passableCarts(line, later(200), 60, 100)).toBe(60);
});

test('time earns credit at the rate while it is open and not paused, and not for longer than a minute', () => {
  const open = openWaitingLine({ ...newLine(noon), lastNumber: 500 }, 'carts', noon);
  expect(passTime(open, settings, later(10)).credit).toBeCloseTo(10);
  expect(passTime(open, { ...settings, isPaused: true }, later(10)).credit).toBe(0);
  expect(passTime(open, settings, later(600)).credit).toBeCloseTo(60);
  expect(passTime({ ...open, pace: 0.5 }, settings, later(10)).credit).toBeCloseTo(5);
  expect(passTime(newLine(noon), settings, later(10)).credit).toBe(0);
  // A clock that runs behind takes nothing back.
  expect(passTime({ ...open, credit: 3 }, settings, later(-5)).credit).toBe(3);
});

test('credit is not saved up while the line is empty', () => {
  const open = openWaitingLine({ ...newLine(noon), lastNumber: 10 }, 'carts', noon);
  const waited = passTime(open, settings, later(60));
  const admitted = admitUpTo(waited, { number: 10, admitted: 10 }, settings, later(60));
  expect(admitted).toMatchObject({ admittedNumber: 10, credit: 2, windowCarts: 10 });
});

test('it closes a minute after the last visitor waited, and not while the server is slow', () => {
  const open = admitUpTo(
    openWaitingLine(newLine(noon), 'carts', noon),
    { number: 0, admitted: 0 },
    settings,
    noon,
  );
  expect(closeWhenEmpty(open, false, later(59)).openedAt).not.toBeNull();
  expect(closeWhenEmpty(open, false, later(60)).openedAt).toBeNull();
  expect(closeWhenEmpty(open, true, later(60)).openedAt).not.toBeNull();
  const waiting = { ...open, lastNumber: 1 };
  const kept = admitUpTo(waiting, { number: 0, admitted: 0 }, settings, later(90));
  expect(closeWhenEmpty(kept, false, later(500)).openedAt).not.toBeNull();
});

test('under load the rate falls quickly, rises slowly, and never to nothing or above what is set', () => {
  let pace = 1;
  for (let step = 0; step < 5; step += 1) pace = nextPace(pace, true);
  expect(pace).toBeCloseTo(0.33, 1);
  for (let step = 0; step < 50; step += 1) pace = nextPace(pace, true);
  expect(pace).toBe(0.1);
  expect(rateOf({ cartsAMinute: 5 }, { pace })).toBe(1);
  expect(nextPace(0.5, false)).toBeCloseTo(0.55);
  expect(nextPace(0.99, false)).toBe(1);
});

test('people ahead are those who are there, and all who came after the count', () => {
  const presence = { from: 100, step: 10, counts: [10, 5, 0, 8] };
  expect(peopleAhead(presence, 101, 100)).toBe(0);
  expect(peopleAhead(presence, 111, 100)).toBe(10);
  expect(peopleAhead(presence, 121, 100)).toBe(15);
  expect(peopleAhead(presence, 131, 110)).toBe(5);
  expect(peopleAhead(presence, 151, 100)).toBe(33);
  expect(peopleWaiting(presence, 150, 100)).toBe(33);
  expect(peopleWaiting(presence, 150, 150)).toBe(0);
});

test('minutes are rounded up, and the page asks the more often the nearer its turn is', () => {
  expect([minutesToWait(0, 60), minutesToWait(59, 60), minutesToWait(60, 60)]).toEqual([1, 1, 2]);
  const seconds = [1, 5, 15, 200].map((minutes) => secondsToAskAgain(minutes, 0.5));
  expect(seconds).toEqual([4, 10, 30, 100]);
  // Also the latest question comes before the page seems away.
  expect(secondsToAskAgain(500, 1)).toBeLessThan(presentSeconds);
  expect(secondsToAskBeforeStart(600, 1)).toBeLessThan(presentSeconds);
  expect(secondsToAskBeforeStart(20, 0)).toBe(21);
  expect(secondsToAskBeforeStart(20, 1)).toBe(25);
});

test('a place waits, has its turn, is used once, or is over', () => {
  const place = { number: 5, seenAt: noon, calledAt: null, usedAt: null, leftAt: null, hasEmail: false };
  const now = { admittedNumber: 4, minutesToBegin: 10, at: noon };
  expect(placeState(place, now)).toBe('waiting');
  expect(placeState(place, { ...now, admittedNumber: 5 })).toBe('turn');
  expect(placeState({ ...place, number: null }, { ...now, admittedNumber: 5 })).toBe('waiting');
  expect(placeState(place, { ...now, at: later(600) })).toBe('waiting');
  expect(placeState(place, { ...now, at: later(601) })).toBe('over');
  expect(placeState({ ...place, hasEmail: true }, { ...now, at: later(86_400) })).toBe('waiting');
  expect(placeState({ ...place, calledAt: noon }, { ...now, at: later(599) })).toBe('turn');
  expect(placeState({ ...place, calledAt: noon }, { ...now, at: later(600) })).toBe('over');
  expect(placeState({ ...place, calledAt: noon, usedAt: noon }, now)).toBe('used');
  expect(placeState({ ...place, leftAt: noon }, now)).toBe('over');
});

test('a start or opening under load needs the number of carts a minute', () => {
  const refused = (input: object) =>
    waitingRoomInput
      .safeParse(input)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(refused({})).toBeUndefined();
  expect(refused({ cartsAMinute: 60, opensByLoad: true })).toBeUndefined();
  expect(refused({ opensByLoad: true })).toEqual(['cartsAMinute: waiting-carts-required']);
  expect(refused({ startDate: '2026-12-01', startTime: '10:00' })).toEqual([
    'cartsAMinute: waiting-carts-required',
  ]);
  expect(refused({ cartsAMinute: 60, startDate: '2026-12-01' })).toEqual(['startTime: time-invalid']);
  expect(refused({ cartsAMinute: 60, startTime: '10:00' })).toEqual(['startDate: date-invalid']);
  expect(refused({ cartsAMinute: 0, minutesToBegin: 1, opensBeforeMinutes: 0 })).toEqual([
    'cartsAMinute: waiting-carts-invalid',
    'opensBeforeMinutes: waiting-before-invalid',
    'minutesToBegin: waiting-begin-invalid',
  ]);
});
