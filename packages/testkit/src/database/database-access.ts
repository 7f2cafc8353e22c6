import {
  createDatabase,
  createPool,
  type Database,
  type DatabaseRole,
} from '@foyer/server/platform/database/database.ts';
import { poolLogin } from '@foyer/server/platform/database/pool-logins.ts';
import pg from 'pg';

/** One database in the three ways a test needs it. */
export interface DatabaseAccess {
  /** Connection string as the owner, which sees every client's rows: for a test's checks and for servers. */
  ownerUrl: string;
  /** As the application sees it: nothing outside `inClient`. */
  app: Database;
  /** As the workers see it. */
  worker: Database;
  /** As the owner: past row-level security. */
  owner: pg.Pool;
}

/**
 * A pool whose callers wait for a connection as long as it takes. In the application one that waits for 15 seconds is given up:
 * of hundreds at once that happens on a busy machine, and says nothing about what is tested.
 */
export function patientPool(url: string, role: DatabaseRole, size?: number): pg.Pool {
  const pool = createPool(url, role, size);
  pool.options.connectionTimeoutMillis = 0;
  return pool;
}

/** Opens it; `close` ends every connection. */
export function accessDatabase(ownerUrl: string): DatabaseAccess & { close(): Promise<void> } {
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 4 });
  // The server behind an idle connection may be killed, and is so on purpose in some tests.
  owner.on('error', () => {});
  owner.on('connect', (connection) => connection.on('error', () => {}));
  const urlOf = (role: DatabaseRole) => poolLogin(ownerUrl, role)?.url ?? ownerUrl;
  const app = createDatabase(patientPool(urlOf('foyer_app'), 'foyer_app'));
  const worker = createDatabase(patientPool(urlOf('foyer_worker'), 'foyer_worker', 4));
  const close = async () => {
    await Promise.all([app.destroy(), worker.destroy(), owner.end()]);
  };
  return { ownerUrl, app, worker, owner, close };
}
