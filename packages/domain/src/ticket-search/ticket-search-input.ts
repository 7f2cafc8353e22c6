import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { isLocalTime } from '../calendar/local-time.ts';
import type { orderFilterInput } from '../orders/order-filter-input.ts';
import { readOrderSearch } from '../orders/order-search.ts';
import { ok, type Result, refused } from '../result/result.ts';

/** More tickets than these are refused: the search is to be refined (specification 001, sections 5 and 9). */
export const mostTicketsFound = 100;

/** What a ticket search opens with (specification 001, section 9). */
export const defaultSearchPeriod = 'last-month';

type Wanted = z.output<typeof orderFilterInput>;

/**
 * Whether tickets can be searched by this: at least one field beside the period, and for a name at least four
 * characters. Refusals at `search`: `search-field-required`, `search-too-short`.
 */
export function decideTicketSearch(wanted: Wanted): Result<Wanted> {
  const { placed: _period, search, ...fields } = wanted;
  const by = readOrderSearch(search).by;
  if (by === 'too little') return refused({ code: 'search-too-short', field: 'search' });
  const isSet = by !== 'nothing' || Object.values(fields).some((value) => value !== null);
  return isSet ? ok(wanted) : refused({ code: 'search-field-required', field: 'search' });
}

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
