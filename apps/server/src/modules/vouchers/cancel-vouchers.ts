import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { requireVoucherRight } from './require-voucher-right.ts';
import { cancelVoucherRows, listOpenVoucherIds } from './voucher.repository.ts';
import { lockVoucherBatch } from './voucher-batch.repository.ts';
import { closeVoucherCounters } from './voucher-counter.repository.ts';

/**
 * Cancels vouchers of a batch that are not used: they can no longer be used.
 * @param ids null = all that are left. @returns how many there were.
 */
export async function cancelVouchers(
  context: RequestContext,
  batchId: string,
  ids: readonly string[] | null,
): Promise<number> {
  requireVoucherRight(context, 'extra');
  return context.inClient(async (scope) => {
    await lockVoucherBatch(scope, batchId);
    const open = await listOpenVoucherIds(scope, batchId, ids);
    // One that a visitor is paying with is left: the visitor was shown that it pays.
    const closed = await closeVoucherCounters(scope, open);
    await cancelVoucherRows(scope, closed, context.app.clock());
    const cancelled = closed.length;
    if (cancelled > 0)
      await writeAudit(scope, actorOf(context), {
        action: 'cancel-vouchers',
        entity: 'voucher-batch',
        entityId: batchId,
        after: { vouchers: cancelled },
      });
    return cancelled;
  });
}
