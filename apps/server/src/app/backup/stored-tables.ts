import type pg from 'pg';

/** A table with the columns that hold what was stored; names are quoted where a statement needs it. */
export interface StoredTable {
  name: string;
  columns: string[];
}

/**
 * Every table of the installation, and the messages that wait. Not in it: which migrations ran, since a restore runs them,
 * and what else the queue's library keeps, since it makes that itself.
 */
export async function listStoredTables(connection: pg.Client): Promise<StoredTable[]> {
  const { rows } = await connection.query<StoredTable>(`
    select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where (n.nspname = 'public' and c.relkind = 'r' and c.relname not in ('migration', 'unfinished_restore'))
      or (n.nspname = 'pgboss' and c.relname = 'job')
    group by n.nspname, c.relname order by 1`);
  return rows;
}

/** Where a sequence is: `last` was given out where `isCalled`, else it comes first. */
export interface StoredSequence {
  name: string;
  last: string;
  isCalled: boolean;
}

export async function listSequences(connection: pg.Client): Promise<StoredSequence[]> {
  const { rows: names } = await connection.query<{ name: string }>(`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' order by 1`);
  const sequences: StoredSequence[] = [];
  for (const { name } of names) {
    const { rows } = await connection.query<Omit<StoredSequence, 'name'>>(
      `select last_value::text as last, is_called as "isCalled" from ${name}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}
