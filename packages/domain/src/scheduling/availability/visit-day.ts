import { addDays, type LocalDate } from '../../calendar/local-date.ts';
import { localDay } from '../../calendar/local-day.ts';
import type { LocalTime } from '../../calendar/local-time.ts';
import { localTimeAt, momentOf } from '../../calendar/zoned-time.ts';
import type { TimeslotFacts } from './availability-facts.ts';

/** A time in which the place is closed all the same, by its own clocks ('2026-11-20T14:00'); the end is not included. */
export interface ClosedStretch {
  id: string;
  fromLocal: string;
  untilLocal: string;
}

/** A day at a location that tickets without a time are for. */
export interface PlaceOnDay {
  timeZone: string;
  /** Null = its hours are unknown: the whole day. */
  opens: LocalTime | null;
  closes: LocalTime | null;
  isClosedDay: boolean;
  isShutWeekday: boolean;
  closures: readonly ClosedStretch[];
}

/**
 * A day as something to sell: it is over after the last admission. That is closing time, or earlier where the place
 * is closed from then on; a day is closed by a closure that leaves no part of it.
 */
export function visitDay(date: LocalDate, place: PlaceOnDay, at: Date): TimeslotFacts {
  const { isClosedDay, isShutWeekday, closures, timeZone } = place;
  const hours = hoursOf(date, place);
  const { endsAt, shutBy } = lastEntry(hours, closures);
  const usualEnd = momentAt(hours.untilLocal, timeZone);
  const end = endsAt === null ? null : momentAt(endsAt, timeZone);
  const isShut = shutBy !== null && at < usualEnd && (end === null || at >= end);
  return {
    date,
    startsAt: isShut || end === null ? usualEnd : end,
    state: isShut ? 'closed' : 'open',
    closureId: isShut ? shutBy : null,
    capacity: null,
    heldCount: 0,
    soldCount: 0,
    isDay: true,
    isClosedDay,
    isShutWeekday,
  };
}

interface Hours {
  fromLocal: string;
  untilLocal: string;
}

/** Hours that end at or before their start reach over midnight. */
function hoursOf(date: LocalDate, { opens, closes }: Pick<PlaceOnDay, 'opens' | 'closes'>): Hours {
  const fromLocal = `${date}T${opens ?? '00:00'}`;
  if (closes === null) return { fromLocal, untilLocal: `${addDays(date, 1)}T00:00` };
  const untilLocal = `${date}T${closes}`;
  return { fromLocal, untilLocal: untilLocal > fromLocal ? untilLocal : `${addDays(date, 1)}T${closes}` };
}

/**
 * The parts of a day in which a visitor can still come: its hours from now on, without what closures take of them.
 */
export function openHours(date: LocalDate, place: PlaceOnDay, at: Date): Hours[] {
  if (place.isClosedDay || place.isShutWeekday) return [];
  const { fromLocal, untilLocal } = hoursOf(date, place);
  const now = localTimeAt(at, place.timeZone);
  const parts: Hours[] = [];
  let openFrom = laterOf(fromLocal, `${now.date}T${now.time}`);
  for (const closure of place.closures.toSorted((one, other) => (one.fromLocal < other.fromLocal ? -1 : 1))) {
    if (closure.fromLocal >= untilLocal) break;
    if (closure.fromLocal > openFrom) parts.push({ fromLocal: openFrom, untilLocal: closure.fromLocal });
    openFrom = laterOf(openFrom, closure.untilLocal);
  }
  return openFrom < untilLocal ? [...parts, { fromLocal: openFrom, untilLocal }] : parts;
}

/** Whether the hours of a day reach past a moment by its own clocks: those of a place that closes after midnight may. */
export function reachesPast(date: LocalDate, place: PlaceOnDay, local: string): boolean {
  return hoursOf(date, place).untilLocal > local;
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/** The end of the last part of the hours that no closure takes, and which closure ends it; null = no part is left. */
function lastEntry(
  { fromLocal, untilLocal }: Hours,
  closures: readonly ClosedStretch[],
): { endsAt: string | null; shutBy: string | null } {
  let endsAt = untilLocal;
  let shutBy: string | null = null;
  const latestFirst = closures.toSorted((one, other) => (one.untilLocal < other.untilLocal ? 1 : -1));
  for (const closure of latestFirst) {
    if (closure.untilLocal < endsAt || closure.fromLocal >= endsAt) continue;
    endsAt = closure.fromLocal;
    shutBy = closure.id;
  }
  return { endsAt: endsAt <= fromLocal ? null : endsAt, shutBy };
}

/** Of a time that a moved clock skips, the first moment after it; of one that comes twice, the second. */
function momentAt(local: string, timeZone: string): Date {
  const [date = '', time = ''] = local.split('T');
  if (time === '00:00') return localDay(date, timeZone).startsAt;
  const moment = momentOf(date, time, timeZone);
  return moment.kind === 'once' ? moment.at : moment.kind === 'gap' ? moment.nextAt : moment.secondAt;
}
