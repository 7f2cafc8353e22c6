const formats = new Map<string, Intl.RelativeTimeFormat>();

const minuteMs = 60_000;
const units = [
  { unit: 'week', ms: 7 * 24 * 60 * minuteMs },
  { unit: 'day', ms: 24 * 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs },
  { unit: 'minute', ms: minuteMs },
] as const;

/**
 * How long ago something was: '2 minutes ago', in whole minutes, hours, days and weeks (specification 000,
 * section 9). Under a minute, and for a clock that runs ahead, it is 'now'.
 */
export function formatFreshness(at: string | number | Date, now: number, intlLocale: string): string {
  let format = formats.get(intlLocale);
  if (!format) {
    format = new Intl.RelativeTimeFormat(intlLocale, { numeric: 'auto' });
    formats.set(intlLocale, format);
  }
  const elapsedMs = now - new Date(at).getTime();
  for (const { unit, ms } of units) {
    const count = Math.floor(elapsedMs / ms);
    if (count >= 1) return format.format(-count, unit);
  }
  return format.format(0, 'second');
}
