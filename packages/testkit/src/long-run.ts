/** True under `npm run test:long`: proofs then run in their full length. */
export function isLongRun(): boolean {
  return process.env.FOYER_LONG === '1';
}
