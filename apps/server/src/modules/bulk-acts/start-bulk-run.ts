import { startBulkInput } from '@foyer/domain/bulk-acts/bulk-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getClient } from '../clients/index.ts';
import { insertBulkRows } from './bulk-row.repository.ts';
import { findRunOfRequest, insertRun } from './bulk-run.repository.ts';
import type { BulkRun } from './bulk-run.ts';
import { previewBulkAct } from './preview-bulk-act.ts';

/**
 * Starts an act on the chosen orders as the preview showed it; workers carry it out. Sent again, it starts nothing more.
 * Refusals: `bulk-moved-on` (the orders are others now), `bulk-no-orders`, `bulk-too-many-orders`.
 */
export async function startBulkRun(context: RequestContext, sent: unknown): Promise<BulkRun> {
  const input = valueOrThrow(parseInput(startBulkInput, sent));
  const before = await context.inClient((scope) => findRunOfRequest(scope, input.requestId));
  if (before) return before;
  const { orders, amountMinor, seen } = await previewBulkAct(context, input);
  if (orders.length === 0) throw new RefusedError([{ code: 'bulk-no-orders' }]);
  if (seen !== input.seen) throw new RefusedError([{ code: 'bulk-moved-on' }]);
  const { account } = context;
  const now = context.app.clock();
  return context.inClient(async (scope) => {
    const run = await insertRun(scope, {
      requestId: input.requestId,
      act: input.act,
      reason: input.reason,
      orderCount: orders.length,
      amountMinor,
      currency: (await getClient(scope)).currency,
      createdByKind: account.kind,
      createdById: account.accountId,
      createdByName: account.username,
      createdAt: now,
      movedAt: now,
    });
    if (!run) return (await findRunOfRequest(scope, input.requestId)) as BulkRun;
    await insertBulkRows(scope, run.id, orders);
    await writeAudit(scope, actorOf(context), {
      action: 'start-bulk-run',
      entity: 'bulk-run',
      entityId: run.id,
      after: { bulkAct: input.act, orderCount: orders.length },
    });
    await sendMessages(scope, {
      bus: 'command',
      type: 'carry-on-bulk-run',
      payload: { runId: run.id },
      source: 'bulk-acts',
    });
    return run;
  });
}
