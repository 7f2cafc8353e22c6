import { z } from 'zod';
import { isLocalTime } from '../calendar/local-time.ts';
import { contentLanguages } from '../catalog/content-text.ts';
import {
  cancelReasons,
  donationFilters,
  failedFilters,
  methodFilters,
  providerFilters,
  scanFilters,
} from './order-facets.ts';
import { orderStateFilters } from './order-states.ts';

const periodInput = z.string().nullable().catch(null);

/** What the list of orders can be narrowed to. It comes from an address: what cannot be read narrows nothing. */
export const orderFilterInput = z.object({
  search: z
    .string()
    .nullish()
    .transform((search) => (search ?? '').slice(0, 200))
    .describe('Order number or id, ticket code, phone, name or start of an e-mail address'),
  state: z.enum(orderStateFilters).nullable().catch(null),
  channelId: z.uuid().nullable().catch(null),
  productId: z.uuid().nullable().catch(null).describe('Orders with a ticket of this product'),
  /** By the client's clocks; read by `daysOfPeriod`. */
  placed: periodInput.describe('today, yesterday, last-7-days, last-month, this-month, a date, a range'),
  visit: periodInput.describe(
    'today, tomorrow, this-weekend, next-7-days, this-month, next-month, a date, a range',
  ),
  time: z
    .string()
    .refine(isLocalTime)
    .nullable()
    .catch(null)
    .describe('Start of the visit, 14:00; counts with `visit`'),
  refunded: periodInput.describe('Orders with a refund made in these days, written as `placed`'),
  total: z
    .string()
    .nullable()
    .catch(null)
    .describe('Least and most in minor units: 3000..60000, 3000.., ..60000'),
  scan: z.enum(scanFilters).nullable().catch(null).describe('How many of the valid tickets were scanned'),
  method: z.enum(methodFilters).nullable().catch(null),
  provider: z.enum(providerFilters).nullable().catch(null),
  language: z.enum(contentLanguages).nullable().catch(null),
  discount: z
    .string()
    .min(1)
    .max(100)
    .nullable()
    .catch(null)
    .describe('The title of a discount code; * = with any'),
  donation: z.enum(donationFilters).nullable().catch(null),
  reason: z
    .enum(cancelReasons)
    .nullable()
    .catch(null)
    .describe('Why tickets were cancelled or money went back'),
  failed: z
    .enum(failedFilters)
    .nullable()
    .catch(null)
    .describe('Failed orders: payment failed, paid without tickets, or a refund that was not paid'),
});
