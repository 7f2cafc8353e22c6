import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import { camelCase, type Database } from './database.ts';

/**
 * The rows of one SELECT in a transaction that sees this client only, in a single round trip: BEGIN, the client, the
 * query and COMMIT are sent together. By default the statement is prepared once for each connection: its text must
 * not differ from call to call more than a few dozen times.
 */
export async function readInClient<Row>(
  db: Database,
  clientId: string,
  statement: RawBuilder<Row>,
  { prepare = true } = {},
): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(db);
  const connection = (await db.pool.connect()) as WrittenConnection;
  try {
    const { stream } = connection.connection;
    // All four in one packet: the database is woken once, and not again for each.
    stream.cork();
    const asked = Promise.all([
      connection.query('begin read only'),
      connection.query({
        name: 'act in client',
        text: `select set_config('app.client_id', $1, true)`,
        values: [clientId],
      }),
      connection.query<unknown[]>({
        ...(prepare && { name: nameOf(text) }),
        text,
        values: [...parameters],
        rowMode: 'array',
      }),
      connection.query('commit'),
    ]);
    stream.uncork();
    const { rows, fields } = (await asked)[2];
    connection.release();
    return toObjects<Row>(rows, fields);
  } catch (error) {
    // other statements may still be in flight: this connection is not reused
    connection.release(true);
    throw error;
  }
}

/** With the stream that its statements are written to. */
type WrittenConnection = pg.PoolClient & { connection: { stream: Duplex } };

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** The rows with the column names of Kysely, without its plugin's work for each row. */
function toObjects<Row>(rows: readonly unknown[][], fields: readonly pg.FieldDef[]): Row[] {
  const columns = fields.map(({ name }) => camelCase.nameInCode(name));
  return rows.map((row) => {
    const named: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index += 1) named[columns[index] ?? ''] = row[index];
    return named as Row;
  });
}
