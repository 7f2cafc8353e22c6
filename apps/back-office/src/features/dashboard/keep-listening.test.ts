import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepListening, whileSeen } from './keep-listening.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a stream that ended is opened again soon, one that was refused or failed when the page asks again', async () => {
  const ending = new AbortController();
  const answers: (boolean | Error)[] = [true, false, new Error('no connection'), true];
  const times: number[] = [];
  const began = Date.now();
  void keepListening(ending.signal, async () => {
    times.push((Date.now() - began) / 1_000);
    const answer = answers[times.length - 1] ?? true;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await vi.advanceTimersByTimeAsync(136_000);
  ending.abort();
  await vi.advanceTimersByTimeAsync(136_000);
  expect(times).toEqual([10, 15, 75, 135]);
});

test('a page that is hidden hears nothing, and hears again once it is seen', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const signals: AbortSignal[] = [];
  const end = whileSeen(page, (signal) => signals.push(signal));
  const turn = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  turn(true);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  turn(false);
  turn(false);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  end();
  turn(false);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
