import { z } from 'zod';
import { localDateInput, localTimeInput, weekdayInput } from '../calendar/calendar-input.ts';
import { weekdays } from '../calendar/weekday.ts';
import { timesOfPattern } from '../scheduling/time-pattern.ts';
import { repeatUnits, slotIntervalUnits } from './product-schedule.ts';

/** Keeps a day, and eighteen months of them, at a size that is made within seconds. */
const mostSlotsOfDay = 200;
const mostMinutes = 1_440;
const mostPlaces = 1_000_000;

export const weekdaysInput = z
  .array(weekdayInput, 'weekday-required')
  .max(100, 'weekday-required')
  .transform((chosen) => weekdays.filter((day) => chosen.includes(day)));

/** Field rules of a product schedule (specification 001, section 3, Product schedule; its name is unique). */
export const productScheduleInput = z
  .object({
    name: z
      .string('schedule-name-required')
      .trim()
      .min(1, 'schedule-name-required')
      .max(100, 'schedule-name-too-long'),
    from: localDateInput,
    until: localDateInput,
    repeatUnit: z.enum(repeatUnits, 'repeat-unit-required'),
    repeatEvery: z.int('repeat-every-invalid').min(1, 'repeat-every-invalid').max(99, 'repeat-every-invalid'),
    weekdays: weekdaysInput,
    firstTime: localTimeInput,
    lastTime: localTimeInput,
    slotInterval: z
      .int('slot-interval-invalid')
      .min(1, 'slot-interval-invalid')
      .max(mostMinutes, 'slot-interval-invalid'),
    slotIntervalUnit: z.enum(slotIntervalUnits, 'slot-interval-unit-required'),
    capacity: z
      .int('slot-capacity-invalid')
      .min(1, 'slot-capacity-invalid')
      .max(mostPlaces, 'slot-capacity-invalid')
      .nullable(),
  })
  .transform(({ slotInterval, slotIntervalUnit, weekdays: chosen, ...input }) => ({
    ...input,
    weekdays: input.repeatUnit === 'week' ? chosen : [],
    intervalMinutes: slotIntervalUnit === 'hour' ? slotInterval * 60 : slotInterval,
  }))
  .superRefine((input, context) => {
    const { from, until, firstTime: first, lastTime: last, intervalMinutes } = input;
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (until < from) refuse('until', 'end-before-start');
    if (last < first) refuse('lastTime', 'last-before-first');
    if (input.repeatUnit === 'week' && input.weekdays.length === 0) refuse('weekdays', 'weekday-required');
    if (intervalMinutes > mostMinutes) refuse('slotInterval', 'slot-interval-invalid');
    else if (timesOfPattern({ first, last, intervalMinutes }).length > mostSlotsOfDay)
      refuse('slotInterval', 'too-many-slots');
  });
export type ProductScheduleInput = z.output<typeof productScheduleInput>;
