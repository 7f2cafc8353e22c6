import { randomInt } from 'node:crypto';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { mostMadeAtOnce } from '@foyer/domain/vouchers/voucher.ts';
import { type VoucherBatchInput, voucherBatchInput } from '@foyer/domain/vouchers/voucher-batch-input.ts';
import { makeVoucherCode } from '@foyer/domain/vouchers/voucher-code.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { listTicketTypes } from '../catalog/index.ts';
import { getClient } from '../clients/index.ts';
import { startCodeGeneration } from '../code-batches/index.ts';
import { requireVoucherRight } from './require-voucher-right.ts';
import { insertVouchers } from './voucher.repository.ts';
import {
  findBatchByName,
  insertVoucherBatch,
  listPartners,
  type VoucherBatch,
} from './voucher-batch.repository.ts';
import type { VoucherFormat } from './voucher-codes.ts';

const nameTaken: Refusal = { code: 'voucher-name-taken', field: 'name' };
export const constraintsOfBatch = { voucher_batch_name_key: nameTaken };
/** A rare clash with a code that there is already is drawn again; a full space of codes is not drawn for ever. */
const mostDraws = 20;

/**
 * Makes a batch with its vouchers; over `mostMadeAtOnce` they are made in the background. Refused with `voucher-name-taken`, `voucher-partner-unknown`, and
 * `voucher-codes-too-alike` where prefix and length leave too few codes.
 */
export async function createVoucherBatch(context: RequestContext, typed: unknown): Promise<VoucherBatch> {
  requireVoucherRight(context, 'edit');
  const input = valueOrThrow(parseInput(voucherBatchInput, typed));
  return refuseViolations(constraintsOfBatch, () =>
    context.inClient(async (scope) => {
      await refuseTakenName(scope, input.name, null);
      await refuseUnknownPartner(scope, input.partnerId);
      await refuseUnknownTypes(scope, input);
      const { paymentEnvironment } = await getClient(scope);
      const batch = await insertVoucherBatch(scope, input, paymentEnvironment === 'test');
      await makeVouchers(context, scope, batch);
      await writeAudit(scope, actorOf(context), {
        action: 'create-voucher-batch',
        entity: 'voucher-batch',
        entityId: batch.id,
        after: { ...auditValuesOfBatch(batch), tickets: input.worth.map(({ quantity }) => quantity) },
      });
      return batch;
    }),
  );
}

export function auditValuesOfBatch({
  id: _id,
  version: _version,
  createdAt: _createdAt,
  ...values
}: VoucherBatch) {
  return values;
}

/** Few at once; many in the background, with progress. */
async function makeVouchers(context: RequestContext, scope: ClientScope, batch: VoucherBatch): Promise<void> {
  const { id: ownerId, quantity, prefix, codeLength } = batch;
  if (quantity > mostMadeAtOnce) {
    const spec = { prefix, codeLength } satisfies VoucherFormat;
    await startCodeGeneration(context, scope, { kind: 'vouchers', ownerId, quantity, spec });
    return;
  }
  let missing = quantity;
  for (let draw = 0; missing > 0; draw += 1) {
    if (draw === mostDraws)
      throw new RefusedError([{ code: 'voucher-codes-too-alike', field: 'codeLength' }]);
    const drawn = Array.from({ length: missing }, () => makeVoucherCode(batch, (below) => randomInt(below)));
    missing -= (await insertVouchers(scope, ownerId, drawn)).length;
  }
}

export async function refuseTakenName(scope: ClientScope, name: string, ownId: string | null): Promise<void> {
  const other = await findBatchByName(scope, name);
  if (other !== undefined && other.id !== ownId) throw new RefusedError([nameTaken]);
}

export async function refuseUnknownPartner(scope: ClientScope, partnerId: string | null): Promise<void> {
  if (partnerId === null || (await listPartners(scope, [partnerId])).length > 0) return;
  throw new RefusedError([{ code: 'voucher-partner-unknown', field: 'partnerId' }]);
}

async function refuseUnknownTypes(scope: ClientScope, { worth }: VoucherBatchInput): Promise<void> {
  const ids = worth.map(({ ticketTypeId }) => ticketTypeId);
  if ((await listTicketTypes(scope, ids)).length < ids.length)
    throw new NotFoundError('ticket-type-not-found');
}
