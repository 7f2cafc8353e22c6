import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedPostgresLog } from './embedded-postgres-log.ts';
import type { Postmaster } from './launch-postmaster.ts';
import { isProcessAlive } from './process-identity.ts';
import { stopPostmaster } from './stop-postmaster.ts';

const LOOK_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** Time for work in flight, where a shutdown of the machine signals PostgreSQL and Foyer at the same moment. */
const ENDING_PATIENCE_MS = 5_000;

export interface KeptPostmaster {
  stop(): Promise<void>;
}

interface Keeping {
  /** Starts PostgreSQL on the port of the existing connection strings. */
  start: (port: number) => Promise<Postmaster>;
  /** Whether it is shutting down and refuses connections. */
  isEnding: () => Promise<boolean>;
  log?: EmbeddedPostgresLog | undefined;
}

/**
 * Restarts PostgreSQL whenever it ends without being stopped (a crash, kill -9, no memory left), without a limit on
 * attempts. Its own recovery restores all that was committed; work in flight fails and may be retried. One that gets
 * SIGTERM from outside would wait for Foyer's connections for ever: it is ended and started again.
 */
export function keepRunning(first: Postmaster, { start, isEnding, log }: Keeping): KeptPostmaster {
  let current = first;
  let isStopping = false;
  let restart = Promise.resolve();

  const startAgain = async () => {
    log?.error('embedded PostgreSQL ended by itself; it is started again');
    for (let pause = LOOK_MS; !isStopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        current = await start(first.port);
        log?.info(`embedded PostgreSQL runs again on port ${current.port}`);
        return watch(current);
      } catch (error) {
        log?.error(`embedded PostgreSQL could not be started again: ${String(error)}`);
        await sleep(pause, undefined, { ref: false });
      }
    }
  };
  const watch = (postmaster: Postmaster) =>
    whenEnded(postmaster, () => {
      if (!isStopping) restart = startAgain();
    });

  let endingSince: number | undefined;
  const endWhoeverWaits = async () => {
    if (isStopping || !(await isEnding())) endingSince = undefined;
    else endingSince ??= performance.now();
    if (isStopping || endingSince === undefined) return;
    if (performance.now() - endingSince < ENDING_PATIENCE_MS) return;
    endingSince = undefined;
    log?.error('embedded PostgreSQL was told to stop and waits for its connections; it is ended');
    await stopPostmaster(current.pid);
  };
  const looking = setInterval(() => {
    endWhoeverWaits().catch((error: unknown) =>
      log?.error(`embedded PostgreSQL was not ended: ${String(error)}`),
    );
  }, LOOK_MS).unref();

  watch(first);
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(looking);
      await restart;
      await stopPostmaster(current.pid);
    },
  };
}

/** Of one that was adopted there is only the number to look at. */
function whenEnded(postmaster: Postmaster, listener: () => void): void {
  if (postmaster.onExit) {
    postmaster.onExit(listener);
    return;
  }
  const timer = setInterval(() => {
    if (isProcessAlive(postmaster.pid)) return;
    clearInterval(timer);
    listener();
  }, LOOK_MS);
  timer.unref();
}
