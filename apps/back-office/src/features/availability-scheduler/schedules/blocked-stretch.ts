import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import type { Slot } from '../slots/slot-grid.ts';

type Start = Pick<Slot, 'date' | 'time'>;

/** Days and hours that a new blocker begins with. */
export interface BlockedStretch {
  from: string;
  until: string;
  weekdays: string[];
  fromTime: string;
  untilTime: string;
}

const endOfDay = '23:59';

/**
 * Chosen timeslots as the address keeps them: the first and last day, and from the first start until what starts next
 * after the last one, so that the blocker takes these and none after them.
 */
export function writeStretch(chosen: readonly Start[], all: readonly Start[]): string {
  const dates = chosen.map(({ date }) => date).sort();
  const times = chosen.map(({ time }) => time).sort();
  const last = times.at(-1) ?? endOfDay;
  const days = new Set(dates);
  const next = all
    .filter(({ date, time }) => days.has(date) && time > last)
    .map(({ time }) => time)
    .sort()[0];
  return [dates[0], dates.at(-1), times[0], next ?? endOfDay, weekdaysOf(dates).join('')].join('_');
}

/** null where the address says something else. */
export function readStretch(text: string | undefined): BlockedStretch | null {
  const [from = '', until = '', fromTime = '', untilTime = '', days = ''] = (text ?? '').split('_');
  const isTime = (time: string) => /^\d\d:\d\d$/.test(time);
  if (!isLocalDate(from) || !isLocalDate(until) || !isTime(fromTime) || !isTime(untilTime)) return null;
  if (!/^[1-7]+$/.test(days)) return null;
  return { from, until, fromTime, untilTime, weekdays: [...days] };
}

function weekdaysOf(dates: readonly string[]): string[] {
  return [...new Set(dates.map((date) => String(weekdayOf(date))))].sort();
}
