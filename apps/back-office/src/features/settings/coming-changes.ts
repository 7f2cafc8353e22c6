interface Coming {
  subject: string;
  coming?: { effectiveAt: string } | null | undefined;
}

/** Where Review walks on to: from a subject with a change to the next one, and round. */
export function nextComing<S extends Coming>(
  coming: readonly S[],
  current: string | undefined,
): S | undefined {
  const here = coming.findIndex(({ subject }) => subject === current);
  return coming[(here + 1) % coming.length];
}

/** The whole hours until a change counts; 0 = within the hour. */
export function hoursUntil(effectiveAt: string, now: number): number {
  return Math.max(0, Math.floor((Date.parse(effectiveAt) - now) / 3_600_000));
}
