import { z } from 'zod';
import { localDateInput, localTimeInput, weekdayInput } from '../calendar/calendar-input.ts';
import { onceGood } from '../result/once-good.ts';
import { groupReservationStatuses } from './availability/calendar-rules.ts';
import { exceptionInput } from './exception-input.ts';
import { findPeriodConflict } from './period-in-force.ts';
import { timeslotLimitInput } from './timeslot-limit-input.ts';

/** Name and place of a timeslot group; the name is unique in the client (specification 001, section 5). */
export const timeslotGroupInput = z.object({
  name: z
    .string('timeslot-group-name-required')
    .trim()
    .min(1, 'timeslot-group-name-required')
    .max(100, 'timeslot-group-name-too-long'),
  locationId: z.uuid('location-required'),
});
export type TimeslotGroupInput = z.output<typeof timeslotGroupInput>;

const weekdayTimeInput = z.object({
  weekday: weekdayInput,
  time: localTimeInput,
  limit: timeslotLimitInput,
  status: z.enum(groupReservationStatuses, 'status-invalid').default('yes'),
  title: z.string().trim().max(100, 'timeslot-title-too-long').default(''),
  classes: z.string().trim().max(255, 'timeslot-classes-too-long').default(''),
});

export const weekdayTimesInput = z
  .array(weekdayTimeInput)
  .max(2_000, 'too-many-timeslots')
  .superRefine(
    (times, context) => {
      const seen = new Set<string>();
      for (const [index, { weekday, time }] of times.entries()) {
        const start = `${weekday} ${time}`;
        if (seen.has(start))
          context.addIssue({ code: 'custom', path: [index, 'time'], message: 'timeslots-duplicate' });
        seen.add(start);
      }
    },
    onceGood('*.weekday', '*.time'),
  );

const dates = {
  from: localDateInput,
  until: localDateInput,
  priority: z.int('priority-invalid').min(0, 'priority-invalid').max(99, 'priority-invalid'),
};

const refuseReversed = (period: { from: string; until: string }, context: z.RefinementCtx) => {
  if (period.until < period.from) {
    context.addIssue({ code: 'custom', path: ['until'], message: 'end-before-start' });
  }
};

/** When a period is, and which of two it gives way to: what its dialog asks. */
export const periodDatesInput = z.object(dates).superRefine(refuseReversed, onceGood('from', 'until'));

const periodInput = z
  .object({
    id: z.uuid('period-unknown').nullable().default(null),
    ...dates,
    note: z.string().trim().max(100, 'period-note-too-long').default(''),
    /** Left out: it stays what it was; a new one is published. */
    published: z.boolean().optional(),
    weekdayTimes: weekdayTimesInput,
  })
  .superRefine(refuseReversed, onceGood('from', 'until'));
export type PeriodInput = z.output<typeof periodInput>;

/** All periods of a timeslot group together; those of one priority may not share a day. */
const periodsInput = z
  .array(periodInput)
  .max(200, 'too-many-periods')
  .superRefine(
    (periods, context) => {
      for (const [index, period] of periods.entries()) {
        const other = findPeriodConflict(period, periods.slice(0, index));
        if (!other) continue;
        context.addIssue({
          code: 'custom',
          path: [index, 'from'],
          message: 'periods-overlap',
          params: { from: other.from, until: other.until, priority: other.priority },
        });
      }
    },
    onceGood('*.from', '*.until', '*.priority'),
  );

/** The whole page of a timeslot group, saved at once. */
export const timeslotGroupChangeInput = z.object({
  name: timeslotGroupInput.shape.name,
  periods: periodsInput,
  /** Left out: they stay. */
  exceptions: z.array(exceptionInput).max(1_000, 'too-many-exceptions').optional(),
});
export type TimeslotGroupChangeInput = z.output<typeof timeslotGroupChangeInput>;

/** A drafted change of a timeslot group: what is left out stays. */
export const rulesChangeInput = timeslotGroupChangeInput.partial().extend({
  /** Left out of overviews and public pages. */
  hidden: z.boolean().optional(),
  /** Followed by an external reseller system. */
  synced: z.boolean().optional(),
  /** The only ticket groups that take their times from it. */
  ticketGroupIds: z.array(z.uuid('ticket-group-unknown')).max(500, 'too-many-ticket-groups').optional(),
  /** Takes them away from the product schedules that they take their times from. */
  convert: z.boolean().optional(),
});
export type RulesChangeInput = z.output<typeof rulesChangeInput>;

/**
 * Whether a drafted change is about timeslots: its rules, or none at all, which settles conflicts. Title, links and
 * settings change no timeslot.
 */
export function changesTimeslots({ periods, exceptions, ...others }: RulesChangeInput): boolean {
  if (periods || exceptions) return true;
  return Object.values(others).every((value) => value === undefined);
}
