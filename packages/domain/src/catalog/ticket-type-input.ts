import { z } from 'zod';
import { readBarcode } from '../barcodes/barcode-text.ts';
import { onceGood } from '../result/once-good.ts';
import { contentLanguageInput, refuseDoubleLanguages } from './content-language-input.ts';
import { informationIconChoices } from './information-icons.ts';
import { itemKinds } from './item-kinds.ts';
import { salesPoints } from './sales-points.ts';
import { ticketTypeLabels } from './ticket-type-label.ts';
import { validityInput } from './ticket-validity.ts';

/** The highest price that fits every sum of an order: 999,999.99. */
const highestPriceMinor = 99_999_999;

const priceMinorInput = z
  .int({ error: ({ input }) => (input === undefined ? 'price-required' : 'price-invalid') })
  .min(0, 'price-invalid')
  .max(highestPriceMinor, 'price-invalid');

export const ticketTypeDescriptionInput = z.object({
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
  .array(ticketTypeDescriptionInput)
  .max(20, 'language-unknown')
  .superRefine(refuseDoubleLanguages, onceGood('*.language'))
  .superRefine((descriptions, context) => {
    if (!descriptions.some(({ name }) => name !== '')) {
      context.addIssue({ code: 'custom', path: [], message: 'ticket-type-description-required' });
    }
  }, onceGood('*.name'));

const accountingText = (code: string) => z.string().trim().max(50, code).default('');

const orderCountInput = z
  .int('order-count-invalid')
  .min(0, 'order-count-invalid')
  .max(500, 'order-count-invalid');

const limitInput = z
  .int({ error: ({ input }) => (input === undefined ? 'limit-not-chosen' : 'limit-above-zero') })
  .min(1, 'limit-above-zero')
  .max(9_999_999, 'limit-too-high');
const scanLimitInput = z
  .int('scan-limit-invalid')
  .min(1, 'scan-limit-invalid')
  .max(9_999, 'scan-limit-invalid');

/** Field rules of a ticket type (specification 001, sections 5, 8 and 9, Ticket type). */
export const ticketTypeInput = z
  .object({
    descriptions: descriptionsInput,
    priceMinor: priceMinorInput,
    /** Only shown, struck through. */
    originalPriceMinor: priceMinorInput.nullable().default(null),
    vatBasisPoints: z.int('vat-invalid').min(0, 'vat-invalid').max(10_000, 'vat-invalid'),
    pluCode: z.string().trim().max(50, 'plu-code-too-long').default(''),
    itemKind: z.enum(itemKinds, 'item-kind-unknown').default('admission'),
    /** Left out it is refused (section 5: limit or no limit must be chosen). */
    ticketLimit: limitInput.nullable().describe('Null = no limit; one or the other must be chosen'),
    isChild: z.boolean().default(false),
    durationMinutes: z
      .int('duration-invalid')
      .min(1, 'duration-invalid')
      .max(1_440, 'duration-invalid')
      .nullable()
      .default(null),
    blocksOtherTimeslots: z.boolean().default(false),
    /** One code lets the whole group of an order in, as many at a time as staff say. */
    groupTicket: z.boolean().default(false),
    usesCustomBarcode: z.boolean().default(false),
    /** Printed on all its tickets; '' = they have codes of a barcode series, or their own. */
    customBarcode: z
      .string()
      .trim()
      .refine((code) => code === '' || readBarcode(code).ok, 'custom-barcode-invalid')
      .default(''),
    validity: validityInput,
    dailyScanLimit: scanLimitInput.nullable().default(null),
    totalScanLimit: scanLimitInput.nullable().default(null),
    minPerOrder: orderCountInput.default(0),
    /** null = no maximum. */
    maxPerOrder: orderCountInput.min(1, 'order-count-invalid').nullable().default(null),
    salesPoints: z
      .array(z.enum(salesPoints, 'sales-point-required'), 'sales-point-required')
      .min(1, 'sales-point-required')
      .transform((chosen) => salesPoints.filter((point) => chosen.includes(point))),
    eventId: z.uuid('event-invalid').nullable().default(null),
    /** Set by hand; null = the availability decides. */
    statusLabel: z.enum(ticketTypeLabels, 'status-label-unknown').nullable().default(null),
    informationIcon: z.enum(informationIconChoices, 'information-icon-unknown').default(''),
    /** '' = its number. */
    articleCode: accountingText('article-code-invalid'),
    costCentre: accountingText('cost-centre-too-long'),
    ledgerAccount: accountingText('ledger-account-too-long'),
    active: z.boolean().default(true),
  })
  .superRefine(
    ({ minPerOrder, maxPerOrder }, context) => {
      if (maxPerOrder !== null && maxPerOrder < minPerOrder)
        context.addIssue({ code: 'custom', path: ['maxPerOrder'], message: 'order-maximum-below-minimum' });
    },
    onceGood('minPerOrder', 'maxPerOrder'),
  )
  .superRefine(
    ({ itemKind, priceMinor, vatBasisPoints }, context) => {
      if (itemKind !== 'gift-card') return;
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      // VAT is due where a card is used, not where it is sold (product.md, section 17).
      if (vatBasisPoints !== 0) refuse('vatBasisPoints', 'gift-card-without-vat');
      if (priceMinor === 0) refuse('priceMinor', 'gift-card-amount-required');
    },
    onceGood('itemKind', 'priceMinor', 'vatBasisPoints'),
  )
  .superRefine(
    ({ dailyScanLimit, totalScanLimit }, context) => {
      if (dailyScanLimit !== null && totalScanLimit !== null && totalScanLimit < dailyScanLimit)
        context.addIssue({ code: 'custom', path: ['totalScanLimit'], message: 'scan-total-below-daily' });
    },
    onceGood('dailyScanLimit', 'totalScanLimit'),
  )
  .superRefine(
    ({ blocksOtherTimeslots, durationMinutes }, context) => {
      if (blocksOtherTimeslots && durationMinutes === null)
        context.addIssue({
          code: 'custom',
          path: ['durationMinutes'],
          message: 'duration-required-to-block',
        });
    },
    onceGood('blocksOtherTimeslots', 'durationMinutes'),
  );
export type TicketTypeInput = z.output<typeof ticketTypeInput>;
export type TicketTypeDescription = z.output<typeof ticketTypeDescriptionInput>;
