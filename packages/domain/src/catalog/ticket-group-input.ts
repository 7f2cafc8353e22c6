import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';

/** Kinds of ticket group, and which of them a product may have by its availability (product.md, section 4). */
export const kindsOfAvailability = {
  TIMESLOTS: ['day plus time'],
  UNLIMITED: ['continuous', 'fixed date', 'period', 'specific day'],
} as const;
export type AvailabilityType = keyof typeof kindsOfAvailability;
export type TicketGroupKind = (typeof kindsOfAvailability)[AvailabilityType][number];

const mostDays = 3_650;
const mostMinutes = 7 * 24 * 60;

/** Name and sale rules of a ticket group. */
export const ticketGroupInput = z
  .object({
    name: z
      .string('ticket-group-name-required')
      .trim()
      .min(2, 'ticket-group-name-too-short')
      .max(100, 'ticket-group-name-too-long'),
    availableFrom: localDateInput.nullable().default(null),
    availableUntil: localDateInput.nullable().default(null),
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
  })
  .superRefine(({ availableFrom, availableUntil }, context) => {
    if (availableFrom !== null && availableUntil !== null && availableUntil < availableFrom) {
      context.addIssue({ code: 'custom', path: ['availableUntil'], message: 'end-before-start' });
    }
  });
export type TicketGroupInput = z.output<typeof ticketGroupInput>;
