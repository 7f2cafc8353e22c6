import { rmSync } from 'node:fs';
import { readEnv } from '@foyer/server/env.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { firstRootKeys } from '@foyer/server/platform/crypto/root-keys.ts';
import { createSecretBox } from '@foyer/server/platform/crypto/secret-box.ts';
import { createLocalFileStore } from '@foyer/server/platform/files/local-file-store.ts';
import { createLog } from '@foyer/server/platform/log/log.ts';
import { createMetrics } from '@foyer/server/platform/metrics/metrics.ts';
import type { TestDatabase } from './database/test-database.ts';
import { makeTemporaryFolder } from './temporary-folders.ts';

export const TEST_SECRET = 'the secret of the tests, 32 characters at least';

export interface TestClock {
  /** What the app reads. */
  now: () => Date;
  /** Lets time pass. */
  advance(minutes: number): void;
}

/** A clock that only moves when a test moves it. */
export function testClock(start: string | Date = new Date()): TestClock {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    advance: (minutes) => {
      at += minutes * 60_000;
    },
  };
}

export interface TestApp {
  /** As the web process has it: only one client's rows at a time. */
  app: App;
  /** As a worker has it. */
  worker: App;
}

/** The dependencies of use cases, on a test's own database. */
export function testApp(database: TestDatabase, clock?: TestClock): TestApp {
  const env = readEnv({
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://foyer.test',
    FOYER_DATA_DIR: filesFolder(),
  });
  const shared = {
    env,
    publicUrl: 'http://foyer.test',
    secrets: createSecretBox(firstRootKeys(TEST_SECRET)),
    files: createLocalFileStore(filesFolder()),
    clock: clock?.now ?? (() => new Date()),
    log: createLog('silent'),
    metrics: createMetrics(),
  };
  return { app: { ...shared, db: database.app }, worker: { ...shared, db: database.worker } };
}

let folder: string | undefined;

/** One folder for all apps of a test process; it goes with the process. */
function filesFolder(): string {
  if (folder) return folder;
  const made = makeTemporaryFolder('files');
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}
