import { z } from 'zod';
import { localDateInput, localTimeInput } from '../calendar/calendar-input.ts';
import { onceGood } from '../result/once-good.ts';
import { weekdaysInput } from './product-schedule-input.ts';

/** Field rules of a schedule blocker: days, weekdays within them, and hours unless it is for the whole day. */
export const scheduleBlockerInput = z
  .object({
    from: localDateInput,
    until: localDateInput,
    weekdays: weekdaysInput,
    fromTime: localTimeInput.nullable(),
    untilTime: localTimeInput.nullable(),
    reason: z.string().trim().max(200, 'blocker-reason-too-long').default(''),
  })
  .superRefine(
    ({ from, until }, context) => {
      if (until < from) context.addIssue({ code: 'custom', path: ['until'], message: 'end-before-start' });
    },
    onceGood('from', 'until'),
  )
  .superRefine(({ weekdays }, context) => {
    if (weekdays.length === 0)
      context.addIssue({ code: 'custom', path: ['weekdays'], message: 'weekday-required' });
  }, onceGood('weekdays'))
  .superRefine(
    ({ fromTime, untilTime }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (fromTime === null && untilTime !== null) refuse('fromTime', 'time-invalid');
      if (fromTime !== null && untilTime === null) refuse('untilTime', 'time-invalid');
      if (fromTime !== null && untilTime !== null && untilTime === fromTime)
        refuse('untilTime', 'blocker-until-before-from');
    },
    onceGood('fromTime', 'untilTime'),
  );
export type ScheduleBlockerInput = z.output<typeof scheduleBlockerInput>;
