import { z } from 'zod';
import { giftCardSorts } from './gift-card-sorts.ts';
import { giftCardStates } from './gift-card-state.ts';

/** What the list of gift cards can be narrowed to and sorted by; what is left out or null narrows nothing. */
export const giftCardFilterInput = z.object({
  /** A whole code, or its last four characters. */
  search: z
    .string()
    .trim()
    .max(100, 'search-too-long')
    .nullish()
    .transform((search) => search ?? ''),
  state: z.enum(giftCardStates, 'state-unknown').nullable().default(null),
  sort: z
    .enum(giftCardSorts, 'sort-unknown')
    .nullish()
    .transform((sort) => sort ?? '-created'),
});
export type GiftCardFilter = z.output<typeof giftCardFilterInput>;
