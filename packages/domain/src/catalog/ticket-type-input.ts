import { z } from 'zod';
import { contentLanguageInput, refuseDoubleLanguages } from './content-language-input.ts';
import { salesPoints } from './sales-points.ts';

/** The highest price that fits every sum of an order: 999,999.99. */
const highestPriceMinor = 99_999_999;

const priceMinorInput = z
  .int('price-invalid')
  .min(0, 'price-invalid')
  .max(highestPriceMinor, 'price-invalid');

const descriptionInput = z.object({
  language: contentLanguageInput,
  name: z
    .string()
    .trim()
    .max(100, 'ticket-type-description-too-long')
    .refine((name) => name.length !== 1, 'ticket-type-description-too-short')
    .default(''),
  extraInformation: z.string().trim().max(500, 'extra-information-too-long').default(''),
});

const descriptionsInput = z
  .array(descriptionInput)
  .max(20, 'language-unknown')
  .superRefine(refuseDoubleLanguages)
  .superRefine((descriptions, context) => {
    if (!descriptions.some(({ name }) => name !== '')) {
      context.addIssue({ code: 'custom', path: [], message: 'ticket-type-description-required' });
    }
  });

const orderCountInput = z
  .int('order-count-invalid')
  .min(0, 'order-count-invalid')
  .max(500, 'order-count-invalid');

/** Field rules of a ticket type (specification 001, sections 5, 8 and 9, Ticket type). */
export const ticketTypeInput = z
  .object({
    descriptions: descriptionsInput,
    priceMinor: priceMinorInput,
    originalPriceMinor: priceMinorInput.nullable().default(null),
    vatBasisPoints: z.int('vat-invalid').min(0, 'vat-invalid').max(10_000, 'vat-invalid'),
    pluCode: z.string().trim().max(50, 'plu-code-too-long').default(''),
    isChild: z.boolean().default(false),
    durationMinutes: z
      .int('duration-invalid')
      .min(1, 'duration-invalid')
      .max(1_440, 'duration-invalid')
      .nullable()
      .default(null),
    minPerOrder: orderCountInput.default(0),
    /** null = no maximum. */
    maxPerOrder: orderCountInput.min(1, 'order-count-invalid').nullable().default(null),
    salesPoints: z
      .array(z.enum(salesPoints, 'sales-point-required'), 'sales-point-required')
      .min(1, 'sales-point-required')
      .transform((chosen) => salesPoints.filter((point) => chosen.includes(point))),
    active: z.boolean().default(true),
  })
  .superRefine(({ minPerOrder, maxPerOrder }, context) => {
    if (maxPerOrder !== null && maxPerOrder < minPerOrder) {
      context.addIssue({ code: 'custom', path: ['maxPerOrder'], message: 'order-maximum-below-minimum' });
    }
  });
export type TicketTypeInput = z.output<typeof ticketTypeInput>;
export type TicketTypeDescription = z.output<typeof descriptionInput>;
