import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { onceGood } from '../result/once-good.ts';
import { dearerDays, voucherBillings } from './voucher.ts';
import { fewestCharacters, longestPrefix, mostCharacters, tidyVoucherCode } from './voucher-code.ts';

/** Of one batch (design: voucher-batch). */
export const mostVouchers = 100_000;

const text = (most: number, code: string) => z.string().trim().max(most, code).default('');

/** What staff may change of a batch whose vouchers are made. */
const detailFields = {
  name: z
    .string('voucher-name-required')
    .trim()
    .min(1, 'voucher-name-required')
    .max(100, 'voucher-name-too-long'),
  /** The account of type voucher partner that sees their use; null = no account. */
  partnerId: z.uuid('voucher-partner-unknown').nullable().default(null),
  reference: text(100, 'voucher-reference-too-long'),
  /** Days on which one can be used, by the client's clock; null = no first or last one. */
  validFrom: localDateInput.nullable().default(null),
  validUntil: localDateInput.nullable().default(null),
  onSalesPage: z.boolean('input-invalid').default(true),
  atGate: z.boolean('input-invalid').default(false),
};

const endsAfterStart = (
  { validFrom, validUntil }: { validFrom: string | null; validUntil: string | null },
  context: z.RefinementCtx,
) => {
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    context.addIssue({ code: 'custom', path: ['validUntil'], message: 'end-before-start' });
};

export const voucherDetailsInput = z
  .object(detailFields)
  .superRefine(endsAfterStart, onceGood('validFrom', 'validUntil'));
export type VoucherDetails = z.output<typeof voucherDetailsInput>;

export const voucherWorthInput = z.object({
  ticketTypeId: z.uuid('ticket-type-not-found'),
  quantity: z.int('voucher-worth-invalid').min(1, 'voucher-worth-invalid').max(100, 'voucher-worth-invalid'),
});

/** A batch of vouchers to make. */
export const voucherBatchInput = z
  .object({
    ...detailFields,
    quantity: z
      .int('voucher-quantity-invalid')
      .min(1, 'voucher-quantity-invalid')
      .max(mostVouchers, 'voucher-quantity-invalid'),
    prefix: z
      .string()
      .default('')
      .transform(tidyVoucherCode)
      .refine((prefix) => /^[A-Z0-9]*$/.test(prefix), 'voucher-prefix-invalid')
      .refine((prefix) => prefix.length <= longestPrefix, 'voucher-prefix-invalid'),
    codeLength: z
      .int('voucher-length-invalid')
      .min(fewestCharacters, 'voucher-length-invalid')
      .max(mostCharacters, 'voucher-length-invalid')
      .default(10),
    dearerDay: z.enum(dearerDays, 'input-invalid').default('visitor-pays'),
    billing: z.enum(voucherBillings, 'input-invalid').default('elsewhere'),
    /** What one voucher is worth. */
    worth: z
      .array(voucherWorthInput, 'voucher-worth-required')
      .min(1, 'voucher-worth-required')
      .max(20, 'voucher-worth-too-many')
      .superRefine((worth, context) => {
        const ids = worth.map(({ ticketTypeId }) => ticketTypeId);
        for (const [index, id] of ids.entries()) {
          if (ids.indexOf(id) < index)
            context.addIssue({
              code: 'custom',
              path: [index, 'ticketTypeId'],
              message: 'voucher-worth-twice',
            });
        }
      }, onceGood('*.ticketTypeId')),
  })
  .superRefine(endsAfterStart, onceGood('validFrom', 'validUntil'));
export type VoucherBatchInput = z.output<typeof voucherBatchInput>;
