import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { isLocalTime } from '../calendar/local-time.ts';

/** User ticket edit (specification 001, section 5): event, date and time must be valid. */
export const userTicketInput = z.object({
  ticketId: z.uuid('ticket-not-in-order'),
  /** Left out = the event stays. */
  eventId: z.uuid('event-invalid').nullish(),
  ticketDate: localDateInput,
  /** Left out for tickets without a time. */
  ticketTime: z.string().refine(isLocalTime, 'time-invalid').nullish(),
});
export type UserTicketInput = z.infer<typeof userTicketInput>;
