import { z } from 'zod';
import { currencies } from '../money/currency.ts';
import { paymentEnvironments } from './client.ts';

export const clientStatuses = ['active', 'disabled'] as const;
export type ClientStatus = (typeof clientStatuses)[number];

export const clientSorts = ['name', '-name', 'town', '-town', 'since', '-since'] as const;
export type ClientSort = (typeof clientSorts)[number];

/** What the list of clients can be narrowed to and sorted by; what is left out or null narrows nothing. */
export const managedClientFilterInput = z.object({
  search: z
    .string()
    .trim()
    .max(100, 'search-too-long')
    .nullish()
    .transform((search) => search ?? ''),
  status: z.enum(clientStatuses, 'state-unknown').nullable().default(null),
  paymentEnvironment: z.enum(paymentEnvironments, 'payment-environment-invalid').nullable().default(null),
  currency: z.enum(currencies, 'currency-invalid').nullable().default(null),
  sort: z
    .enum(clientSorts, 'sort-unknown')
    .nullish()
    .transform((sort) => sort ?? 'name'),
});
export type ManagedClientFilter = z.output<typeof managedClientFilterInput>;
