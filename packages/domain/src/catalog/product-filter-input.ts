import { z } from 'zod';
import { type ProductState, productStates } from './product.ts';
import { availabilityTypes } from './ticket-group-kinds.ts';

const flag = z.boolean().nullish().transform(Boolean);

/** What the list of products can be narrowed to; what is left out or null narrows nothing. */
export const productFilterInput = z.object({
  search: z
    .string()
    .trim()
    .max(100, 'search-too-long')
    .nullish()
    .transform((search) => search ?? ''),
  states: z
    .array(z.enum(productStates, 'state-unknown'))
    .max(productStates.length, 'state-unknown')
    .nullish()
    .transform((states): readonly ProductState[] => states ?? ['active', 'draft'])
    .describe('Left out: all but the archived ones'),
  locationId: z.uuid('location-unknown').nullable().default(null),
  availabilityType: z.enum(availabilityTypes, 'availability-type-unknown').nullable().default(null),
  channelId: z.uuid('channel-unknown').nullable().default(null),
  soldOutToday: flag,
  needsContent: flag,
});
