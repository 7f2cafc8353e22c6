import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { wantedLines } from '../storefront/cart.ts';

/** Body of `POST /api/shop/{client}/{channel}/waiting-list`. */
export const waitingListInput = z.object(
  {
    language: z.string('language-unknown').max(10, 'language-unknown'),
    date: localDateInput,
    /** null = any time of the day, or tickets for a day. */
    timeslotId: z.uuid('timeslot-unknown').nullable().default(null),
    lines: wantedLines,
    email: z.string('email-invalid').trim().max(254, 'email-invalid').pipe(z.email('email-invalid')),
  },
  'input-invalid',
);

export type WaitingListInput = z.infer<typeof waitingListInput>;

/** Body of the questions about one's own entry: the secret of its mail. */
export const waitingSecretInput = z.object(
  { secret: z.string('waiting-entry-not-found').max(200, 'waiting-entry-not-found') },
  'input-invalid',
);
