/** The date so many days later. Counted in UTC, where every day has 24 hours, so that no clock change matters;
 * the time library of the server is too heavy for the page's first load. */
export function addDays(date: string, days: number): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The month ('2026-11') so many months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

/**
 * The weeks of a month, Monday to Sunday, whole: with the days of the neighbouring months that complete them.
 * Weeks that lie wholly before `today` are left out.
 */
export function monthWeeks(month: string, today: string): string[][] {
  const weeks: string[][] = [];
  const next = addMonths(month, 1);
  for (let monday = mondayOf(`${month}-01`); monday < `${next}-01`; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    if ((week[6] ?? '') >= today) weeks.push(week);
  }
  return weeks;
}
