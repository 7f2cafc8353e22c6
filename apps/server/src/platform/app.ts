import type { Env } from '../env.ts';
import type { Clock } from './clock/clock.ts';
import type { SecretBox } from './crypto/secret-box.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Log } from './log/log.ts';
import type { Metrics } from './metrics/metrics.ts';

/** What every use case may lean on: the process's own dependencies, made once at start. */
export interface App {
  readonly env: Env;
  /** Where people reach this server, without a slash at the end. */
  readonly publicUrl: string;
  /** Acts as foyer_app: without a client in its transaction it sees no business row at all. */
  readonly db: Database;
  readonly secrets: SecretBox;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** A worker's dependencies: its database acts as foyer_worker, which sees all clients in a few tables until it chooses one. */
export type WorkerApp = App;
