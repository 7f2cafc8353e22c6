import { expect, test } from 'vitest';
import { BusyError } from './errors.ts';
import { limitConcurrency } from './limit-concurrency.ts';

test('two pieces of work run at once, one waits, and the next is refused as busy', async () => {
  const limited = limitConcurrency(2, 1);
  const begun: number[] = [];
  const gates = [0, 1, 2].map(() => Promise.withResolvers<number>());
  const all = gates.map(({ promise }, index) =>
    limited(() => {
      begun.push(index);
      return promise;
    }),
  );
  await expect(limited(async () => 3)).rejects.toThrow(BusyError);
  expect(begun).toEqual([0, 1]);
  gates[0]?.resolve(0);
  await all[0];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  gates[1]?.reject(new Error('broken'));
  gates[2]?.resolve(2);
  await expect(all[1]).rejects.toThrow('broken');
  expect(await all[2]).toBe(2);
  expect(await limited(async () => 4)).toBe(4);
});
