import type pg from 'pg';

/** A value of a row in any schema that is not PostgreSQL's own. */
export interface StoredText {
  /** `orders.buyer_email` */
  column: string;
  text: string;
}

/**
 * Everything that a database holds, as a dump has it: each column of each row of each table as text; bytes also as
 * the text that they may be. Partitions are read with their table: the queue makes one a day.
 */
export async function everythingStored(owner: pg.Pool): Promise<StoredText[]> {
  const { rows: tables } = await owner.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  const found: StoredText[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await owner.query<Record<string, unknown>>(`select * from "${schema}"."${name}"`);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        found.push({ column: `${name}.${column}`, text: textOf(value) });
      }
    }
  }
  return found;
}

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return `${value.toString('latin1')} ${value.toString('utf8')}`;
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The columns in which one of the strings is found, whatever its case. */
export function columnsWith(stored: readonly StoredText[], strings: readonly string[]): string[] {
  const wanted = strings.map((one) => one.toLowerCase());
  const found = stored
    .filter(({ text }) => wanted.some((one) => text.toLowerCase().includes(one)))
    .map(({ column }) => column);
  return [...new Set(found)].sort();
}
