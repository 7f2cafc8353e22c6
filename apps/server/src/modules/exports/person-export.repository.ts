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
    where client_id = ${scope.clientId} order by created_at, id`.execute(scope.tx);
  return rows;
}

/** Deletes exports with their parts; one that is being made ends. */
export async function deleteExports(scope: ClientScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from export where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(
    scope.tx,
  );
}
