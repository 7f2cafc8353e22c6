import type { ExportFormat, ExportState } from '@foyer/domain/exports/export-file.ts';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import type { ClientScope, Database } from '../../platform/database/database.ts';

/** An export: what was requested, its progress, and until when it can be downloaded. */
export interface ExportFile {
  id: string;
  kind: string;
  module: string;
  format: ExportFormat;
  filter: unknown;
  locale: string;
  state: ExportState;
  rowCount: number;
  place: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
}

const columns = [
  'id',
  'kind',
  'module',
  'format',
  'filter',
  'locale',
  'state',
  'rowCount',
  'place',
  'createdAt',
  'finishedAt',
  'expiresAt',
] as const;

export async function insertExport(
  scope: ClientScope,
  values: Omit<Insertable<Tables['export']>, 'clientId'>,
): Promise<ExportFile> {
  return scope.tx
    .insertInto('export')
    .values({ ...values, clientId: scope.clientId })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** @param madeBy the owner that is required; absent = any owner. */
export async function findExport(
  scope: ClientScope,
  id: string,
  madeBy?: string,
): Promise<ExportFile | undefined> {
  return scope.tx
    .selectFrom('export')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .$if(madeBy !== undefined, (query) => query.where('madeBy', '=', madeBy ?? ''))
    .executeTakeFirst();
}

/** An account's own exports of one kind, the newest first. */
export async function listExports(scope: ClientScope, kind: string, madeBy: string): Promise<ExportFile[]> {
  return scope.tx
    .selectFrom('export')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('kind', '=', kind)
    .where('madeBy', '=', madeBy)
    .orderBy('createdAt', 'desc')
    .limit(10)
    .execute();
}

/** The export, locked until its next part is written; undefined once it is finished. */
export async function lockRunningExport(scope: ClientScope, id: string): Promise<ExportFile | undefined> {
  return scope.tx
    .selectFrom('export')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a part and keeps the place behind it. */
export async function addExportPart(
  scope: ClientScope,
  exportId: string,
  part: { sealed: Buffer; rows: number; place: string | null },
): Promise<void> {
  const { clientId, tx } = scope;
  await sql`insert into export_part (client_id, export_id, sequence, sealed)
    select ${clientId}, ${exportId}, coalesce(max(sequence), 0) + 1, ${part.sealed} from export_part
    where client_id = ${clientId} and export_id = ${exportId}`.execute(tx);
  await sql`update export set state = 'running', row_count = row_count + ${part.rows}, place = ${part.place}
    where client_id = ${clientId} and id = ${exportId}`.execute(tx);
}

export async function finishExport(
  scope: ClientScope,
  id: string,
  outcome: { state: 'done' | 'failed'; finishedAt: Date; expiresAt: Date },
): Promise<void> {
  await scope.tx
    .updateTable('export')
    .set(outcome)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

export async function findExportPart(
  scope: ClientScope,
  exportId: string,
  sequence: number,
): Promise<Buffer | undefined> {
  const row = await scope.tx
    .selectFrom('exportPart')
    .select('sealed')
    .where('clientId', '=', scope.clientId)
    .where('exportId', '=', exportId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return row?.sealed;
}

/**
 * Removes expired exports with their rows, and those that were requested before an instant and never finished; of all
 * clients, so it needs the worker's role.
 */
export async function deleteExpiredExports(
  db: Database,
  { now, unfinishedSince }: { now: Date; unfinishedSince: Date },
  limit: number,
): Promise<number> {
  const deleted = await sql`delete from export where (client_id, id) in (
    select client_id, id from export
    where expires_at <= ${now} or (expires_at is null and created_at <= ${unfinishedSince})
    order by created_at limit ${limit})`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}
