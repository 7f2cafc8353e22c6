import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface StoredExport {
  id: string;
  kind: string;
  filter: string;
  createdAt: Date;
}

export async function listStoredExports(scope: ClientScope): Promise<StoredExport[]> {
  const { rows } = await sql<StoredExport>`
    select id, kind, filter::text as filter, created_at from export
    where client_id = ${scope.clientId} and state <> 'erased' order by created_at, id`.execute(scope.tx);
  return rows;
}

/** Waits until no part is being written, and lets none be written until the transaction ends. */
export async function lockRunningExports(scope: ClientScope): Promise<void> {
  await sql`select from export where client_id = ${scope.clientId} and state in ('waiting', 'running')
    order by id for update`.execute(scope.tx);
}

/**
 * Empties exports; one that is being made ends. The row says to who made it why the file is gone, until it would have
 * expired (insight-and-settings, decision 24).
 */
export async function emptyExports(scope: ClientScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update export set state = 'erased', filter = '{}', place = null, row_count = 0,
      expires_at = coalesce(expires_at, created_at + interval '7 days')
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(scope.tx);
  await sql`delete from export_part
    where client_id = ${scope.clientId} and export_id = any (${[...ids]}::uuid[])`.execute(scope.tx);
}
