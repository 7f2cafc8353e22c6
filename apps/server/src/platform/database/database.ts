import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type QueryExecutor,
  Transaction,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import type { Tables } from '../../generated/tables.ts';
import { corkWrites } from './cork-writes.ts';

/** The database with the pool beneath it, for what is asked past Kysely. */
export type Database = Kysely<Tables> & { readonly pool: PostgresPool };
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
  1182: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')), // a list of dates needs no quotes
  1184: readInstant,
};

const readAnyInstant = pg.types.getTypeParser(1184) as (text: string) => unknown;

/** '2026-11-20 13:00:00.5+00' as connections in UTC write it; the usual reader, less than half as fast, has the rest. */
function readInstant(text: string): unknown {
  const isUsual = text.length < 30 && text.charCodeAt(4) === 45 && text.endsWith('+00');
  return isUsual ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : readAnyInstant(text);
}

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return parsers[oid] ?? pg.types.getTypeParser(oid, format);
  },
};

/**
 * How long a statement may take, waiting for locks included. The application answers a caller: its statement ends
 * before the request does (product.md, section 2). Workers read whole years at a time, and no caller waits.
 */
const statementTimeoutSeconds: Record<DatabaseRole, number> = { foyer_app: 25, foyer_worker: 0 };

/**
 * A pool whose every connection acts as a role that owns nothing.
 * @param statementSeconds 0 = a statement may take as long as it needs.
 */
export function createPool(
  url: string,
  role: DatabaseRole,
  size = 10,
  statementSeconds = statementTimeoutSeconds[role],
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // random_page_cost = 1.1 (SSD). With the default of 4 the planner prefers sequential scans to lookups by key.
    options: `-c role=${role} -c timezone=UTC -c random_page_cost=1.1 -c statement_timeout=${statementSeconds}s`,
    types,
    // Statements are sent without waiting for the answers to those before them: a transaction's BEGIN costs no trip.
    pipeline: true,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 15_000,
  });
  // A broken connection fails its statement and is replaced by the pool. It must not end the process, be it idle or
  // checked out between two statements.
  pool.on('error', () => {});
  pool.on('connect', (connection) => {
    connection.on('error', () => {});
    corkWrites(connection);
  });
  return pool;
}

/** A pool of one connection that waits for each answer before it asks on, as COPY needs it; like `pool` otherwise. */
export function onePatientConnection(pool: pg.Pool): pg.Pool {
  return new pg.Pool({ ...pool.options, pipeline: false, max: 1 });
}

/** Names as the database has them, `sold_at`, become those of the code, `soldAt`, and the other way round. */
export const camelCase = new (class extends CamelCasePlugin {
  nameInCode(column: string): string {
    return this.camelCase(column);
  }

  nameInDatabase(column: string): string {
    return this.snakeCase(column);
  }
})({ maintainNestedObjectKeys: true });

export function createDatabase(pool: PostgresPool): Database {
  const isPipelined = 'pipeline' in pool.options && pool.options.pipeline;
  const dialect = isPipelined ? new PipelinedDialect({ pool }) : new PostgresDialect({ pool });
  const db = new Kysely<Tables>({ dialect, plugins: [camelCase] });
  return Object.assign(db, { pool });
}

/** A transaction whose statements go to the executor's connection, which begins and ends it. */
export function transactionOn(executor: QueryExecutor): DatabaseTransaction {
  const dialect = new PostgresDialect({ pool: noPool });
  return new Transaction<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor });
}

const noPool = (): Promise<never> => Promise.reject(new Error('a transaction has its connection'));

/** For a pool whose connections pipeline statements. */
class PipelinedDialect extends PostgresDialect {
  readonly #pool: PostgresPool;

  constructor(config: { pool: PostgresPool }) {
    super(config);
    this.#pool = config.pool;
  }

  override createDriver(): Driver {
    return new PipelinedDriver({ pool: this.#pool });
  }
}

/** Does not wait for BEGIN: it fails only where the statement right behind it fails too. */
class PipelinedDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean);
    const begin = CompiledQuery.raw(`begin ${modes.join(' ')}`.trim());
    connection.executeQuery(begin).catch(() => {});
  }
}
