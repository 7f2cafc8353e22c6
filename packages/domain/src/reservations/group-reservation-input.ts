import { z } from 'zod';
import { onceGood } from '../result/once-good.ts';
import { groupReservationStatuses } from '../scheduling/availability/calendar-rules.ts';
import { emailShape } from '../storefront/email-shape.ts';
import { countPeople, peopleKinds } from './people-kinds.ts';

const mostOfAKind = 9_999;
const phoneShape = /^\+?[0-9 ()./-]{6,30}$/;

const count = z
  .int('reservation-people-invalid')
  .min(0, 'reservation-people-invalid')
  .max(mostOfAKind, 'reservation-people-too-many')
  .default(0);

/** Who speaks for the group, and what staff note about it: sealed with the key of the person. */
export const contactFields = {
  contactName: z
    .string()
    .trim()
    .min(1, 'contact-name-required')
    .max(100, 'contact-name-too-long')
    .default(''),
  email: z
    .string()
    .trim()
    .max(254, 'email-invalid')
    .refine((email) => email === '' || emailShape.test(email), 'email-invalid')
    .default(''),
  mobile: z
    .string()
    .trim()
    .refine((mobile) => mobile === '' || phoneShape.test(mobile), 'phone-invalid')
    .default(''),
  note: z.string().trim().max(1000, 'note-too-long').default(''),
};

export const contactInput = z.object(contactFields);
export type GroupContact = z.output<typeof contactInput>;

/** A group reservation as staff enter it. */
export const groupReservationInput = z
  .object({
    productId: z.string().min(1, 'product-required'),
    timeslotId: z.string().min(1, 'timeslot-required'),
    adults: count,
    youth: count,
    children: count,
    free: count,
    groupName: z.string().trim().min(1, 'group-name-required').max(100, 'group-name-too-long'),
    ...contactFields,
    status: z.enum(groupReservationStatuses, 'status-invalid').default('yes'),
    /** How far beyond the limit the page said that it goes: it goes no further unasked. */
    exceedsBy: z.int().min(0).default(0),
  })
  .superRefine(
    (input, context) => {
      if (countPeople(input) === 0)
        context.addIssue({ code: 'custom', message: 'reservation-people-required', path: ['adults'] });
    },
    onceGood(...peopleKinds),
  );
export type GroupReservationInput = z.output<typeof groupReservationInput>;
