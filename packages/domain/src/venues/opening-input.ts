import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { onceGood } from '../result/once-good.ts';
import { hoursInput, weekHoursInput } from './hours-input.ts';

export const closedDayInput = z.object({
  date: localDateInput,
  note: z.string().trim().max(200, 'closed-day-note-too-long').default(''),
});
export type ClosedDay = z.output<typeof closedDayInput>;

/** The days on which a location is closed, whatever its weekdays say; each is listed once. */
export const closedDaysInput = z
  .array(closedDayInput)
  .max(1_000, 'closed-days-too-many')
  .superRefine((days, context) => {
    const seen = new Set<string>();
    for (const [index, { date }] of days.entries()) {
      if (seen.has(date)) {
        context.addIssue({ code: 'custom', path: [index, 'date'], message: 'closed-day-double' });
      }
      seen.add(date);
    }
  }, onceGood('*.date'));

/** When a location is open: its week and its closed days (/openingstijden). */
export const openingInput = z.object({
  standardHours: hoursInput,
  weekHours: weekHoursInput,
  closedDays: closedDaysInput,
});
export type OpeningInput = z.output<typeof openingInput>;
