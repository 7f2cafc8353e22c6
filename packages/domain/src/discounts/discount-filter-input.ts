import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { discountSorts } from './discount-sorts.ts';
import { discountStates } from './discount-state.ts';

/** What the list of discounts can be narrowed to and sorted by; what is left out or null narrows nothing. */
export const discountFilterInput = z.object({
  /** Part of a title, or a whole code. */
  search: z
    .string()
    .trim()
    .max(100, 'search-too-long')
    .nullish()
    .transform((search) => search ?? ''),
  state: z.enum(discountStates, 'state-unknown').nullable().default(null),
  /** Those that are for tickets of this group. */
  ticketGroupId: z.uuid('ticket-group-not-found').nullable().default(null),
  /** Those that an order of this day may use. It comes from an address: what is no date narrows nothing. */
  validOn: localDateInput.nullable().catch(null),
  /** Those of which little is left. */
  nearlyUsedUp: z.boolean('input-invalid').default(false),
  sort: z
    .enum(discountSorts, 'sort-unknown')
    .nullish()
    .transform((sort) => sort ?? 'title'),
});
export type DiscountFilter = z.output<typeof discountFilterInput>;
