import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { CodeBatch } from './code-batch.ts';

const columns = [
  'id',
  'kind',
  'mode',
  'state',
  'ownerId',
  'spec',
  'fileName',
  'parts',
  'lineCount',
  'headerCount',
  'usableCount',
  'rejectedCount',
  'longest',
  'total',
  'done',
  'emptyDraws',
  'failure',
  'createdById',
  'createdByName',
  'createdAt',
  'finishedAt',
] as const;

export async function insertBatch(
  scope: ClientScope,
  values: Omit<Insertable<Tables['codeBatch']>, 'clientId'>,
): Promise<CodeBatch> {
  const row = await scope.tx
    .insertInto('codeBatch')
    .values({ ...values, clientId: scope.clientId })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return row as CodeBatch;
}

const batches = (scope: ClientScope) =>
  scope.tx.selectFrom('codeBatch').select(columns).where('clientId', '=', scope.clientId);

/** @throws NotFoundError `code-batch-not-found` */
export async function getBatch(scope: ClientScope, id: string): Promise<CodeBatch> {
  const batch = await batches(scope).where('id', '=', id).executeTakeFirst();
  if (!batch) throw new NotFoundError('code-batch-not-found');
  return batch as CodeBatch;
}

/** @throws NotFoundError `code-batch-not-found` */
export async function lockBatch(scope: ClientScope, id: string): Promise<CodeBatch> {
  const batch = await batches(scope).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!batch) throw new NotFoundError('code-batch-not-found');
  return batch as CodeBatch;
}

/** The batch, unless another worker has it or it is over. */
export async function takeRunningBatch(scope: ClientScope, id: string): Promise<CodeBatch | undefined> {
  const batch = await batches(scope)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return batch as CodeBatch | undefined;
}

/** The newest batches of these owners, one for each. */
export async function listNewestBatches(
  scope: ClientScope,
  ownerIds: readonly string[],
): Promise<CodeBatch[]> {
  const { rows } = await sql<CodeBatch>`
    select b.* from unnest(${[...ownerIds]}::uuid[]) as w (id)
    cross join lateral (select * from code_batch
      where client_id = ${scope.clientId} and owner_id = w.id order by id desc limit 1) b`.execute(scope.tx);
  return rows;
}

export async function hasRunningBatch(scope: ClientScope, ownerId: string): Promise<boolean> {
  const row = await batches(scope)
    .where('ownerId', '=', ownerId)
    .where('state', '=', 'running')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateBatch(
  scope: ClientScope,
  id: string,
  change: Updateable<Tables['codeBatch']>,
): Promise<void> {
  await scope.tx
    .updateTable('codeBatch')
    .set(change)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

export async function deleteBatch(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .deleteFrom('codeBatch')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Batches of all clients that no worker has moved on since; needs the worker's role. */
export async function listStalledBatches(
  db: Database,
  before: Date,
): Promise<{ clientId: string; id: string }[]> {
  const { rows } = await sql<{ clientId: string; id: string }>`
    select client_id, id from code_batch where state = 'running' and moved_at < ${before}
    order by moved_at limit 100`.execute(db);
  return rows;
}

/** Deletes lines of batches that are over, or whose file was never imported; the batch goes with its last line. */
export async function clearSomeLines(
  db: Database,
  { uploadedBefore, finishedBefore, limit }: { uploadedBefore: Date; finishedBefore: Date; limit: number },
): Promise<number> {
  const isOld = sql`(b.state = 'uploading' and b.moved_at < ${uploadedBefore} or b.finished_at < ${finishedBefore})`;
  const lines = await sql`delete from code_batch_line where (client_id, batch_id, line) in (
    select l.client_id, l.batch_id, l.line from code_batch b
    join code_batch_line l on l.client_id = b.client_id and l.batch_id = b.id
    where ${isOld} limit ${limit})`.execute(db);
  await sql`delete from code_batch b where b.state = 'uploading' and b.moved_at < ${uploadedBefore} and not exists (
    select from code_batch_line l where l.client_id = b.client_id and l.batch_id = b.id)`.execute(db);
  return Number(lines.numAffectedRows ?? 0);
}
