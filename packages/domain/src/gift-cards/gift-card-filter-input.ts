import { z } from 'zod';
import { giftCardStates } from './gift-card-state.ts';

export const giftCardSorts = [
  'created',
  '-created',
  'valid',
  '-valid',
  'value',
  '-value',
  'left',
  '-left',
] as const;
export type GiftCardSort = (typeof giftCardSorts)[number];

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
