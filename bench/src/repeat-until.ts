/**
 * So many workers do the operation again and again until the time is over; the ones in hand are finished and
 * counted, as their time is.
 * @returns how many succeeded.
 * @throws what the operation throws: a benchmark that fails half the time measures nothing.
 */
export async function repeatUntil(
  milliseconds: number,
  workers: number,
  operation: () => Promise<unknown>,
): Promise<number> {
  const end = performance.now() + milliseconds;
  let done = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (performance.now() < end) {
        await operation();
        done += 1;
      }
    }),
  );
  return done;
}
