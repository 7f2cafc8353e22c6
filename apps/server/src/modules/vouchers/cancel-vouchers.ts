import { mostMadeAtOnce } from '@foyer/domain/vouchers/voucher.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { hasRunningBatch, startCodeRemoval } from '../code-batches/index.ts';
import { cancelSomeVouchers } from './cancel-some-vouchers.ts';
import { requireVoucherRight } from './require-voucher-right.ts';
import { cancelVoucherRows, countOpenVouchers, listOpenVoucherIds } from './voucher.repository.ts';
import { lockVoucherBatch } from './voucher-batch.repository.ts';
import { closeVoucherCounters } from './voucher-counter.repository.ts';

/**
 * Cancels vouchers of a batch that are not used: they can no longer be used. All that are left of a batch, where they are
 * more than `mostMadeAtOnce`, are cancelled in the background with progress. Refusal: `voucher-batch-busy` while its codes
 * are being written.
 * @param ids null = all that are left. @returns how many there are.
 */
export async function cancelVouchers(
  context: RequestContext,
  batchId: string,
  ids: readonly string[] | null,
): Promise<number> {
  requireVoucherRight(context, 'extra');
  return context.inClient(async (scope) => {
    await lockVoucherBatch(scope, batchId);
    const cancelled =
      ids === null
        ? await cancelAll(context, scope, batchId)
        : await cancelThese(context, scope, batchId, ids);
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

async function cancelAll(context: RequestContext, scope: ClientScope, batchId: string): Promise<number> {
  if (await hasRunningBatch(scope, batchId)) throw new RefusedError([{ code: 'voucher-batch-busy' }]);
  const total = await countOpenVouchers(scope, batchId);
  if (total <= mostMadeAtOnce) return cancelSomeVouchers(scope, batchId, total, context.app.clock());
  await startCodeRemoval(context, scope, { kind: 'vouchers', ownerId: batchId, total });
  return total;
}

async function cancelThese(
  context: RequestContext,
  scope: ClientScope,
  batchId: string,
  ids: readonly string[],
): Promise<number> {
  const open = await listOpenVoucherIds(scope, batchId, ids, ids.length);
  const closed = await closeVoucherCounters(scope, open);
  await cancelVoucherRows(scope, closed, context.app.clock());
  return closed.length;
}
