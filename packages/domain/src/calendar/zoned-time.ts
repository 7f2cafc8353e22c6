import { Temporal } from 'temporal-polyfill';
import type { LocalDate } from './local-date.ts';
import type { LocalTime } from './local-time.ts';

/**
 * The moment at which a place's clock shows a date and time. Twice a year a clock is moved: in a gap the
 * clock never shows that time, in a fold it shows it twice.
 */
export type ZonedMoment =
  | { kind: 'once'; at: Date }
  | { kind: 'gap'; nextAt: Date }
  | { kind: 'fold'; firstAt: Date; secondAt: Date };

/** Whether the text is an IANA time zone that this machine knows, such as 'Europe/Amsterdam'. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(text)) return false;
  try {
    Temporal.Now.zonedDateTimeISO(text);
    return true;
  } catch {
    return false;
  }
}

/** When the clock of the zone shows this date and time: once, never (a gap) or twice (a fold). */
export function momentOf(date: LocalDate, time: LocalTime, timeZone: string): ZonedMoment {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const first = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const second = local.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (first.epochMilliseconds === second.epochMilliseconds) {
    return { kind: 'once', at: new Date(first.epochMilliseconds) };
  }
  if (!first.toPlainDateTime().equals(local)) return { kind: 'gap', nextAt: afterGap(first, timeZone) };
  return {
    kind: 'fold',
    firstAt: new Date(first.epochMilliseconds),
    secondAt: new Date(second.epochMilliseconds),
  };
}

function afterGap(before: Temporal.ZonedDateTime, timeZone: string): Date {
  const transition = before.getTimeZoneTransition('next');
  return new Date((transition ?? before.withTimeZone(timeZone)).epochMilliseconds);
}

/** What the clock of the zone shows at a moment. */
export function localTimeAt(at: Date, timeZone: string): { date: LocalDate; time: LocalTime } {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return { date: zoned.toPlainDate().toString(), time: zoned.toPlainTime().toString().slice(0, 5) };
}

/** The date that the clock of the zone shows at a moment. */
export function localDateAt(at: Date, timeZone: string): LocalDate {
  return localTimeAt(at, timeZone).date;
}
