import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';

export interface ErasedKey {
  clientId: string;
  keyId: string;
}

/**
 * Writes keys of all clients that were erased and are in no list yet with `write`, and marks them as listed once it is done: killed in
 * between, they are written twice. Needs the worker's role. @returns how many.
 */
export async function listErasedKeys(
  db: Database,
  { limit, now, write }: { limit: number; now: Date; write: (keys: readonly ErasedKey[]) => Promise<void> },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<ErasedKey>`
      select client_id, id as key_id from person_key where erased_at is not null and listed_at is null
      order by erased_at limit ${limit} for update skip locked`.execute(tx);
    if (rows.length === 0) return 0;
    await write(rows);
    await sql`update person_key k set listed_at = ${now}
      from unnest(${rows.map(({ clientId }) => clientId)}::uuid[], ${rows.map(({ keyId }) => keyId)}::uuid[]) as l (client_id, id)
      where k.client_id = l.client_id and k.id = l.id`.execute(tx);
    return rows.length;
  });
}

/** Every key of all clients that was erased, some at a time, behind a place; needs the worker's role. */
export async function listAllErasedKeys(
  db: Database,
  behind: ErasedKey | undefined,
  limit: number,
): Promise<ErasedKey[]> {
  const { rows } = await sql<ErasedKey>`
    select client_id, id as key_id from person_key where erased_at is not null
      ${behind ? sql`and (client_id, id) > (${behind.clientId}::uuid, ${behind.keyId}::uuid)` : sql``}
    order by client_id, id limit ${limit}`.execute(db);
  return rows;
}

/** Those of the keys that are there, but for keys of erasures under way: each goes with its erasure, which needs it to the end. */
export async function findKeysToErase(scope: ClientScope, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from person_key k
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[]) and wrapped_key is not null
      and not exists (select from person_erasure e
        where e.client_id = k.client_id and e.person_key_id = k.id and e.state <> 'done')`.execute(scope.tx);
  return rows.map(({ id }) => id);
}
