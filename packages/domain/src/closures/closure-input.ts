import { z } from 'zod';
import { localDateInput, localTimeInput } from '../calendar/calendar-input.ts';
import { addDays } from '../calendar/local-date.ts';
import { onceGood } from '../result/once-good.ts';

/** Why it is closed; visitors read it in their language. `other` is explained in the note alone. */
export const closureReasons = ['storm', 'technical', 'safety', 'staff', 'other'] as const;
export type ClosureReason = (typeof closureReasons)[number];

/** What happens to the visits: nothing, a mail, the choice of another timeslot, or their money back. */
export const closureRemedies = ['close', 'mail', 'offer', 'refund'] as const;
export type ClosureRemedy = (typeof closureRemedies)[number];

/** What happens to visits whose visitors do not choose in time. */
export const unansweredOutcomes = ['refund', 'keep'] as const;
export type UnansweredOutcome = (typeof unansweredOutcomes)[number];

export const closureScopes = ['location', 'timeslot-group', 'timeslot'] as const;
export type ClosureScope = (typeof closureScopes)[number];

interface Stretch {
  fromDate: string;
  fromTime: string;
  untilDate: string;
  untilTime: string | null;
}

function localStretch({ fromDate, fromTime, untilDate, untilTime }: Stretch) {
  return {
    fromLocal: `${fromDate} ${fromTime}`,
    untilLocal: untilTime === null ? `${addDays(untilDate, 1)} 00:00` : `${untilDate} ${untilTime}`,
  };
}

/** Where and when to close, by the clocks of each location; without `untilTime` to the end of the last day. */
export const closureStretchInput = z
  .object({
    scopeKind: z.enum(closureScopes, 'closure-scope-missing'),
    scopeIds: z
      .array(z.uuid('closure-scope-missing'))
      .min(1, 'closure-scope-missing')
      .max(500, 'too-many-timeslots-chosen'),
    fromDate: localDateInput,
    fromTime: localTimeInput,
    untilDate: localDateInput,
    untilTime: localTimeInput.nullable().describe('null = to the end of the day'),
  })
  .superRefine(
    (stretch, context) => {
      const { fromLocal, untilLocal } = localStretch(stretch);
      if (fromLocal >= untilLocal)
        context.addIssue({ code: 'custom', path: ['untilTime'], message: 'closure-period-invalid' });
    },
    onceGood('fromDate', 'fromTime', 'untilDate', 'untilTime'),
  )
  .transform(({ fromDate, fromTime, untilDate, untilTime, ...where }) => ({
    ...where,
    ...localStretch({ fromDate, fromTime, untilDate, untilTime }),
  }));
export type ClosureStretch = z.output<typeof closureStretchInput>;

/** What is done about it. `deadlineHours`: how long visitors may choose. */
export const closurePlanInput = z
  .object({
    requestId: z.uuid('input-invalid').describe('Sent again, nothing more is closed'),
    reason: z.enum(closureReasons, 'closure-reason-missing'),
    note: z.string().trim().max(200, 'closure-note-too-long'),
    remedy: z.enum(closureRemedies, 'closure-remedy-missing'),
    offersRefund: z.boolean(),
    withoutAnswer: z.enum(unansweredOutcomes),
    deadlineHours: z
      .int('closure-deadline-invalid')
      .min(1, 'closure-deadline-invalid')
      .max(720, 'closure-deadline-invalid'),
  })
  .superRefine(
    ({ reason, note }, context) => {
      if (reason === 'other' && note === '')
        context.addIssue({ code: 'custom', path: ['note'], message: 'closure-note-missing' });
    },
    onceGood('reason', 'note'),
  );
export type ClosurePlan = z.output<typeof closurePlanInput>;

/** Giving money back, or promising it, asks for the right Extra (product.md, section 2). */
export function needsExtra({
  remedy,
  offersRefund,
  withoutAnswer,
}: Pick<ClosurePlan, 'remedy' | 'offersRefund' | 'withoutAnswer'>): boolean {
  return remedy === 'refund' || (remedy === 'offer' && (offersRefund || withoutAnswer === 'refund'));
}
