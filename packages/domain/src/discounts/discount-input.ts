import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { onceGood } from '../result/once-good.ts';
import { discountedTickets, discountKinds } from './discount.ts';

/** A whole year of single days. */
const mostVisitDates = 366;
const mostScope = 500;

const count = z
  .int('discount-count-invalid')
  .min(1, 'discount-count-invalid')
  .max(1_000_000, 'discount-count-invalid');
const ids = (code: string) =>
  z
    .array(z.uuid(code), code)
    .max(mostScope, code)
    .transform((chosen) => [...new Set(chosen)].sort());

/** Field rules of a discount (specification 001, sections 3 and 5: title unique, percentages with two decimals). */
export const discountInput = z
  .object({
    title: z
      .string('discount-title-required')
      .trim()
      .min(1, 'discount-title-required')
      .max(100, 'discount-title-too-long'),
    kind: z.enum(discountKinds, 'discount-kind-required'),
    basisPoints: z
      .int('discount-percentage-invalid')
      .min(1, 'discount-percentage-invalid')
      .max(10_000, 'discount-percentage-invalid')
      .nullable()
      .default(null),
    amountMinor: z
      .int('price-invalid')
      .min(1, 'discount-amount-required')
      .max(99_999_999, 'price-invalid')
      .nullable()
      .default(null),
    validFrom: localDateInput.nullable().default(null),
    validUntil: localDateInput.nullable().default(null),
    mostUses: count.nullable().default(null),
    minTickets: count.default(1),
    maxTickets: count.nullable().default(null),
    mostDiscounted: count.nullable().default(null),
    ticketGroupIds: ids('ticket-group-not-found').default([]),
    ticketTypeIds: ids('ticket-type-not-found').default([]),
    visitDates: z
      .array(localDateInput, 'date-invalid')
      .max(mostVisitDates, 'discount-too-many-dates')
      .transform((dates) => [...new Set(dates)].sort())
      .default([]),
    withDynamicPrices: z.boolean().default(true),
    withGiftTickets: z.boolean().default(true),
    discountedTickets: z.enum(discountedTickets).default('every'),
  })
  .superRefine(
    ({ kind, basisPoints, amountMinor }, context) => {
      if (kind === 'percentage' && basisPoints === null)
        context.addIssue({ code: 'custom', path: ['basisPoints'], message: 'discount-percentage-required' });
      if (kind === 'price' && amountMinor === null)
        context.addIssue({ code: 'custom', path: ['amountMinor'], message: 'discount-amount-required' });
    },
    onceGood('kind', 'basisPoints', 'amountMinor'),
  )
  .superRefine(
    ({ validFrom, validUntil }, context) => {
      if (validFrom !== null && validUntil !== null && validUntil < validFrom)
        context.addIssue({ code: 'custom', path: ['validUntil'], message: 'end-before-start' });
    },
    onceGood('validFrom', 'validUntil'),
  )
  .superRefine(
    ({ minTickets, maxTickets }, context) => {
      if (maxTickets !== null && maxTickets < minTickets)
        context.addIssue({ code: 'custom', path: ['maxTickets'], message: 'discount-maximum-below-minimum' });
    },
    onceGood('minTickets', 'maxTickets'),
  )
  // The value of the other kind says nothing.
  .transform((discount) => ({
    ...discount,
    basisPoints: discount.kind === 'percentage' ? discount.basisPoints : null,
    amountMinor: discount.kind === 'price' ? discount.amountMinor : null,
  }));

export type DiscountInput = z.output<typeof discountInput>;
