import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type VoucherState, voucherState } from '@foyer/domain/vouchers/voucher.ts';
import { formatVoucherCode } from '@foyer/domain/vouchers/voucher-code.ts';
import { voucherBatchFilterInput, voucherFilterInput } from '@foyer/domain/vouchers/voucher-filter-input.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { requireVoucherRight } from './require-voucher-right.ts';
import { getVoucherBatch, selectBatches, type VoucherBatch } from './voucher-batch.repository.ts';
import {
  countFoundBatches,
  listFoundBatches,
  listVouchersOf,
  type Page,
  type Voucher,
} from './voucher-list.repository.ts';

/** One page of the batches that the account may see: filtered, in the order asked for. */
export async function listVoucherBatches(
  context: RequestContext,
  typed: unknown,
  page: Page,
): Promise<VoucherBatch[]> {
  const partnerId = requireVoucherRight(context, 'access');
  const filter = readFilter(typed);
  return context.inClientReadOnly(async (scope) => {
    const ids = await listFoundBatches(scope, filter, partnerId, page);
    if (ids.length === 0) return [];
    const batches = await selectBatches(scope, partnerId).where('id', 'in', ids).execute();
    return ids.flatMap((id) => batches.find((one) => one.id === id) ?? []);
  });
}

export async function countVoucherBatches(context: RequestContext, typed: unknown): Promise<number> {
  const partnerId = requireVoucherRight(context, 'access');
  const filter = readFilter(typed);
  return context.inClientReadOnly((scope) => countFoundBatches(scope, filter, partnerId));
}

/** A voucher as it is shown: its code as it is printed. */
export interface ShownVoucher extends Voucher {
  state: VoucherState;
}

/** A page of the vouchers of a batch. @throws NotFoundError `voucher-batch-not-found`, also of another partner. */
export async function listVouchers(
  context: RequestContext,
  batchId: string,
  typed: unknown,
  page: Page,
): Promise<ShownVoucher[]> {
  const partnerId = requireVoucherRight(context, 'access');
  const filter = valueOrThrow(parseInput(voucherFilterInput, typed ?? {}));
  return context.inClientReadOnly(async (scope) => {
    const batch = await getVoucherBatch(scope, batchId, partnerId);
    const { timeZone } = await getClient(scope);
    const today = localDateAt(context.app.clock(), timeZone);
    const rows = await listVouchersOf(scope, batchId, filter, today, page);
    return rows.map((row) => ({
      ...row,
      code: formatVoucherCode(row.code, batch.prefix),
      state: voucherState(row, batch, today),
    }));
  });
}

const readFilter = (typed: unknown) => valueOrThrow(parseInput(voucherBatchFilterInput, typed ?? {}));
