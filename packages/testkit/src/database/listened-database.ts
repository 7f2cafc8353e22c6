import { createDatabase, createPool } from '@foyer/server/platform/database/database.ts';
import type { PoolClient } from 'pg';
import type { TestDatabase } from './test-database.ts';

/** The application's database, which notes each statement that it is sent. */
export function listenedDatabase({ ownerUrl }: TestDatabase) {
  const statements: string[] = [];
  const pool = createPool(ownerUrl, 'foyer_app', 2);
  pool.on('connect', (connection: PoolClient) => {
    const query = connection.query.bind(connection) as (...words: unknown[]) => unknown;
    const listened = (...words: unknown[]) => {
      const [first] = words;
      statements.push(typeof first === 'string' ? first : String((first as { text?: string }).text));
      return query(...words);
    };
    Object.assign(connection, { query: listened });
  });
  return { statements, db: createDatabase(pool) };
}
