/** '2026-11-20' as the back office writes it: '20-11-2026'. Any other text answers itself. */
export function formatDate(date: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : date;
}

/** '14:00:00' and '14:00' as '14:00'. */
export function formatTime(time: string): string {
  return time.slice(0, 5);
}

const zoned = new Map<string, Intl.DateTimeFormat>();

/** The date ('2026-11-20') and time ('13:38') that clocks in `timeZone` show at an instant. */
export function localDateTime(at: string | number | Date, timeZone: string): { date: string; time: string } {
  let format = zoned.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    zoned.set(timeZone, format);
  }
  const part: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(new Date(at))) part[type] = value;
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/** An instant as the back office writes it: '20-11-2026 13:38'. */
export function formatDateTime(at: string | number | Date, timeZone: string): string {
  const { date, time } = localDateTime(at, timeZone);
  return `${formatDate(date)} ${time}`;
}

const weekdays = new Map<string, Intl.DateTimeFormat>();

/** The weekday of a date as it is written within a sentence: 'Friday', 'vrijdag'. */
export function formatWeekday(date: string, intlLocale: string): string {
  let format = weekdays.get(intlLocale);
  if (!format) {
    format = new Intl.DateTimeFormat(intlLocale, { weekday: 'long', timeZone: 'UTC' });
    weekdays.set(intlLocale, format);
  }
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** A date with its weekday, as the back office writes it: 'Friday 20-11-2026', 'vrijdag 20-11-2026'. */
export function formatDayDate(date: string, intlLocale: string): string {
  return `${formatWeekday(date, intlLocale)} ${formatDate(date)}`;
}

const written = new Map<string, Intl.DateTimeFormat>();

/**
 * A date written out for people: 'Friday 20 November 2026', 'vrijdag 20 november 2026'. Visitors read dates
 * this way; `withoutYear` suits a heading that speaks of now.
 */
export function formatLongDate(date: string, intlLocale: string, withoutYear = false): string {
  const cacheKey = `${intlLocale}\n${withoutYear}`;
  let format = written.get(cacheKey);
  if (!format) {
    format = new Intl.DateTimeFormat(intlLocale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(withoutYear ? {} : { year: 'numeric' }),
      timeZone: 'UTC',
    });
    written.set(cacheKey, format);
  }
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** A date written out for people whom its weekday does not matter to: '20 November 2026', '20 november 2026'. */
export function formatDateInWords(date: string, intlLocale: string): string {
  const format = new Intl.DateTimeFormat(intlLocale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
