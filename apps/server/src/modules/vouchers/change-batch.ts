import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { voucherDetailsInput } from '@foyer/domain/vouchers/voucher-batch-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import {
  auditValuesOfBatch,
  constraintsOfBatch,
  refuseTakenName,
  refuseUnknownPartner,
} from './create-batch.ts';
import { requireVoucherRight } from './require-voucher-right.ts';
import { lockVoucherBatch, updateVoucherBatch, type VoucherBatch } from './voucher-batch.repository.ts';

/**
 * Changes who a batch is for, and where and how long its vouchers can be used; what they are worth stays as they were given
 * out. Refused as `createVoucherBatch`. @param seenVersion as `refuseStale`.
 */
export async function changeVoucherBatch(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
): Promise<VoucherBatch> {
  requireVoucherRight(context, 'edit');
  const input = valueOrThrow(parseInput(voucherDetailsInput, typed));
  return refuseViolations(constraintsOfBatch, () =>
    context.inClient(async (scope) => {
      const before = await lockVoucherBatch(scope, id);
      await refuseStale(scope, 'voucher-batch', before, seenVersion);
      await refuseTakenName(scope, input.name, id);
      if (input.partnerId !== before.partnerId) await refuseUnknownPartner(scope, input.partnerId);
      const after = await updateVoucherBatch(scope, id, input);
      await writeAudit(scope, actorOf(context), {
        action: 'change-voucher-batch',
        entity: 'voucher-batch',
        entityId: id,
        before: auditValuesOfBatch(before),
        after: auditValuesOfBatch(after),
      });
      return after;
    }),
  );
}
