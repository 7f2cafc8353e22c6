import { readLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { ok, type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import { findDuplicateTime, timesOfPattern } from '@foyer/domain/scheduling/time-pattern.ts';

/** What is typed in the dialog of weekday times. A type, so that a form can index it. */
export type TimesForm = {
  first: string;
  last: string;
  intervalMinutes: number | null;
  singles: string;
  days: string[];
};

/**
 * The starts that the fields say together, sorted. No first and last means single times only; nothing at
 * all means that the days have no timeslots. Double times are refused as typed (design, 5).
 */
export function readTimesForm(form: TimesForm): Result<string[]> {
  const hasPattern = form.first !== '' || form.last !== '';
  const first = readLocalTime(form.first);
  const last = readLocalTime(form.last);
  const intervalMinutes = Number(form.intervalMinutes);
  const words = form.singles.split(/[\s,;]+/).filter(Boolean);
  const singles = words.map(readLocalTime);
  const refusals: Refusal[] = [];
  if (form.days.length === 0) refusals.push({ code: 'day-invalid', field: 'days' });
  if (hasPattern && !first) refusals.push({ code: 'time-invalid', field: 'first' });
  if (hasPattern && !last) refusals.push({ code: 'time-invalid', field: 'last' });
  if (first && last && last < first) refusals.push({ code: 'last-before-first', field: 'last' });
  if (hasPattern && !(Number.isInteger(intervalMinutes) && intervalMinutes >= 1)) {
    refusals.push({ code: 'interval-invalid', field: 'intervalMinutes' });
  }
  const times = [
    ...(first && last ? timesOfPattern({ first, last, intervalMinutes }) : []),
    ...singles.filter((time) => time !== null),
  ];
  if (singles.includes(null)) refusals.push({ code: 'time-invalid', field: 'singles' });
  else if (findDuplicateTime(times)) refusals.push({ code: 'timeslots-duplicate', field: 'singles' });
  return refusals.length > 0 ? refused(...refusals) : ok(times.sort());
}
