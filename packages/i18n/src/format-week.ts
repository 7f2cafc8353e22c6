import { formatTime } from './format-date.ts';

/** From when to when a place is open on a weekday; null = closed. */
export type HoursOfDay = { opens: string; closes: string } | null;

/** A Monday: the names of the weekdays come from the dates of its week. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 24 * 3_600_000;

/**
 * Opening hours of a week that begins on Monday: 'Monday – Friday: 10:00 – 17:00', one line for days that follow each other with
 * the same hours.
 */
export function formatWeek(week: readonly HoursOfDay[], intlLocale: string, closed: string): string[] {
  const weekday = new Intl.DateTimeFormat(intlLocale, { weekday: 'long', timeZone: 'UTC' });
  const dayName = (index: number) => weekday.format(new Date(monday + index * dayMs));
  // French writes a space before it.
  const colon = intlLocale.startsWith('fr') ? ' :' : ':';
  const hoursOf = (hours: HoursOfDay) =>
    hours ? `${formatTime(hours.opens)} – ${formatTime(hours.closes)}` : closed;
  return runsOf(week.map(hoursOf)).map(({ first, last, hours }) => {
    const days = first === last ? dayName(first) : `${dayName(first)} – ${dayName(last)}`;
    return `${days}${colon} ${hours}`;
  });
}

function runsOf(week: readonly string[]): { first: number; last: number; hours: string }[] {
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const [day, hours] of week.entries()) {
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs;
}
