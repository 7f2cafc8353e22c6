import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { requireOrders } from '../orders/index.ts';
import { retryRows } from './bulk-row.repository.ts';
import { getRun, lockRun, updateRun } from './bulk-run.repository.ts';
import type { BulkRun } from './bulk-run.ts';
import { orderActOf } from './order-act.ts';

/** Orders that have no result yet stay as they are until the run is resumed. */
export function pauseBulkRun(context: RequestContext, id: string): Promise<BulkRun> {
  return change(context, id, 'pause-bulk-run', async (scope, run) => {
    if (run.state !== 'running') return false;
    await updateRun(scope, id, { state: 'paused' });
    return true;
  });
}

export function resumeBulkRun(context: RequestContext, id: string): Promise<BulkRun> {
  return change(context, id, 'resume-bulk-run', async (scope, run) => {
    if (run.state !== 'paused') return false;
    await carryOn(scope, id, context.app.clock());
    return true;
  });
}

/** Tries the failed orders of a run again, all of them or the one at a position; others keep their result. */
export function retryBulkRun(context: RequestContext, id: string, position: number | null): Promise<BulkRun> {
  return change(context, id, 'retry-bulk-run', async (scope, run) => {
    if ((await retryRows(scope, id, position)) === 0) return false;
    if (run.state !== 'paused') await carryOn(scope, id, context.app.clock());
    return true;
  });
}

/** Takes the card of a run that is over off the list of orders; its results stay. */
export async function closeBulkRun(context: RequestContext, id: string): Promise<void> {
  await context.inClient(async (scope) => {
    const run = await lockRun(scope, id);
    requireOrders(context, orderActOf(run.act).right);
    if (run.state === 'done') await updateRun(scope, id, { closedAt: context.app.clock() });
  });
}

async function carryOn(scope: ClientScope, runId: string, now: Date): Promise<void> {
  await updateRun(scope, runId, { state: 'running', finishedAt: null, movedAt: now });
  await sendMessages(scope, {
    bus: 'command',
    type: 'carry-on-bulk-run',
    payload: { runId },
    source: 'bulk-acts',
  });
}

async function change(
  context: RequestContext,
  id: string,
  action: 'pause-bulk-run' | 'resume-bulk-run' | 'retry-bulk-run',
  act: (scope: ClientScope, run: BulkRun) => Promise<boolean>,
): Promise<BulkRun> {
  return context.inClient(async (scope) => {
    const run = await lockRun(scope, id);
    requireOrders(context, orderActOf(run.act).right);
    if (await act(scope, run)) {
      await writeAudit(scope, actorOf(context), { action, entity: 'bulk-run', entityId: id });
    }
    return getRun(scope, id);
  });
}
