import { z } from 'zod';
import { isLocalDate } from './local-date.ts';
import { isLocalTime } from './local-time.ts';
import type { Weekday } from './weekday.ts';
import { isTimeZone } from './zoned-time.ts';

/** A date that exists, '2026-11-20'. Refusal code `date-invalid`. */
export const localDateInput = z.string('date-invalid').refine(isLocalDate, 'date-invalid');

/** A time of day, '14:00' (specification 001, section 5, Timeslots). Refusal code `time-invalid`. */
export const localTimeInput = z.string('time-invalid').refine(isLocalTime, 'time-invalid');

/** Monday = 1 to Sunday = 7 (specification 001, section 5, Timeslots). Refusal code `day-invalid`. */
export const weekdayInput = z
  .int('day-invalid')
  .min(1, 'day-invalid')
  .max(7, 'day-invalid')
  .transform((day) => day as Weekday);

/** An IANA time zone. Refusal code `time-zone-invalid`. */
export const timeZoneInput = z
  .string('time-zone-invalid')
  .max(64, 'time-zone-invalid')
  .refine(isTimeZone, 'time-zone-invalid');
