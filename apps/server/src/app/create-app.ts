import type pg from 'pg';
import type { Env } from '../env.ts';
import type { App } from '../platform/app.ts';
import { type Clock, systemClock } from '../platform/clock/clock.ts';
import { createSecretBox, type RootKeys } from '../platform/crypto/secret-box.ts';
import { createDatabase, createPool, type DatabaseRole } from '../platform/database/database.ts';
import { createFileStore } from '../platform/files/create-file-store.ts';
import { defaultPublicUrl } from '../platform/http/default-public-url.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';

export interface AppParts {
  env: Env;
  /** Of the owner's, or of the role's own login (`migrateDatabase`). */
  databaseUrl: string;
  /** Found with FOYER_SECRET (`findRootKeys`). */
  keys: RootKeys;
  role: DatabaseRole;
  log?: Log;
  /** Of the process, where several apps of it share them. */
  metrics?: Metrics;
  clock?: Clock;
  poolSize?: number;
  /** How long a statement may take; 0 = as long as it needs. Left out, what its role may. */
  statementSeconds?: number;
}

export interface CreatedApp {
  app: App;
  pool: pg.Pool;
}

/** Makes a process's dependencies; the caller ends the pool. */
export function createApp({
  env,
  databaseUrl,
  keys,
  role,
  log,
  metrics,
  clock,
  poolSize,
  statementSeconds,
}: AppParts): CreatedApp {
  const pool = createPool(namedFoyer(databaseUrl), role, poolSize, statementSeconds);
  return {
    pool,
    app: {
      env,
      publicUrl: env.PUBLIC_URL ?? defaultPublicUrl(env.HOST, env.PORT),
      db: createDatabase(pool),
      secrets: createSecretBox(keys),
      files: createFileStore(env.FILES_URL, env.FOYER_DATA_DIR),
      clock: clock ?? systemClock,
      log: log ?? createLog(env.LOG_LEVEL),
      metrics: metrics ?? createMetrics(),
    },
  };
}

/** How the connections of a process are called in the database: `rotateSecret` is refused while there are any. */
export const CONNECTION_NAME = 'foyer';

function namedFoyer(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', CONNECTION_NAME);
  return url.href;
}
