import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/** A transaction in which row-level security shows the rows of one client only. */
export interface ClientScope {
  readonly clientId: string;
  readonly tx: DatabaseTransaction;
}

export type DatabaseRole = 'foyer_app' | 'foyer_worker';

const parsers: Record<number, (text: string) => unknown> = {
  20: Number, // int8: money and counts stay far below 2^53
  1082: (text) => text, // date stays '2026-11-20'
  1083: (text) => text.slice(0, 5), // time becomes '14:00'
  1182: (text) => text,
};

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return parsers[oid] ?? pg.types.getTypeParser(oid, format);
  },
};

/** A pool whose every connection acts as a role that owns nothing. */
export function createPool(url: string, role: DatabaseRole, size = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    options: `-c role=${role} -c timezone=UTC`,
    types,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 15_000,
  });
  // A broken connection fails the statement in hand and is replaced by the pool. It must not end the process, be it
  // idle or in somebody's hands between two statements.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', () => {}));
  return pool;
}

export function createDatabase(pool: PostgresPool): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
