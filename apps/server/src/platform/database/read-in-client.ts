import { createHash } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import { camelCase, type Database } from './database.ts';

/**
 * The rows of one SELECT in a transaction that sees this client only, in a single trip to the database: BEGIN, the
 * client, the question and COMMIT are sent together. Unless told not to, the statement is prepared once for each
 * connection: its text must not differ from call to call more than a few dozen times.
 */
export async function readInClient<Row>(
  db: Database,
  clientId: string,
  statement: RawBuilder<Row>,
  { prepare = true } = {},
): Promise<Row[]> {
  const { sql: text, parameters, queryId } = statement.compile(db);
  const connection = (await db.pool.connect()) as pg.PoolClient;
  try {
    const answers = await Promise.all([
      connection.query('begin read only'),
      connection.query({
        name: 'act in client',
        text: `select set_config('app.client_id', $1, true)`,
        values: [clientId],
      }),
      connection.query({ ...(prepare && { name: nameOf(text) }), text, values: [...parameters] }),
      connection.query('commit'),
    ]);
    const result = await camelCase.transformResult({ result: { rows: answers[2].rows }, queryId });
    connection.release();
    return result.rows as Row[];
  } catch (error) {
    // what else was sent may still be under way: this connection serves nobody else
    connection.release(true);
    throw error;
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
