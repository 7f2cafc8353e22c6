import { rm } from 'node:fs/promises';
import { type ServerProcess, startServerProcess } from '@foyer/testkit/server-process.ts';
import { makeTemporaryFolder } from '@foyer/testkit/temporary-folders.ts';
import { copyPreparedData } from './prepared-data.ts';

/** A first start makes a database and its demonstration data: on a busy machine that takes minutes. */
const FIRST_START_PATIENCE_MS = 280_000;

/** The password of every sign-in that a first start makes in a journey. */
export const PASSWORD = 'journey-password';

export interface RunningFoyer {
  url: string;
  dataDir: string;
  /** What the process has written since its last start. */
  output(): string;
  /** Starts the process again after kill() or stop(), on the same data and port. */
  start(): Promise<void>;
  /** kill -9: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/**
 * A real Foyer process on the production build, with a port and a data folder of its own: as a first start left it
 * behind in `preparedDataDir`, or empty without one.
 */
export async function startFoyerProcess(
  settings: Record<string, string>,
  preparedDataDir: string | undefined,
): Promise<RunningFoyer> {
  const dataDir = makeTemporaryFolder('journey');
  const all: Record<string, string> = {
    FOYER_DATA_DIR: dataDir,
    DEMO_PASSWORD: PASSWORD,
    FOYER_DEMO: '1',
    // What a first start was doing is said where it is not ready in time.
    LOG_LEVEL: preparedDataDir ? 'warn' : 'info',
    ...settings,
  };
  let server: ServerProcess;
  const start = async () => {
    server = await startServerProcess(all, preparedDataDir ? {} : { patienceMs: FIRST_START_PATIENCE_MS });
    all.PORT = `${server.port}`;
  };
  try {
    if (preparedDataDir) await copyPreparedData(preparedDataDir, dataDir, all);
    await start();
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `http://127.0.0.1:${all.PORT}`,
    dataDir,
    output: () => server.output(),
    start,
    kill: () => server.kill(),
    stop: () => server.stop(),
    remove: async () => {
      // A killed process leaves its PostgreSQL running: a start adopts it, a stop ends both.
      if (server.wasKilled()) await start();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
