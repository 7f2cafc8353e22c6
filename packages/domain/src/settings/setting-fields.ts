import { z } from 'zod';
import { isTimeZone } from '../calendar/zoned-time.ts';

/** "No blanks" (specification 001, section 5, Settings). */
export const filledText = (maximum: number) =>
  z.string('setting-blank').trim().min(1, 'setting-blank').max(maximum, 'setting-too-long');

export const optionalText = (maximum: number) => z.string().trim().max(maximum, 'setting-too-long');

export const phoneField = z
  .string()
  .trim()
  .regex(/^(\+?[\d ()./-]{6,24})?$/, 'setting-phone-invalid');

export const emailField = z
  .string()
  .trim()
  .max(254, 'setting-email-invalid')
  .refine((text) => text === '' || z.email().safeParse(text).success, 'setting-email-invalid');

export const urlField = z
  .string()
  .trim()
  .max(300, 'setting-url-invalid')
  .refine(
    (text) =>
      text === '' || z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(text).success,
    'setting-url-invalid',
  );

export const timeZoneField = z.string('time-zone-invalid').refine(isTimeZone, 'time-zone-invalid');

/** The highest fee that a ticket or an order can carry; more is a slip of the finger. */
const highestFeeMinor = 100_000;

/** An amount in minor units. */
export const feeField = z.int('fee-invalid').min(0, 'fee-invalid').max(highestFeeMinor, 'fee-too-high');

/** The same of a client's own cost; null = none, so that the platform's rate counts. */
export const ownFeeField = feeField.nullable();

/** A whole number of 1 or more: "values at least 1" (specification 001, section 5). */
export const countField = (maximum: number) =>
  z.int('setting-number-invalid').min(1, 'setting-below-one').max(maximum, 'setting-number-too-high');

/** A whole percentage. */
export const percentField = z
  .int('setting-number-invalid')
  .min(1, 'setting-below-one')
  .max(100, 'setting-percentage-too-high');
