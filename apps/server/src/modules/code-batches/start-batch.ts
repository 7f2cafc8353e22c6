import { type CodeKind, mostCodesOfBatch } from '@foyer/domain/code-batches/code-batch.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getBatch, hasRunningBatch, insertBatch, lockBatch, updateBatch } from './code-batch.repository.ts';
import type { CodeBatch } from './code-batch.ts';
import { madeBy } from './upload-codes.ts';

/**
 * Starts the import of a file that was shown, in the transaction that made its owner; the caller has checked the right and
 * writes the audit entry. @throws RefusedError `code-file-without-codes`, `code-batch-started`, `code-batch-running`
 */
export async function startCodeImport(
  context: RequestContext,
  scope: ClientScope,
  { batchId, kind, ownerId }: { batchId: string; kind: CodeKind; ownerId: string },
): Promise<CodeBatch> {
  const batch = await lockBatch(scope, batchId);
  if (batch.state !== 'uploading' || batch.kind !== kind)
    throw new RefusedError([{ code: 'code-batch-started' }]);
  await refuseRunning(scope, ownerId);
  if (batch.usableCount === 0) throw new RefusedError([{ code: 'code-file-without-codes' }]);
  const movedAt = context.app.clock();
  await updateBatch(scope, batchId, { state: 'running', ownerId, total: batch.usableCount, movedAt });
  await sendBatch(scope, batchId);
  return getBatch(scope, batchId);
}

/** Starts the generation of codes; as `startCodeImport`. @param spec what `drawCode` of the kind reads. */
export async function startCodeGeneration(
  context: RequestContext,
  scope: ClientScope,
  want: { kind: CodeKind; ownerId: string; quantity: number; spec: Record<string, unknown> },
): Promise<CodeBatch> {
  const { kind, ownerId, quantity, spec } = want;
  if (quantity > mostCodesOfBatch) throw new RefusedError([{ code: 'code-quantity-invalid' }]);
  return start(context, scope, { kind, ownerId, mode: 'generate', total: quantity, spec });
}

/** Starts the removal of codes of an owner; as `startCodeGeneration`. */
export async function startCodeRemoval(
  context: RequestContext,
  scope: ClientScope,
  want: { kind: CodeKind; ownerId: string; total: number },
): Promise<CodeBatch> {
  return start(context, scope, { ...want, mode: 'remove', spec: {} });
}

async function start(
  context: RequestContext,
  scope: ClientScope,
  { spec, ...want }: Pick<CodeBatch, 'kind' | 'mode' | 'total' | 'spec'> & { ownerId: string },
): Promise<CodeBatch> {
  await refuseRunning(scope, want.ownerId);
  const now = context.app.clock();
  const batch = await insertBatch(scope, {
    ...madeBy(context),
    ...want,
    state: 'running',
    spec: JSON.stringify(spec),
    createdAt: now,
    movedAt: now,
  });
  await sendBatch(scope, batch.id);
  return batch;
}

/** One work at a time on the codes of an owner, whose row the caller has locked. */
async function refuseRunning(scope: ClientScope, ownerId: string): Promise<void> {
  if (await hasRunningBatch(scope, ownerId)) throw new RefusedError([{ code: 'code-batch-running' }]);
}

export const sendBatch = (scope: ClientScope, batchId: string) =>
  sendMessages(scope, {
    bus: 'command',
    type: 'carry-on-code-batch',
    payload: { batchId },
    source: 'code-batches',
  });
