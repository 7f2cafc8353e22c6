import type { Result } from '@foyer/domain/result/result.ts';
import { fieldsOfTimes, type TimeFields } from './time-fields.ts';
import { readTimesForm } from './times-form.ts';

/** First and last start and the minutes between them, as typed. */
export interface TypedSeries {
  first: string;
  last: string;
  intervalMinutes: number | null;
}

/** The times with those of a series added; a time that is there already stays as it is. */
export function withSeries(times: readonly TimeFields[], typed: TypedSeries): Result<TimeFields[]> {
  const read = readTimesForm({ ...typed, singles: '', days: ['every day'] });
  if (!read.ok) return read;
  const known = new Map(times.map((one) => [one.time, one]));
  const all = new Set([...known.keys(), ...read.value]);
  return { ok: true, value: fieldsOfTimes([...all].sort(), known, null) };
}
