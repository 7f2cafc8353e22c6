import { z } from 'zod';
import { orderStateFilters } from './order-states.ts';

const periodInput = z.string().nullable().catch(null);

/** What the list of orders can be narrowed to. It comes from an address: what cannot be read narrows nothing. */
export const orderFilterInput = z.object({
  search: z
    .string()
    .nullish()
    .transform((search) => (search ?? '').slice(0, 200))
    .describe('Order number, ticket code, name or start of an e-mail address'),
  state: z.enum(orderStateFilters).nullable().catch(null),
  channelId: z.uuid().nullable().catch(null),
  productId: z.uuid().nullable().catch(null).describe('Orders with a ticket of this product'),
  /** By the client's clocks; read by `daysOfPeriod`. */
  placed: periodInput.describe('today, yesterday, last-7-days, this-month, a date, a range'),
  visit: periodInput.describe(
    'today, tomorrow, this-weekend, next-7-days, this-month, next-month, a date, a range',
  ),
  refunded: periodInput.describe('Orders with a refund made in these days, written as `placed`'),
  total: z
    .string()
    .nullable()
    .catch(null)
    .describe('Least and most in minor units: 3000..60000, 3000.., ..60000'),
});
