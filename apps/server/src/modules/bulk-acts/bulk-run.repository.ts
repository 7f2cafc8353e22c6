import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { BulkRun } from './bulk-run.ts';

const columns = [
  'id',
  'act',
  'reason',
  'state',
  'orderCount',
  'amountMinor',
  'currency',
  'createdByKind',
  'createdById',
  'createdByName',
  'createdAt',
  'finishedAt',
] as const;

/** Undefined where the request was sent before. */
export async function insertRun(
  scope: ClientScope,
  values: Omit<Insertable<Tables['bulkRun']>, 'clientId'>,
): Promise<BulkRun | undefined> {
  const row = await scope.tx
    .insertInto('bulkRun')
    .values({ ...values, clientId: scope.clientId })
    .onConflict((clash) => clash.constraint('bulk_run_request_key').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row as BulkRun | undefined;
}

const runs = (scope: ClientScope) =>
  scope.tx.selectFrom('bulkRun').select(columns).where('clientId', '=', scope.clientId);

export async function findRunOfRequest(scope: ClientScope, requestId: string): Promise<BulkRun | undefined> {
  return (await runs(scope).where('requestId', '=', requestId).executeTakeFirst()) as BulkRun | undefined;
}

/** @throws NotFoundError `bulk-run-not-found` */
export async function getRun(scope: ClientScope, id: string): Promise<BulkRun> {
  const run = await runs(scope).where('id', '=', id).executeTakeFirst();
  if (!run) throw new NotFoundError('bulk-run-not-found');
  return run as BulkRun;
}

/** The run, locked; a worker that takes rows does not wait for it. @throws NotFoundError `bulk-run-not-found` */
export async function lockRun(scope: ClientScope, id: string): Promise<BulkRun> {
  const run = await runs(scope).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!run) throw new NotFoundError('bulk-run-not-found');
  return run as BulkRun;
}

/** Runs whose card is not closed, the newest first. */
export async function listOpenRuns(scope: ClientScope): Promise<BulkRun[]> {
  return (await runs(scope)
    .where('closedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()) as BulkRun[];
}

export async function updateRun(
  scope: ClientScope,
  id: string,
  change: { state?: BulkRun['state']; finishedAt?: Date | null; movedAt?: Date; closedAt?: Date },
): Promise<void> {
  await scope.tx
    .updateTable('bulkRun')
    .set(change)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Ends a run of which no row waits; of several workers one does it. */
export async function finishRunIfOver(scope: ClientScope, id: string, at: Date): Promise<void> {
  await sql`update bulk_run set state = 'done', finished_at = ${at}
    where client_id = ${scope.clientId} and id = ${id} and state = 'running' and not exists (
      select from bulk_row w where w.client_id = ${scope.clientId} and w.run_id = ${id} and w.state = 'waiting')`.execute(
    scope.tx,
  );
}

/** Runs of all clients that no worker has moved on since; needs the worker's role. */
export async function listStalledRuns(
  db: Database,
  before: Date,
): Promise<{ clientId: string; id: string }[]> {
  const { rows } = await sql<{ clientId: string; id: string }>`
    select client_id, id from bulk_run where state = 'running' and moved_at < ${before}
    order by moved_at limit 100`.execute(db);
  return rows;
}
