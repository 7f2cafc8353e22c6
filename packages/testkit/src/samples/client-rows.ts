import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Everything that a client's rows say, table by table: the same before and after = nothing was changed. */
export async function fingerprintRows(owner: pg.Pool, clientId: string): Promise<Record<string, string>> {
  const fingerprints: Record<string, string> = {};
  for (const table of await listClientTables(owner)) {
    const { rows } = await owner.query<{ row: string }>(
      `select t::text as row from ${table} t where client_id = $1 order by 1`,
      [clientId],
    );
    fingerprints[table] = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  }
  return fingerprints;
}

/** The id of every row of a client: no other client may ever see one. */
export async function listRowIds(owner: pg.Pool, clientId: string): Promise<string[]> {
  const ids = [clientId];
  for (const table of await listClientTables(owner, 'id')) {
    const { rows } = await owner.query<{ id: string }>(
      `select id::text as id from ${table} where client_id = $1`,
      [clientId],
    );
    ids.push(...rows.map((row) => row.id).filter((id) => id.length === 36));
  }
  return ids;
}

async function listClientTables(owner: pg.Pool, ...columns: string[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname = any ($1)) = $2
     order by 1`,
    [['client_id', ...columns], columns.length + 1],
  );
  return rows.map((row) => row.name);
}
