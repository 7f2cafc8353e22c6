import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { type FoundString, patternsOf } from '../person-data/index.ts';

/** The columns that can hold a text, by table: texts, JSON, lists of texts, bytes. */
export async function listTextColumns(
  scope: ClientScope,
): Promise<{ table: string; columns: { name: string; isBytes: boolean }[] }[]> {
  const { rows } = await sql<{ table: string; columns: { name: string; isBytes: boolean }[] }>`
    select c.relname as table,
      json_agg(json_build_object('name', a.attname, 'isBytes', a.atttypid = 'bytea'::regtype) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.atttypid = any (array['text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype,
        'text[]'::regtype, 'bytea'::regtype]::oid[])
      and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'client_id' and k.attnum > 0)
    group by c.relname order by c.relname`.execute(scope.tx);
  return rows;
}

/** In how many of the client's rows of a table each column has one of the strings, whatever its case. */
export async function searchTable(
  scope: ClientScope,
  { table, columns }: { table: string; columns: readonly { name: string; isBytes: boolean }[] },
  strings: readonly string[],
): Promise<FoundString[]> {
  const patterns = sql`any (${patternsOf(strings)}::text[])`;
  const counts = columns.map(({ name, isBytes }) => {
    const text = isBytes ? sql`encode(${sql.ref(name)}, 'escape')` : sql`${sql.ref(name)}::text`;
    return sql`count(*) filter (where ${text} ilike ${patterns})::int as ${sql.ref(name)}`;
  });
  const { rows } = await sql<{ found: Record<string, number> }>`
    select to_jsonb(found) as found from (
      select ${sql.join(counts)} from ${sql.table(table)} where client_id = ${scope.clientId}) found`.execute(
    scope.tx,
  );
  const found = rows[0]?.found ?? {};
  return columns.flatMap(({ name }) => {
    const records = found[name] ?? 0;
    return records > 0 ? [{ column: `${table}.${name}`, records }] : [];
  });
}
