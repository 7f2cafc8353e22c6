import { z } from 'zod';
import { timeZoneInput } from '../calendar/calendar-input.ts';
import { paymentEnvironments } from '../clients/client.ts';
import { ipRangesInput } from '../identity/ip-range-input.ts';
import { hoursInput, weekHoursInput } from './hours-input.ts';
import { closedDaysInput } from './opening-input.ts';

/** A location as staff fill it in: the name is unique in the client (specification 001, section 5). */
export const locationInput = z.object({
  name: z
    .string('location-name-required')
    .trim()
    .min(1, 'location-name-required')
    .max(100, 'location-name-too-long'),
  address: z.string().trim().max(200, 'address-too-long').default(''),
  postalCode: z.string().trim().max(20, 'postal-code-too-long').default(''),
  town: z.string().trim().max(100, 'town-too-long').default(''),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'country-invalid')
    .default('NL'),
  timeZone: timeZoneInput.default('Europe/Amsterdam'),
  /** The networks from which accounts of this location sign in (product.md, section 2). */
  ipRanges: ipRangesInput.default([]),
  standardHours: hoursInput,
  weekHours: weekHoursInput,
  closedDays: closedDaysInput.nullish().describe('Left out = as they are'),
  /** People inside at once over all products here (product.md, section 4). */
  houseLimit: z
    .int('house-limit-invalid')
    .min(0, 'house-limit-invalid')
    .max(1_000_000, 'house-limit-invalid')
    .nullable()
    .default(null)
    .transform((limit) => limit || null)
    .describe('0 = none'),
  /** Only an Admin changes it (specification 001, section 6). */
  paymentEnvironment: z
    .enum(paymentEnvironments, 'payment-environment-invalid')
    .nullable()
    .optional()
    .describe('null = as the client; left out = as it is'),
});
export type LocationInput = z.output<typeof locationInput>;
