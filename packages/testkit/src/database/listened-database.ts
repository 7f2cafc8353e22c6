import { createDatabase } from '@foyer/server/platform/database/database.ts';
import type { PoolClient } from 'pg';
import { patientPool } from './database-access.ts';
import type { TestDatabase } from './test-database.ts';

export interface SentStatement {
  text: string;
  values: readonly unknown[];
}

/** The application's database, which notes each statement that it is sent, and with which values. */
export function listenedDatabase({ ownerUrl }: TestDatabase) {
  const statements: string[] = [];
  const sent: SentStatement[] = [];
  const pool = patientPool(ownerUrl, 'foyer_app', 2);
  pool.on('connect', (connection: PoolClient) => {
    const query = connection.query.bind(connection) as (...words: unknown[]) => unknown;
    const listened = (...words: unknown[]) => {
      const [first, second] = words;
      const config = typeof first === 'string' ? { text: first } : (first as Partial<SentStatement>);
      const values = config.values ?? (Array.isArray(second) ? second : []);
      statements.push(String(config.text));
      sent.push({ text: String(config.text), values });
      return query(...words);
    };
    Object.assign(connection, { query: listened });
  });
  return { statements, sent, db: createDatabase(pool) };
}
