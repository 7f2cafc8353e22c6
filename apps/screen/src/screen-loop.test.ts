import type { ShownWall } from '@foyer/domain/narrowcasting/shown-wall.ts';
import { expect, test } from 'vitest';
import type { WallAnswer } from './ask-wall.ts';
import { createScreenLoop, type KeptWall, type ScreenView } from './screen-loop.ts';

const faceIn = (language: 'nl' | 'en'): ShownWall['faces'][number] => ({
  language,
  heading: { time: 'Time', activity: 'Activity', places: 'Places' },
  asOf: 'as of {time}',
  ...{ rows: [], noRows: null, events: [], waiting: null, book: null, footer: '' },
});
const wall: ShownWall = {
  ...{ build: 'one.js', name: 'Getij', town: '', logoUrl: null, timeZone: 'Europe/Amsterdam' },
  ...{ layout: 'list', orientation: 'landscape', languageSeconds: 15, code: null },
  colours: { backgroundColour: '#0F2233', textColour: '#FFFFFF', accentColour: '#F7D48A' },
  faces: [faceIn('nl'), faceIn('en')],
};
const hour = 3_600_000;

/** A screen on a clock of its own, whose server answers what the test says. */
function aScreen(
  first: WallAnswer = { kind: 'wall', wall, etag: '"1"', serverTime: null },
  kept: KeptWall | null = null,
  bootedAt = 0,
) {
  const state = {
    ...{ answer: first, ticks: 0, asked: [] as (string | null)[], builds: [] as string[] },
    ...{ kept, writes: 0 },
  };
  let view: ScreenView = { kind: 'empty' };
  const tick = createScreenLoop({
    kept,
    keep: (next) => {
      state.kept = next;
      state.writes += 1;
    },
    ask: async (etag) => {
      state.asked.push(etag);
      return state.answer;
    },
    show: (next) => {
      view = next;
    },
    onNewBuild: (build) => state.builds.push(build),
    ticks: () => state.ticks,
    deviceTime: () => bootedAt + state.ticks,
  });
  const run = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 1_000) {
      tick();
      await Promise.resolve();
      await Promise.resolve();
      state.ticks += 1_000;
    }
    tick();
  };
  return { state, run, view: () => view };
}

test('a screen asks every five seconds and says which answer it has', async () => {
  const { state, run, view } = aScreen();
  await run(1_000);
  expect(view()).toMatchObject({ kind: 'wall', face: 0, asOf: null });
  state.answer = { kind: 'same', serverTime: null };
  await run(19_000);
  expect(state.asked).toEqual([null, '"1"', '"1"', '"1"', '"1"'].slice(0, state.asked.length));
  expect(state.asked.length).toBeGreaterThanOrEqual(4);
});

test('languages take turns', async () => {
  const { run, view } = aScreen();
  const faces: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const shown = view();
    await run(15_000);
    faces.push(shown.kind === 'wall' ? shown.face : -1);
  }
  expect(faces.slice(1)).toEqual([1, 0, 1]);
});

test('without the server it shows the last data with its age for ten minutes, then the logo alone, and the wall again', async () => {
  const { state, run, view } = aScreen();
  await run(2_000);
  const answered = state.ticks;
  state.answer = { kind: 'failed' };
  await run(5_000);
  expect(view()).toMatchObject({ kind: 'wall', asOf: null });
  await run(20_000);
  const old = view();
  expect(old.kind === 'wall' ? Math.abs((old.asOf ?? 0) - answered) : -1).toBeLessThanOrEqual(2_000);
  await run(9 * 60_000);
  expect(view().kind).toBe('wall');
  await run(60_000);
  expect(view().kind).toBe('logo');
  state.answer = { kind: 'same', serverTime: null };
  await run(6_000);
  expect(view()).toMatchObject({ kind: 'wall', asOf: null });
});

test('a revoked screen is neutral at the next answer, forgets its data and asks once a minute', async () => {
  const { state, run, view } = aScreen();
  await run(2_000);
  state.answer = { kind: 'gone' };
  await run(6_000);
  expect(view()).toEqual({ kind: 'neutral' });
  const asked = state.asked.length;
  await run(120_000);
  expect(state.asked.length - asked).toBeLessThanOrEqual(2);
  expect(state.asked.at(-1)).toBeNull();
});

test('its clock is the server’s, however wrong the device’s is', async () => {
  const serverTime = Date.parse('2026-11-20T12:42:00Z');
  const { run, view } = aScreen({ kind: 'wall', wall, etag: null, serverTime });
  await run(1_000);
  const shown = view();
  expect(shown.kind === 'wall' ? Math.abs(shown.now - serverTime) : -1).toBeLessThanOrEqual(2_000);
});

test('a new build is named at each new answer, and never more than one question is under way', async () => {
  const { state, run } = aScreen();
  await run(2_000);
  state.answer = { kind: 'wall', wall: { ...wall, build: 'two.js' }, etag: '"2"', serverTime: null };
  await run(6_000);
  expect(state.builds).toEqual(['one.js', 'two.js']);
  await run(hour);
  expect(state.asked.length).toBeLessThanOrEqual(hour / 5_000 + 5);
});

test('loaded again without a network it shows what it kept with its age, after ten minutes the logo alone', async () => {
  const before = aScreen();
  await before.run(30_000);
  const { kept } = before.state;
  const again = aScreen({ kind: 'failed' }, kept, 4 * 60_000);
  await again.run(2_000);
  const shown = again.view();
  expect(shown.kind === 'wall' ? shown.asOf : null).toBe(kept?.answeredAt);
  await again.run(7 * 60_000);
  expect(again.view().kind).toBe('logo');
  again.state.answer = { kind: 'wall', wall, etag: '"2"', serverTime: null };
  await again.run(6_000);
  expect(again.view()).toMatchObject({ kind: 'wall', asOf: null });
});

test('a device whose clock was lost with its power does not know how old that is, and shows the logo', async () => {
  const { run, view } = aScreen({ kind: 'failed' }, { wall, answeredAt: 1_000_000, offset: 0 });
  await run(2_000);
  expect(view().kind).toBe('logo');
});

test('a revoked screen forgets what it kept, and answers without news are kept once a minute', async () => {
  const { state, run } = aScreen();
  await run(2_000);
  state.answer = { kind: 'same', serverTime: null };
  await run(10 * 60_000);
  expect(state.writes).toBeLessThanOrEqual(12);
  state.answer = { kind: 'gone' };
  await run(6_000);
  expect(state.kept).toBeNull();
});
