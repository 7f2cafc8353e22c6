import type { ClientScope } from '../../platform/database/database.ts';
import { cancelVoucherRows, listOpenVoucherIds } from './voucher.repository.ts';
import { closeVoucherCounters } from './voucher-counter.repository.ts';

/**
 * Cancels so many vouchers of a batch that are not used. One that a visitor is paying with is left: the visitor was shown
 * that it pays. @returns how many; fewer than `limit` were the last.
 */
export async function cancelSomeVouchers(
  scope: ClientScope,
  batchId: string,
  limit: number,
  at: Date,
): Promise<number> {
  let cancelled = 0;
  while (cancelled < limit) {
    const open = await listOpenVoucherIds(scope, batchId, null, limit - cancelled);
    const closed = await closeVoucherCounters(scope, open);
    if (closed.length === 0) break;
    await cancelVoucherRows(scope, closed, at);
    cancelled += closed.length;
  }
  return cancelled;
}
