import { z } from 'zod';
import { localDateInput, localTimeInput, weekdayInput } from '../calendar/calendar-input.ts';
import { onceGood } from '../result/once-good.ts';
import { exceptionColours } from './availability/availability-look.ts';
import { groupReservationStatuses } from './availability/calendar-rules.ts';
import { findDuplicateTime } from './time-pattern.ts';
import { timeslotLimitInput } from './timeslot-limit-input.ts';

const exceptionTimeInput = z.object({
  time: localTimeInput,
  limit: timeslotLimitInput.default(null),
  status: z.enum(groupReservationStatuses, 'status-invalid').default('yes'),
  title: z.string().trim().max(100, 'timeslot-title-too-long').default(''),
  classes: z.string().trim().max(255, 'timeslot-classes-too-long').default(''),
});

/** "Each time may be entered once per exception" (specification 001, section 5). */
const exceptionTimesInput = z
  .array(exceptionTimeInput)
  .max(300, 'too-many-timeslots')
  .superRefine((times, context) => {
    const twice = findDuplicateTime(times.map(({ time }) => time));
    const index = times.findLastIndex(({ time }) => time === twice);
    if (twice) context.addIssue({ code: 'custom', path: [index, 'time'], message: 'timeslots-duplicate' });
  }, onceGood('*.time'));

/**
 * "Exception: at least 1 activity, valid timeslot, valid start and end date, value 1 or higher" (specification 001,
 * section 5).
 */
export const exceptionInput = z
  .object({
    id: z.uuid('exception-unknown').nullable().default(null),
    kind: z.enum(['date', 'weekday'], 'exception-kind-invalid'),
    from: localDateInput,
    until: localDateInput,
    weekdays: z.array(weekdayInput).max(7, 'day-invalid').default([1, 2, 3, 4, 5, 6, 7]),
    allDay: z.boolean().default(true),
    fromTime: localTimeInput.nullable().default(null),
    untilTime: localTimeInput.nullable().default(null),
    closed: z.boolean().default(false),
    limit: z
      .int('exception-limit-invalid')
      .min(1, 'exception-limit-invalid')
      .max(1_000_000, 'limit-too-high')
      .nullable()
      .default(null),
    note: z.string().trim().max(500, 'exception-note-too-long').default(''),
    colour: z.enum(exceptionColours, 'exception-colour-invalid').nullable().default(null),
    published: z.boolean().default(false),
    ticketGroupIds: z.array(z.uuid('ticket-group-unknown')).min(1, 'exception-activity-required').max(500),
    times: exceptionTimesInput.default([]),
  })
  .superRefine(
    ({ from, until }, context) => {
      if (until < from) context.addIssue({ code: 'custom', path: ['until'], message: 'end-before-start' });
    },
    onceGood('from', 'until'),
  )
  .superRefine(
    ({ kind, weekdays }, context) => {
      if (kind === 'weekday' && weekdays.length === 0)
        context.addIssue({ code: 'custom', path: ['weekdays'], message: 'day-invalid' });
    },
    onceGood('kind', 'weekdays'),
  )
  .superRefine(
    (exception, context) => {
      const say = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      const { allDay, fromTime, untilTime, times } = exception;
      if (allDay) return;
      if (fromTime === null) say('fromTime', 'time-invalid');
      if (untilTime === null) say('untilTime', 'time-invalid');
      if (fromTime !== null && untilTime !== null && untilTime === fromTime)
        say('untilTime', 'exception-end-before-start');
      if (fromTime === null || untilTime === null) return;
      const isOutside = ({ time }: { time: string }) =>
        untilTime < fromTime ? time < fromTime && time >= untilTime : time < fromTime || time >= untilTime;
      if (times.some(isOutside)) say('times', 'exception-time-outside');
    },
    onceGood('allDay', 'fromTime', 'untilTime', 'times'),
  )
  .transform((exception) =>
    exception.allDay ? { ...exception, fromTime: null, untilTime: null } : exception,
  );
export type ExceptionInput = z.output<typeof exceptionInput>;
