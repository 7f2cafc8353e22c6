import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { clusterUrl, ensureDatabase, ensurePassword } from './cluster-access.ts';
import { takeOwnership } from './cluster-owner.ts';
import type { EmbeddedPostgresLog } from './embedded-postgres-log.ts';
import { followOwner } from './follow-owner.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { keepRunning } from './keep-running.ts';
import { launchPostmaster, type Postmaster } from './launch-postmaster.ts';
import { locatePostgresBinaries } from './postgres-binaries.ts';
import { chooseRunAccount, readDataFolder } from './run-account.ts';
import { findRunningPostmaster, readPostmasterFile } from './running-postmaster.ts';

export interface EmbeddedPostgresOptions {
  /** The folder of the installation; the cluster lives in its subfolder `postgres`. */
  dataDir: string;
  logger?: EmbeddedPostgresLog;
  /** For tests only: nothing is flushed to disk, so a crash of the machine loses the cluster. */
  unsafeFast?: boolean;
}

export interface EmbeddedPostgres {
  /** Connection string of the database `foyer` as its owner. */
  url: string;
  /** Fast shutdown: open transactions are rolled back. Leaves it running where another process owns the cluster. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the packages, making its cluster on the first start. A postmaster that
 * outlived a killed parent is adopted; while its owner lives it is shared, the owner stops it, and a process that shared
 * it takes over. One that ends unexpectedly is restarted on the same port. Fails with the end of PostgreSQL's own log
 * when it does not come up.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });

  const ownerFile = path.join(dataDir, 'postgres.owner');
  const ownership = await takeOwnership(ownerFile);
  try {
    const cluster = {
      directory: path.join(dataDir, 'postgres'),
      logFile: path.join(dataDir, 'postgres.log'),
      password: await ensurePassword(path.join(dataDir, 'postgres.password')),
      account: chooseRunAccount(undefined, undefined, readDataFolder(dataDir)),
      unsafeFast: options.unsafeFast ?? false,
    };

    const running = await findRunningPostmaster(cluster, { mustAppear: ownership.heldByOther });
    const postmaster: Postmaster = running ?? (await startPostmaster(cluster));
    const keep = (one: Postmaster) =>
      keepRunning(one, {
        start: (port) => startAgain(cluster, port),
        isEnding: async () => (await readPostmasterFile(cluster.directory))?.ending ?? false,
        log: options.logger,
      });
    // A process that shares another's cluster does not stop it.
    const kept = ownership.heldByOther
      ? followOwner({
          ownerFile,
          keep: async () => keep(await startAgain(cluster, postmaster.port)),
          log: options.logger,
        })
      : keep(postmaster);
    const access = { ...cluster, port: postmaster.port };
    await ensureDatabase(access);
    options.logger?.info(
      running
        ? `embedded PostgreSQL found running on port ${postmaster.port}`
        : `embedded PostgreSQL started on port ${postmaster.port}`,
    );

    let stopping: Promise<void> | undefined;
    const stopOnce = async () => {
      await kept.stop();
      await ownership.release();
    };
    return {
      url: clusterUrl(access, 'foyer'),
      stop: () => {
        stopping ??= stopOnce();
        return stopping;
      },
    };
  } catch (error) {
    await ownership.release();
    throw error;
  }
}

async function startPostmaster(cluster: Cluster): Promise<Postmaster> {
  const binaries = await locatePostgresBinaries(cluster.account);
  await initialiseCluster(cluster, binaries);
  return launchPostmaster(cluster, binaries);
}

/** Never makes a cluster: where its folder is gone, an empty one would hide the loss. */
async function startAgain(cluster: Cluster, port: number): Promise<Postmaster> {
  const running = await findRunningPostmaster(cluster, { mustAppear: false });
  return running ?? launchPostmaster(cluster, await locatePostgresBinaries(cluster.account), port);
}
