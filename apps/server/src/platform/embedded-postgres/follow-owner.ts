import { type Ownership, takeOwnership } from './cluster-owner.ts';
import type { EmbeddedPostgresLog } from './embedded-postgres-log.ts';
import type { KeptPostmaster } from './keep-running.ts';

const LOOK_MS = 250;

interface Following {
  ownerFile: string;
  /** Finds or starts PostgreSQL as its new owner, and keeps it running. */
  keep: () => Promise<KeptPostmaster>;
  log?: EmbeddedPostgresLog | undefined;
}

/**
 * Watches the process that owns a shared cluster and takes its place when it ends, stopped or killed: of several that
 * watch, one. A take-over that fails is tried again. @returns how to end the watch, which stops PostgreSQL only where it was taken over.
 */
export function followOwner({ ownerFile, keep, log }: Following): KeptPostmaster {
  let ownership: Ownership | undefined;
  let kept: KeptPostmaster | undefined;
  let looking: Promise<void> | undefined;

  const look = async () => {
    if (ownership?.heldByOther !== false) {
      ownership = await takeOwnership(ownerFile);
      if (ownership.heldByOther) return;
      log?.info('the process that ran the embedded PostgreSQL has ended; this one takes over');
    }
    kept = await keep();
    clearInterval(timer);
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log?.error(`embedded PostgreSQL was not taken over: ${String(error)}`))
      .finally(() => {
        looking = undefined;
      });
  }, LOOK_MS).unref();

  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
      await kept?.stop();
      await ownership?.release();
    },
  };
}
