import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError, RefusedError } from '../../platform/errors.ts';
import { lockOrder } from '../orders/index.ts';
import { listActOrders, seenOf } from './act-order.repository.ts';
import { countTry, finishRow, type RowResult, takeRow } from './bulk-row.repository.ts';
import { getRun } from './bulk-run.repository.ts';
import type { BulkRow } from './bulk-run.ts';
import { orderActOf } from './order-act.ts';

/** An act that breaks without saying why is tried so often. */
const mostTries = 3;

/**
 * Carries out the act on the next order of a run, in one transaction together with its result: killed, nothing of it
 * happened and the row waits. A refusal rolls back and is noted with its reason. @returns whether there was an order.
 */
export async function carryOutNextRow(app: App, clientId: string, runId: string): Promise<boolean> {
  let taken: BulkRow | undefined;
  try {
    await inClient(app.db, clientId, async (scope) => {
      const run = await getRun(scope, runId);
      taken = run.state === 'running' ? await takeRow(scope, run) : undefined;
      if (!taken) return;
      const { orderId } = taken;
      const act = orderActOf(run.act);
      if (act.mindsChanges) {
        await lockOrder(scope, orderId);
        if ((await listActOrders(scope, [orderId])).map(seenOf)[0] !== taken.seen) {
          throw new RefusedError([{ code: 'bulk-order-moved-on' }]);
        }
      }
      const { createdById: accountId, createdByKind: kind, createdByName: username } = run;
      const done = await act.applyToOrder(app, scope, orderId, run, { accountId, kind, username });
      if (!done.ok) throw new RefusedError(done.refusals);
      await finishRow(scope, taken, done.value, app.clock());
    });
  } catch (error) {
    if (!taken) throw error;
    await noteFailure(app, clientId, taken, error);
  }
  return taken !== undefined;
}

async function noteFailure(app: App, clientId: string, row: BulkRow, error: unknown): Promise<void> {
  const refusal = refusalOf(error);
  if (!refusal) app.log.error({ err: error, runId: row.runId, orderId: row.orderId }, 'a bulk act broke');
  await inClient(app.db, clientId, async (scope) => {
    if (!refusal && (await countTry(scope, row)) < mostTries) return;
    await finishRow(scope, row, refusal ?? { state: 'failed', code: 'bulk-act-broke' }, app.clock());
  });
}

function refusalOf(error: unknown): RowResult | undefined {
  if (error instanceof NotFoundError) return { state: 'failed', code: error.code };
  if (!(error instanceof RefusedError)) return undefined;
  const [{ code, params } = { code: 'bulk-act-broke', params: undefined }] = error.refusals;
  return { state: 'failed', code, ...(params && { params }) };
}
