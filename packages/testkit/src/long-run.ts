/** True under `npm run test:long`: proofs then run in their full length. */
export function isLongRun(): boolean {
  return process.env.FOYER_LONG === '1';
}

/**
 * All of them in a long run; else every fifth, another fifth each `turn`, so that over many turns each has its place.
 */
export function shareOf<Value>(values: readonly Value[], turn: number): readonly Value[] {
  return isLongRun() ? values : values.filter((_, index) => (index + turn) % 5 === 0);
}
