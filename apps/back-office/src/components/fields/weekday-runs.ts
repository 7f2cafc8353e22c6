/**
 * Ascending ISO weekdays as single days and, from three on, as [first, last] of days in a row:
 * [2, 3, 4, 5, 7] is [[2, 5], [7]].
 */
export function weekdayRuns(weekdays: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const weekday of weekdays) {
    const run = runs.at(-1);
    if (run?.at(-1) === weekday - 1) run.push(weekday);
    else runs.push([weekday]);
  }
  return runs.flatMap((run) =>
    run.length > 2 ? [[run[0] ?? 0, run.at(-1) ?? 0]] : run.map((weekday) => [weekday]),
  );
}
