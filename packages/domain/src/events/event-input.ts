import { z } from 'zod';
import { localDateInput, localTimeInput } from '../calendar/calendar-input.ts';
import { isLocalDate } from '../calendar/local-date.ts';
import { onceGood } from '../result/once-good.ts';
import { eventKinds } from './event-kinds.ts';

/** Whether tickets of an event are limited. */
export const eventLimitChoices = ['limit', 'none'] as const;
export type EventLimitChoice = (typeof eventLimitChoices)[number];

const limitChoiceInput = z.enum(eventLimitChoices, 'event-limit-choice-required');

const tooShort = (title: string) => title.length !== 1;

export const eventExceptionInput = z.object({
  date: localDateInput,
  note: z.string().trim().max(200, 'event-exception-note-too-long').default(''),
});
export type EventException = z.output<typeof eventExceptionInput>;

/**
 * An event or exhibition as staff fill it in (specification 001, section 5): a Dutch title of 2 to 100, an English one
 * if wanted, a period, a time like 14:00, a limit above 0 or the explicit choice of none.
 */
export const eventInput = z
  .object({
    kind: z.enum(eventKinds, 'event-kind-unknown'),
    titleNl: z
      .string('event-title-required')
      .trim()
      .min(1, 'event-title-required')
      .max(100, 'event-title-too-long')
      .refine(tooShort, 'event-title-too-short'),
    titleEn: z
      .string()
      .trim()
      .max(100, 'event-title-too-long')
      .refine(tooShort, 'event-title-too-short')
      .default(''),
    locationId: z.uuid('location-unknown').nullable().default(null),
    fromDate: z
      .string()
      .nullish()
      .pipe(z.string('event-period-required').refine(isLocalDate, 'date-invalid')),
    untilDate: localDateInput.nullable().default(null).describe('Of an exhibition'),
    at: localTimeInput.nullable().default(null).describe('Of an event'),
    limitChoice: limitChoiceInput.nullish().pipe(limitChoiceInput).describe('One of them is chosen'),
    /** Of an event in all, of an exhibition a day; null = no limit. */
    ticketLimit: z
      .int('event-limit-invalid')
      .min(1, 'event-limit-invalid')
      .max(1_000_000, 'limit-too-high')
      .nullable()
      .default(null),
    linkedEventId: z.uuid('event-invalid').nullable().default(null),
    /** Listed on the program step of the sales pages. */
    publishInTicketFrame: z.boolean().default(false),
    /** Visitors read how many places are left. */
    showAvailability: z.boolean().default(false),
    /** Dates on which it is closed. */
    exceptions: z.array(eventExceptionInput).max(1_000, 'event-exceptions-too-many').default([]),
  })
  .superRefine(
    ({ kind, at }, context) => {
      if (kind === 'event' && at === null)
        context.addIssue({ code: 'custom', path: ['at'], message: 'time-invalid' });
    },
    onceGood('kind', 'at'),
  )
  .superRefine(
    ({ limitChoice, ticketLimit }, context) => {
      if (limitChoice === 'limit' && ticketLimit === null)
        context.addIssue({ code: 'custom', path: ['ticketLimit'], message: 'event-limit-invalid' });
    },
    onceGood('limitChoice', 'ticketLimit'),
  )
  .superRefine(
    ({ kind, fromDate, untilDate, exceptions }, context) => {
      const refuse = (message: string, ...path: (string | number)[]) =>
        context.addIssue({ code: 'custom', path, message });
      if (kind === 'exhibition' && untilDate === null) refuse('event-period-required', 'untilDate');
      if (kind === 'exhibition' && untilDate && untilDate < fromDate) {
        refuse('end-before-start', 'untilDate');
      }
      const last = kind === 'event' ? fromDate : untilDate;
      for (const [index, { date }] of exceptions.entries()) {
        const isOutside = date < fromDate || (last !== null && date > last);
        if (isOutside) refuse('event-exception-outside', 'exceptions', index, 'date');
        if (exceptions.findIndex((other) => other.date === date) < index) {
          refuse('event-exception-double', 'exceptions', index, 'date');
        }
      }
    },
    onceGood('kind', 'fromDate', 'untilDate', 'exceptions'),
  )
  .transform(({ limitChoice, ticketLimit, fromDate, untilDate, at, kind, ...event }) => {
    return {
      ...event,
      kind,
      fromDate,
      untilDate: kind === 'event' ? fromDate : (untilDate ?? fromDate),
      at: kind === 'event' ? at : null,
      ticketLimit: limitChoice === 'limit' ? ticketLimit : null,
    };
  });
export type EventInput = z.output<typeof eventInput>;
