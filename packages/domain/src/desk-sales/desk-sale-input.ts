import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { contentLanguageInput } from '../catalog/content-language-input.ts';
import { checkVisitorDetail } from '../storefront/visitor-details.ts';
import { deskMeans, mostMeans } from './desk-payment.ts';

/** Different ticket types, products and articles in one sale. */
const mostLines = 100;
const highestAmountMinor = 100_000_000;

const amountInput = z
  .int('amount-invalid')
  .min(0, 'amount-invalid')
  .max(highestAmountMinor, 'amount-invalid');

const deskLineInput = z.object({
  ticketTypeId: z.uuid('ticket-type-unknown'),
  quantity: z.int('order-count-invalid').min(0, 'order-count-invalid').max(999, 'order-count-invalid'),
});

/** What is counted at a desk: priced while counting, and sold. */
export const deskWishInput = z.object({
  lines: z.array(deskLineInput).max(mostLines, 'input-invalid'),
  timeslotId: z.uuid('timeslot-unknown').nullable().default(null),
  date: localDateInput.nullable().default(null),
  language: contentLanguageInput,
  discountCode: z.string().trim().max(64, 'discount-code-unknown').default(''),
  /** Off all tickets, in hundredths of a percent; blank = none (section 5: discount percentage valid or blank). */
  discountBasisPoints: z
    .int('discount-percentage-invalid')
    .min(1, 'discount-percentage-invalid')
    .max(10_000, 'discount-percentage-invalid')
    .nullable()
    .default(null),
  /** Gift cards and vouchers, as they are typed or scanned. */
  payingCodes: z.array(z.string().trim().min(1).max(64)).max(5, 'input-invalid').default([]),
});
export type DeskWish = z.output<typeof deskWishInput>;

export const deskPaymentInput = z.object({
  means: z.enum(deskMeans, 'desk-payment-required'),
  amountMinor: amountInput,
  receivedMinor: amountInput.nullable().default(null),
  /** Of the card terminal, an invoice: what the paper says. */
  referenceNumber: z.string().trim().max(50, 'desk-reference-too-long').default(''),
});

/** By the rules that a visitor's own details keep to; all of it is optional at a desk. */
const detail = (field: 'firstName' | 'lastName' | 'email' | 'phone') =>
  z
    .string()
    .trim()
    .superRefine((value, context) => {
      const code = value === '' ? null : checkVisitorDetail(field, value);
      if (code !== null) context.addIssue({ code: 'custom', message: code });
    })
    .default('');

export const deskBuyerInput = z.object({
  firstName: detail('firstName'),
  lastName: detail('lastName'),
  email: detail('email'),
  phone: detail('phone'),
});

export const deskSaleInput = z.object({
  /** Made by the browser: the same sale is never sold twice. */
  saleId: z.uuid('input-invalid'),
  tillId: z.uuid('till-required'),
  wish: deskWishInput,
  /** What the desk showed: at another price nothing is sold. */
  totalMinor: amountInput,
  payments: z.array(deskPaymentInput).max(mostMeans, 'desk-payments-too-many'),
  buyer: deskBuyerInput,
  /** Its browser has these places: they are sold where a timeslot is full otherwise. */
  leaseId: z.uuid('input-invalid').nullable().default(null),
});
export type DeskSaleInput = z.output<typeof deskSaleInput>;
