import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryWhileOffline } from './watch-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aDesk() {
  let isOffline = false;
  let tries = 0;
  const stop = tryWhileOffline({
    isOffline: () => isOffline,
    tryNow: async () => {
      tries += 1;
    },
  });
  return {
    stop,
    set: (offline: boolean) => {
      isOffline = offline;
    },
    triesIn: async (ms: number) => {
      tries = 0;
      await vi.advanceTimersByTimeAsync(ms);
      return tries;
    },
  };
}

test('a desk that lost its server asks for it at once and often, and less often once it stays away', async () => {
  const desk = aDesk();
  expect(await desk.triesIn(60_000)).toBe(0);
  desk.set(true);
  expect(await desk.triesIn(5_000)).toBeGreaterThanOrEqual(3);
  await desk.triesIn(60_000);
  expect(await desk.triesIn(60_000)).toBe(12);
  // Back, and lost once more.
  desk.set(false);
  expect(await desk.triesIn(10_000)).toBe(0);
  desk.set(true);
  expect(await desk.triesIn(5_000)).toBeGreaterThanOrEqual(3);
  desk.stop();
  expect(await desk.triesIn(60_000)).toBe(0);
});
