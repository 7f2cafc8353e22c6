import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { mostCodesOfBatch } from '../code-batches/code-batch.ts';

const mostTicketTypes = 100;
const prefixPattern = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** Fields of a barcode series (specification 001, section 3). */
export const barcodeSeriesInput = z.object({
  name: z
    .string('barcode-series-name-required')
    .trim()
    .min(1, 'barcode-series-name-required')
    .max(100, 'barcode-series-name-too-long'),
  /** Of generated codes; of an imported series what its codes begin with. */
  prefix: z
    .string()
    .trim()
    .max(20, 'barcode-prefix-too-long')
    .refine((prefix) => prefix === '' || prefixPattern.test(prefix), 'barcode-prefix-characters')
    .default(''),
  pluCode: z.string().trim().max(50, 'plu-code-too-long').default(''),
  /** The last day of a visit that gets one of its codes; null = for ever. */
  validUntil: localDateInput.nullable().default(null),
  /** Staff are warned at so many percent left (product.md: 10). */
  warnPercentage: z
    .int('barcode-threshold-invalid')
    .min(0, 'barcode-threshold-invalid')
    .max(100, 'barcode-threshold-invalid')
    .default(10),
  /** Their tickets take its codes. */
  ticketTypeIds: z
    .array(z.uuid('ticket-type-not-found'), 'ticket-type-not-found')
    .max(mostTicketTypes, 'barcode-too-many-types')
    .transform((chosen) => [...new Set(chosen)].sort())
    .default([]),
});
export type BarcodeSeriesInput = z.output<typeof barcodeSeriesInput>;

/** How many codes are generated. */
export const barcodeQuantityInput = z
  .int('barcode-quantity-invalid')
  .min(1, 'barcode-quantity-invalid')
  .max(mostCodesOfBatch, 'barcode-quantity-invalid');

/** What is deleted (specification 001, section 4: the dialog requires a chosen option). */
export const barcodeDeletions = ['whole', 'archive', 'remaining'] as const;
export type BarcodeDeletion = (typeof barcodeDeletions)[number];
export const barcodeDeletionInput = z.enum(barcodeDeletions, 'barcode-deletion-required');
