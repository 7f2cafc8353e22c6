import { z } from 'zod';
import { localDateInput, weekdayInput } from '../calendar/calendar-input.ts';
import { weekdays } from '../calendar/weekday.ts';
import { onceGood } from '../result/once-good.ts';
import { refuseDoubleLanguages } from './content-language-input.ts';
import { eTicketTextsInput } from './e-ticket-text.ts';
import { type TicketGroupKind, ticketGroupKinds } from './ticket-group-kinds.ts';
import { articleCodesInput, visitMailInput } from './visit-mail.ts';

const mostDays = 3_650;
const mostMinutes = 7 * 24 * 60;
const mostOwnDays = 1_000;

export const ownDayInput = z.object({ date: localDateInput, isOpen: z.boolean() });

/** Left out on a new group: the first that the product may have. */
const kindInput = z
  .enum(ticketGroupKinds, 'ticket-group-kind-unsuited')
  .nullish()
  .describe('Left out = as it is');
export const ticketGroupKindInput = z.object({ kind: kindInput });

/** Every field of a ticket group (specification 001, sections 3 and 5). */
export const ticketGroupInput = z
  .object({
    name: z
      .string('ticket-group-name-required')
      .trim()
      .min(2, 'ticket-group-name-too-short')
      .max(100, 'ticket-group-name-too-long'),
    kind: kindInput,
    availableFrom: localDateInput.nullable().default(null),
    availableUntil: localDateInput.nullable().default(null),
    /** Of a fixed date: that date. Of a period: the dates in which a ticket is valid. */
    validFrom: localDateInput.nullable().default(null),
    validUntil: localDateInput.nullable().default(null),
    openWeekdays: z
      .array(weekdayInput)
      .default([...weekdays])
      .transform((chosen) => weekdays.filter((weekday) => chosen.includes(weekday))),
    /** Open or closed whatever the weekday says; the later mention of a date counts. */
    ownDays: z
      .array(ownDayInput)
      .max(mostOwnDays, 'own-days-too-many')
      .default([])
      .transform((days) =>
        [...new Map(days.map((day) => [day.date, day])).values()].sort((one, other) =>
          one.date < other.date ? -1 : 1,
        ),
      ),
    ticketLimit: z
      .int('group-limit-invalid')
      .min(1, 'group-limit-invalid')
      .max(9_999_999, 'limit-too-high')
      .nullable()
      .default(null)
      .describe('Left out = no limit'),
    lookaheadDays: z
      .int('lookahead-invalid')
      .min(0, 'lookahead-invalid')
      .max(mostDays, 'lookahead-invalid')
      .nullable()
      .default(null),
    cutOffMinutes: z
      .int('cut-off-invalid')
      .min(0, 'cut-off-invalid')
      .max(mostMinutes, 'cut-off-invalid')
      .default(0),
    pageMaximum: z
      .int('page-maximum-invalid')
      .min(0, 'page-maximum-invalid')
      .max(500, 'page-maximum-invalid')
      .default(0),
    childNeedsAdult: z.boolean().default(true),
    eTicketTexts: eTicketTextsInput.superRefine(refuseDoubleLanguages, onceGood('*.language')).default([]),
    previsitMail: visitMailInput,
    aftervisitMail: visitMailInput,
    mailArticleCodes: articleCodesInput,
    mailsBlocked: z.boolean().default(false),
  })
  .superRefine(
    ({ availableFrom, availableUntil }, context) => {
      if (availableFrom !== null && availableUntil !== null && availableUntil < availableFrom)
        context.addIssue({ code: 'custom', path: ['availableUntil'], message: 'end-before-start' });
    },
    onceGood('availableFrom', 'availableUntil'),
  )
  .superRefine(
    ({ kind, validFrom, validUntil }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (kind === 'fixed date' && validFrom === null) refuse('validFrom', 'fixed-date-required');
      if (kind !== 'period') return;
      if (validFrom === null) refuse('validFrom', 'period-from-required');
      if (validUntil === null) refuse('validUntil', 'period-until-required');
      else if (validFrom !== null && validUntil < validFrom) refuse('validUntil', 'end-before-start');
    },
    onceGood('kind', 'validFrom', 'validUntil'),
  );
export type TicketGroupInput = z.output<typeof ticketGroupInput>;
export type OwnDay = z.output<typeof ownDayInput>;

/** The dates of validity that a kind has: a fixed date is its own end, other kinds have none. */
export function validityOfKind(
  kind: TicketGroupKind,
  { validFrom, validUntil }: Pick<TicketGroupInput, 'validFrom' | 'validUntil'>,
): Pick<TicketGroupInput, 'validFrom' | 'validUntil'> {
  if (kind === 'fixed date') return { validFrom, validUntil: validFrom };
  return kind === 'period' ? { validFrom, validUntil } : { validFrom: null, validUntil: null };
}
