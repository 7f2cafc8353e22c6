import { type LocalTime, minutesOfDay, minutesSinceMidnight, timeAtMinutes } from '../calendar/local-time.ts';

/** Sold tickets that begin at one time of today and stay for so long. */
export interface ExpectedVisits {
  time: LocalTime;
  /** null = not known: reckoned as an hour (product.md, section 4). */
  durationMinutes: number | null;
  ticketCount: number;
}

export interface HouseExpectation {
  /** People inside at the time asked for. */
  now: number;
  /** Most people inside at once, and the first quarter of an hour of it; null without visitors. */
  highest: { count: number; time: LocalTime } | null;
}

const gridMinutes = 15;
const usualMinutes = 60;

/**
 * How many people are expected inside today, by what is sold, on the grid of the house limit: a visit counts in every
 * quarter of an hour that it touches, from its start to its start + duration.
 */
export function expectHouse(visits: readonly ExpectedVisits[], now: LocalTime): HouseExpectation {
  const inside = new Array<number>(minutesOfDay / gridMinutes).fill(0);
  for (const { time, durationMinutes, ticketCount } of visits) {
    const from = minutesSinceMidnight(time);
    const until = from + (durationMinutes ?? usualMinutes);
    const first = Math.floor(from / gridMinutes);
    const last = Math.min(inside.length, Math.ceil(until / gridMinutes));
    for (let at = first; at < last; at += 1) inside[at] = (inside[at] ?? 0) + ticketCount;
  }
  const most = Math.max(0, ...inside);
  return {
    now: inside[Math.floor(minutesSinceMidnight(now) / gridMinutes)] ?? 0,
    highest: most > 0 ? { count: most, time: timeAtMinutes(inside.indexOf(most) * gridMinutes) } : null,
  };
}
