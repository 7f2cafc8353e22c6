import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { acceptsPassword } from './cluster-access.ts';
import { isProcessAlive } from './process-identity.ts';

/** How long a postmaster may take to finish a recovery, a shutdown, or its start by another process. */
const PATIENCE_MS = 60_000;

export interface PostmasterFile {
  pid: number;
  port: number;
  ready: boolean;
  /** It is shutting down and waits for its connections to end. */
  ending: boolean;
}

/** Reads `postmaster.pid`, the lock file of PostgreSQL; undefined when there is none or it is incomplete. */
export async function readPostmasterFile(directory: string): Promise<PostmasterFile | undefined> {
  const content = await readFile(path.join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = content.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!pid || !port) return undefined;
  const state = lines[7]?.trim();
  return { pid, port, ready: state === 'ready', ending: state === 'stopping' };
}

/**
 * Finds a postmaster that already serves this cluster, waiting while it starts or stops.
 * `mustAppear`: another process is starting it, so its absence is not yet an answer.
 */
export async function findRunningPostmaster(
  cluster: Cluster,
  { mustAppear }: { mustAppear: boolean },
): Promise<PostmasterFile | undefined> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const found = await readPostmasterFile(cluster.directory);
    if (found && (await isPostmasterOf(found.pid, cluster.directory))) {
      if (found.ready && (await acceptsPassword({ ...cluster, port: found.port }))) return found;
    } else if (!mustAppear) {
      // A number left by a dead postmaster may by now be another process: PostgreSQL would refuse to start.
      await rm(path.join(cluster.directory, 'postmaster.pid'), { force: true });
      return undefined;
    }
    await sleep(50);
  }
  throw new Error(`Another process holds ${cluster.directory}, but no PostgreSQL answers there.`);
}

async function isPostmasterOf(pid: number, directory: string): Promise<boolean> {
  if (!isProcessAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  // A postmaster works inside its cluster's folder.
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingFolder === (await realpath(directory));
}
