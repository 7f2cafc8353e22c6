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

/** A new list starts with every key that was erased so far. */
export async function forgetLists(db: Database): Promise<void> {
  await sql`update person_key set listed_at = null where erased_at is not null and listed_at is not null`.execute(
    db,
  );
}

/** Those of the keys that are there. */
export async function findKeysNotErased(scope: ClientScope, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from person_key
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[]) and wrapped_key is not null`.execute(
    scope.tx,
  );
  return rows.map(({ id }) => id);
}
