import { z } from 'zod';
import { localDateInput, weekdayInput } from '../calendar/calendar-input.ts';
import { daysBetween } from '../calendar/local-date.ts';
import { weekdays } from '../calendar/weekday.ts';
import { onceGood } from '../result/once-good.ts';
import { pricingRuleKinds } from './pricing-rule.ts';

/** The highest price that fits every sum of an order: 999,999.99. */
const highestPriceMinor = 99_999_999;

/** A limit on how far ahead prices can be set, so that a calendar of all days stays readable. */
const mostDays = 3_660;

const amountInput = z
  .int('price-invalid')
  .min(-highestPriceMinor, 'price-invalid')
  .max(highestPriceMinor, 'price-invalid');

/** From all of the price off to eleven times the price; two decimals of a percent. */
const basisPointsInput = z
  .int('percentage-invalid')
  .min(-10_000, 'percentage-invalid')
  .max(100_000, 'percentage-invalid');

export const pricingRuleValueInput = z.object({
  ticketTypeId: z.uuid('ticket-type-not-found'),
  amountMinor: amountInput.nullable().default(null),
  basisPoints: basisPointsInput.nullable().default(null),
});

/** Field rules of a pricing rule (specification 001, section 3, Pricing rule; product.md section 4). */
export const pricingRuleInput = z
  .object({
    name: z
      .string('pricing-rule-name-required')
      .trim()
      .min(1, 'pricing-rule-name-required')
      .max(100, 'pricing-rule-name-too-long'),
    kind: z.enum(pricingRuleKinds, 'pricing-rule-kind-required'),
    from: localDateInput,
    until: localDateInput,
    weekdays: z
      .array(weekdayInput, 'weekday-required')
      .min(1, 'weekday-required')
      .max(100, 'weekday-required')
      .transform((chosen) => weekdays.filter((day) => chosen.includes(day))),
    active: z.boolean().default(true),
    values: z
      .array(pricingRuleValueInput, 'pricing-rule-without-price')
      .min(1, 'pricing-rule-without-price')
      .max(500, 'pricing-rule-without-price'),
  })
  .superRefine(
    ({ from, until }, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['until'], message });
      if (until < from) refuse('end-before-start');
      else if (daysBetween(from, until) > mostDays) refuse('pricing-rule-too-long');
    },
    onceGood('from', 'until'),
  )
  .superRefine(
    ({ kind, values }, context) => {
      const refuse = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      const seen = new Set<string>();
      for (const [index, { ticketTypeId, amountMinor, basisPoints }] of values.entries()) {
        const isOne = (amountMinor === null) !== (basisPoints === null);
        const isPrice = amountMinor !== null && amountMinor >= 0;
        if (!isOne || (kind === 'substitute' && !isPrice)) refuse(['values', index], 'price-invalid');
        if (seen.has(ticketTypeId)) refuse(['values', index], 'price-invalid');
        seen.add(ticketTypeId);
      }
    },
    onceGood('kind', 'values'),
  );
export type PricingRuleInput = z.output<typeof pricingRuleInput>;
