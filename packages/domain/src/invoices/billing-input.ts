import { z } from 'zod';
import { clientCountries } from '../clients/client.ts';
import { isPostalCode } from '../clients/postal-code.ts';
import { isVisible, plainForm } from '../identity/visible-text.ts';
import { onceGood } from '../result/once-good.ts';
import { isVatNumber, tidyNumber } from '../settings/bank-and-tax.ts';

const text = (maximum: number) =>
  z.string().trim().max(maximum, 'text-too-long').refine(isVisible, 'text-unprintable');

const required = (maximum: number, code: string) =>
  z.string(code).trim().min(1, code).max(maximum, 'text-too-long').refine(isVisible, 'text-unprintable');

/** Where an invoice goes. */
const billingEmail = z
  .string('billing-email-required')
  .transform(plainForm)
  .refine((email) => email !== '', 'billing-email-required')
  .refine((email) => email === '' || z.email().safeParse(email).success, 'billing-email-invalid');

/** An invoice that is mailed once more, to whichever address. */
export const invoiceMailInput = z.object({ email: billingEmail });

/** Whom an invoice is made out to: the form of staff and visitor, and the field kind *invoice* of 001, section 3. */
export const billingInput = z
  .object({
    company: text(100).default(''),
    /** The person, or for whose attention. */
    name: text(100).default(''),
    address: required(200, 'billing-address-required'),
    postalCode: required(20, 'billing-postal-code-required'),
    town: required(100, 'billing-town-required'),
    country: z.enum(clientCountries, 'billing-country-required'),
    vatNumber: z
      .string()
      .transform(tidyNumber)
      .refine((number) => number === '' || isVatNumber(number), 'billing-vat-number-invalid')
      .default(''),
    /** The buyer's own: a purchase order or a cost centre. */
    reference: text(100).default(''),
    email: billingEmail,
  })
  .superRefine(
    ({ company, name }, context) => {
      if (company !== '' || name !== '') return;
      context.addIssue({ code: 'custom', path: ['name'], message: 'billing-name-required' });
    },
    onceGood('company', 'name'),
  )
  .superRefine(
    ({ postalCode, country }, context) => {
      if (isPostalCode(postalCode, country)) return;
      context.addIssue({ code: 'custom', path: ['postalCode'], message: 'billing-postal-code-invalid' });
    },
    onceGood('postalCode', 'country'),
  );
export type Billing = z.output<typeof billingInput>;
