import { z } from 'zod';
import { localTimeInput } from '../calendar/calendar-input.ts';
import { weekdays } from '../calendar/weekday.ts';
import { onceGood } from '../result/once-good.ts';

/** From when to when a place is open; closing before opening means after midnight (design, 11). */
export const hoursInput = z.object({ opens: localTimeInput, closes: localTimeInput }).superRefine(
  (hours, context) => {
    if (hours.opens === hours.closes) {
      context.addIssue({ code: 'custom', path: ['closes'], message: 'hours-empty' });
    }
  },
  onceGood('opens', 'closes'),
);
export type OpeningHours = z.output<typeof hoursInput>;

/** Monday to Sunday; null on a day means closed. */
export const weekHoursInput = z
  .array(hoursInput.nullable())
  .length(weekdays.length, 'hours-of-every-weekday');
