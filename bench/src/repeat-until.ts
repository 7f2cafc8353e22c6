import type { Run } from './benchmark.ts';

/**
 * So many workers do the operation again and again until the time is over; the ones in hand are finished and
 * counted, as their time is.
 * @throws what the operation throws: a benchmark that fails half the time measures nothing.
 */
export async function repeatUntil(
  milliseconds: number,
  workers: number,
  operation: () => Promise<unknown>,
): Promise<Run> {
  const end = performance.now() + milliseconds;
  const durations: number[] = [];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let startedAt = performance.now(); startedAt < end; startedAt = performance.now()) {
        await operation();
        durations.push(performance.now() - startedAt);
      }
    }),
  );
  durations.sort((a, b) => a - b);
  const p99Milliseconds = durations[Math.ceil(durations.length * 0.99) - 1] ?? Number.NaN;
  return { done: durations.length, p99Milliseconds };
}
