import { expect, test } from 'vitest';
import { singleFlightCache } from './single-flight-cache.ts';

function aSource() {
  let time = 0;
  const answers: ((value: string) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const cached = singleFlightCache<string>(1000, () => time);
  const ask = (options?: { fresh?: boolean }) =>
    cached(
      'key',
      () => new Promise((resolve, reject) => answers.push(resolve) && failures.push(reject)),
      options,
    );
  const answer = async (index: number, value: string) => {
    answers[index]?.(value);
    await new Promise(setImmediate);
  };
  return {
    ask,
    answer,
    fail: (index: number) => failures[index]?.(new Error('no connection')),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    reads: () => answers.length,
  };
}

test('a thousand concurrent requests, and those of the next second, are one read', async () => {
  const { ask, answer, pass, reads } = aSource();
  const asked = Array.from({ length: 1000 }, () => ask());
  await answer(0, 'June');
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['June']));
  pass(999);
  expect(await ask()).toBe('June');
  expect(reads()).toBe(1);
  pass(1);
  void ask();
  expect(reads()).toBe(2);
});

test('after a change of its own a request never gets an older result, and shares its read with others of its kind', async () => {
  const { ask, answer, reads } = aSource();
  const before = ask();
  const [mine, another] = [ask({ fresh: true }), ask({ fresh: true })];
  expect(reads()).toBe(1);
  await answer(0, 'with my place');
  expect(await before).toBe('with my place');
  expect(reads()).toBe(2);
  await answer(1, 'without it');
  expect(await Promise.all([mine, another])).toEqual(['without it', 'without it']);
  expect(await ask()).toBe('without it');
  void ask({ fresh: true });
  expect(reads()).toBe(3);
});

test('a failure reaches the waiting requests and is not cached', async () => {
  const { ask, answer, fail, reads } = aSource();
  const asked = ask();
  const next = ask({ fresh: true });
  fail(0);
  await expect(asked).rejects.toThrow('no connection');
  await answer(1, 'June');
  expect(await next).toBe('June');
  expect(reads()).toBe(2);
});
