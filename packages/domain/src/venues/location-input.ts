import { z } from 'zod';
import { localTimeInput, timeZoneInput } from '../calendar/calendar-input.ts';
import { weekdays } from '../calendar/weekday.ts';
import { ipRangesInput } from '../identity/ip-range-input.ts';

/** From when to when a place is open; closing before opening means after midnight (design, 11). */
const hoursInput = z
  .object({ opens: localTimeInput, closes: localTimeInput })
  .superRefine((hours, context) => {
    if (hours.opens === hours.closes) {
      context.addIssue({ code: 'custom', path: ['closes'], message: 'hours-empty' });
    }
  });

/** Monday to Sunday; null on a day means closed. */
const weekHoursInput = z.array(hoursInput.nullable()).length(weekdays.length, 'hours-of-every-weekday');

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
});
export type LocationInput = z.output<typeof locationInput>;
export type OpeningHours = z.output<typeof hoursInput>;
