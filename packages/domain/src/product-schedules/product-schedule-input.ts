import { z } from 'zod';
import { localDateInput, localTimeInput, weekdayInput } from '../calendar/calendar-input.ts';
import { weekdays } from '../calendar/weekday.ts';
import { onceGood } from '../result/once-good.ts';
import { startsOfPattern } from './pattern-starts.ts';
import { repeatUnits, slotIntervalUnits } from './product-schedule.ts';

/** Keeps a day, and eighteen months of them, at a size that is made within seconds. */
const mostSlotsOfDay = 200;
const mostMinutes = 1_440;
const mostPlaces = 1_000_000;

interface SlotInterval {
  slotInterval: number;
  slotIntervalUnit: (typeof slotIntervalUnits)[number];
}

export const weekdaysInput = z
  .array(weekdayInput, 'weekday-required')
  .max(100, 'weekday-required')
  .transform((chosen) => weekdays.filter((day) => chosen.includes(day)));

function minutesOfInterval({ slotInterval, slotIntervalUnit }: SlotInterval): number {
  return slotIntervalUnit === 'hour' ? slotInterval * 60 : slotInterval;
}

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
  .superRefine(
    ({ from, until }, context) => {
      if (until < from) context.addIssue({ code: 'custom', path: ['until'], message: 'end-before-start' });
    },
    onceGood('from', 'until'),
  )
  .superRefine(
    ({ repeatUnit, weekdays: chosen }, context) => {
      if (repeatUnit === 'week' && chosen.length === 0)
        context.addIssue({ code: 'custom', path: ['weekdays'], message: 'weekday-required' });
    },
    onceGood('repeatUnit', 'weekdays'),
  )
  .superRefine(
    (input, context) => {
      const refuse = (message: string) =>
        context.addIssue({ code: 'custom', path: ['slotInterval'], message });
      const { firstTime: first, lastTime: last } = input;
      const intervalMinutes = minutesOfInterval(input);
      if (intervalMinutes > mostMinutes) refuse('slot-interval-invalid');
      else if (startsOfPattern({ first, last, intervalMinutes }).length > mostSlotsOfDay)
        refuse('too-many-slots');
    },
    onceGood('firstTime', 'lastTime', 'slotInterval', 'slotIntervalUnit'),
  )
  .transform(({ slotInterval, slotIntervalUnit, weekdays: chosen, ...input }) => ({
    ...input,
    weekdays: input.repeatUnit === 'week' ? chosen : [],
    intervalMinutes: minutesOfInterval({ slotInterval, slotIntervalUnit }),
  }));
export type ProductScheduleInput = z.output<typeof productScheduleInput>;
