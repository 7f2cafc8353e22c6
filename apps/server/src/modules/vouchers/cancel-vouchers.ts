import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { requireVoucherRight } from './require-voucher-right.ts';
import { cancelVoucherRows } from './voucher.repository.ts';
import { lockVoucherBatch } from './voucher-batch.repository.ts';

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
    const cancelled = await cancelVoucherRows(scope, batchId, ids, context.app.clock());
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
