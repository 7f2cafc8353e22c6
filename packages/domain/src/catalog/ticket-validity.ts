import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { onceGood } from '../result/once-good.ts';

/** The four kinds of custom validity (specification 001, section 3, Ticket type). */
export const validityKinds = [
  'on ticket date',
  'after ticket date',
  'after purchase date',
  'until selected date',
] as const;
export type ValidityKind = (typeof validityKinds)[number];

/** Kinds that want a number of days; 'until selected date' wants a date, 'on ticket date' nothing. */
export const validityKindsInDays: readonly ValidityKind[] = ['after ticket date', 'after purchase date'];

const mostDays = 3_650;

export const customValidityInput = z
  .object({
    kind: z.enum(validityKinds, 'validity-kind-unknown'),
    days: z
      .int('validity-days-invalid')
      .min(1, 'validity-days-invalid')
      .max(mostDays, 'validity-days-invalid')
      .nullable()
      .default(null),
    until: localDateInput.nullable().default(null),
  })
  .superRefine(
    ({ kind, days }, context) => {
      if (validityKindsInDays.includes(kind) && days === null)
        context.addIssue({ code: 'custom', path: ['days'], message: 'validity-days-invalid' });
    },
    onceGood('kind', 'days'),
  )
  .superRefine(
    ({ kind, until }, context) => {
      if (kind === 'until selected date' && until === null)
        context.addIssue({ code: 'custom', path: ['until'], message: 'validity-until-required' });
    },
    onceGood('kind', 'until'),
  )
  .transform(({ kind, days, until }) => ({
    kind,
    days: validityKindsInDays.includes(kind) ? days : null,
    until: kind === 'until selected date' ? until : null,
  }));

/** null = what the kind of the ticket group says. */
export const validityInput = customValidityInput.nullable().default(null);
export type TicketValidity = z.output<typeof customValidityInput>;
