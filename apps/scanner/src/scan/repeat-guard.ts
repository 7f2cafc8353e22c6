/** How long a code must be out of view before it counts as shown again. */
const awayMs = 2_000;

/**
 * Answers whether a code that the camera sees is to be scanned: one that stays in view counts once, and
 * one that comes into view during a pause counts when the pause ends.
 */
export function createRepeatGuard(): (code: string, nowMs: number, isPaused: boolean) => boolean {
  let scanned = { code: '', seenAtMs: Number.NEGATIVE_INFINITY };
  return (code, nowMs, isPaused) => {
    const isStillThere = code === scanned.code && nowMs - scanned.seenAtMs <= awayMs;
    if (isStillThere || !isPaused) scanned = { code, seenAtMs: nowMs };
    return !isStillThere && !isPaused;
  };
}
