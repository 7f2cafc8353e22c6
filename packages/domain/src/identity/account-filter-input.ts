import { z } from 'zod';
import { accountStates } from './account-state.ts';
import { accountTypes } from './account-types.ts';

export const accountSorts = [
  'username',
  '-username',
  'type',
  '-type',
  'last-sign-in',
  '-last-sign-in',
] as const;
export type AccountSort = (typeof accountSorts)[number];

/** What the list of accounts can be narrowed to and sorted by; what is left out or null narrows nothing. */
export const accountFilterInput = z.object({
  /** Part of a username or e-mail address. */
  search: z
    .string()
    .trim()
    .max(100, 'search-too-long')
    .nullish()
    .transform((search) => search ?? ''),
  accountType: z.enum(accountTypes, 'account-type-unknown').nullable().default(null),
  state: z.enum(accountStates, 'state-unknown').nullable().default(null),
  neverSignedIn: z.boolean().nullish().transform(Boolean),
  hasSecondFactor: z.boolean().nullable().default(null),
  sort: z
    .enum(accountSorts, 'sort-unknown')
    .nullish()
    .transform((sort) => sort ?? 'username'),
});
export type AccountFilterInput = z.output<typeof accountFilterInput>;
