import { z } from 'zod';
import { isIban, isKvkNumber, isVatNumber, tidyNumber } from './bank-and-tax.ts';

/** "All fields required", with one message for each (specification 001, sections 5 and 8, Administration). */
const required = (maximum: number) =>
  z.string('fields-required').trim().min(1, 'fields-required').max(maximum, 'setting-too-long');

const number = (isGood: (text: string) => boolean, code: string) =>
  required(60)
    .transform(tidyNumber)
    .refine((text) => text === '' || isGood(text), code);

/** The one-time company form (specification 001, section 3, Administration). */
export const companyFormInput = z.object({
  companyName: required(100),
  address: required(200),
  postalCode: required(20),
  town: required(100),
  vatNumber: number(isVatNumber, 'vat-number-invalid'),
  kvkNumber: number(isKvkNumber, 'kvk-number-invalid'),
  accountNumber: number(isIban, 'account-number-invalid'),
  beneficiary: required(100),
});
export type CompanyFormInput = z.output<typeof companyFormInput>;

/** An unused link expires after so many days. */
export const COMPANY_FORM_LINK_DAYS = 14;
