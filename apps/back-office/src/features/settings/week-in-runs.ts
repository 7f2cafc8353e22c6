interface Hours {
  opens: string;
  closes: string;
}

export interface WeekRun extends Hours {
  /** Monday is 1. */
  from: number;
  until: number;
}

/** A week (Monday first, null = closed) as runs of days with the same hours: Tuesday to Sunday, 10:00 to 17:00. */
export function weekInRuns(week: readonly (Hours | null)[]): WeekRun[] {
  const runs: WeekRun[] = [];
  for (const [index, hours] of week.entries()) {
    if (!hours) continue;
    const last = runs.at(-1);
    const goesOn = last?.until === index && last.opens === hours.opens && last.closes === hours.closes;
    if (goesOn) last.until = index + 1;
    else runs.push({ from: index + 1, until: index + 1, opens: hours.opens, closes: hours.closes });
  }
  return runs;
}
