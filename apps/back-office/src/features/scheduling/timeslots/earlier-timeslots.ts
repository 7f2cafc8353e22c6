interface Start {
  time: string;
}

interface DaySoFar<Timeslot> {
  /** The one that began last; undefined before the first of today, and on any other day. */
  current: Timeslot | undefined;
  /** Those before it. */
  earlier: readonly Timeslot[];
}

/** What of a day, its timeslots in the order of their starts, is over and what is now at the location. */
export function findDaySoFar<Timeslot extends Start>(
  timeslots: readonly Timeslot[],
  date: string,
  now: { date: string; time: string },
): DaySoFar<Timeslot> {
  const index = date === now.date ? timeslots.findLastIndex(({ time }) => time <= now.time) : -1;
  return { current: timeslots[index], earlier: timeslots.slice(0, Math.max(0, index)) };
}
