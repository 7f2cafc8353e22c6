import { z } from 'zod';
import { voucherStates } from './voucher.ts';

const search = z
  .string()
  .trim()
  .max(100, 'search-too-long')
  .nullish()
  .transform((typed) => typed ?? '');

export const voucherBatchSorts = ['name', '-name', 'made', '-made', 'used', '-used'] as const;
export type VoucherBatchSort = (typeof voucherBatchSorts)[number];

/** What the list of batches can be narrowed to. */
export const voucherBatchFilterInput = z.object({
  /** Part of a name or reference, or a whole code. */
  search,
  partnerId: z.uuid('voucher-partner-unknown').nullable().default(null),
  sort: z
    .enum(voucherBatchSorts, 'sort-unknown')
    .nullish()
    .transform((sort) => sort ?? '-made'),
});
export type VoucherBatchFilter = z.output<typeof voucherBatchFilterInput>;

/** What the vouchers of a batch can be narrowed to. */
export const voucherFilterInput = z.object({
  /** Start of a code. */
  search,
  state: z.enum(voucherStates, 'state-unknown').nullable().default(null),
});
export type VoucherFilter = z.output<typeof voucherFilterInput>;
