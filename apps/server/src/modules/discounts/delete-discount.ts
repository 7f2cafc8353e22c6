import { mostGeneratedAtOnce } from '@foyer/domain/discounts/discount-code-text.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { hasRunningBatch, startCodeRemoval } from '../code-batches/index.ts';
import { deleteDiscountRow, lockDiscount, startRemovingDiscount } from './discount.repository.ts';
import { countCodesOf } from './discount-code.repository.ts';
import { requireDiscountRight } from './require-discount-right.ts';
import { auditValuesOfDiscount } from './save-discount.ts';

/**
 * Deletes a discount with its codes; more than `mostGeneratedAtOnce` in the background with progress, and none of them can be
 * used from now on (decision 0247). Orders keep what they used; a cart that uses it is shown its price without it before it
 * is paid. Refused with `discount-codes-being-made`, `discount-removing`. @param seenVersion as `refuseStale`.
 */
export async function deleteDiscount(
  context: RequestContext,
  id: string,
  seenVersion?: number | null,
): Promise<void> {
  requireDiscountRight(context, 'extra');
  await context.inClient(async (scope) => {
    const before = await lockDiscount(scope, id);
    await refuseStale(scope, 'discount', before, seenVersion);
    if (await hasRunningBatch(scope, id)) throw new RefusedError([{ code: 'discount-codes-being-made' }]);
    const total = await countCodesOf(scope, id);
    if (total > mostGeneratedAtOnce) {
      await startRemovingDiscount(scope, id);
      await startCodeRemoval(context, scope, { kind: 'discount-codes', ownerId: id, total });
    } else await deleteDiscountRow(scope, id);
    await writeAudit(scope, actorOf(context), {
      action: 'delete-discount',
      entity: 'discount',
      entityId: id,
      before: { ...auditValuesOfDiscount(before), codes: total },
    });
  });
}
