import { type ChildProcess, spawn } from 'node:child_process';
import { chown, open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import type { Cluster } from './cluster.ts';
import { openForAccount } from './folder-for-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { readPostmasterFile } from './running-postmaster.ts';

/** A start after a crash replays the log first; that may take long on a large database. */
const START_PATIENCE_MS = 120_000;
const ATTEMPTS = 20;

export interface Postmaster {
  pid: number;
  port: number;
  /** Missing where it is another process's child. */
  onExit?(listener: () => void): void;
}

/**
 * Starts the postmaster and returns when it accepts connections; tries again where that can help.
 * @param wantedPort the port that it had before; else a free one, which no outgoing connection takes while it is started again.
 */
export async function launchPostmaster(
  cluster: Cluster,
  binaries: PostgresBinaries,
  wantedPort?: number,
): Promise<Postmaster> {
  await giveToAccount(cluster);
  let log = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const port = wantedPort ?? (await freePort());
    const child = await spawnPostmaster(cluster, binaries, port);
    if (await becomesReady(child, cluster.directory)) {
      child.unref();
      return {
        pid: child.pid ?? 0,
        port,
        onExit: (listener) => {
          if (child.exitCode === null && child.signalCode === null) child.once('exit', listener);
          else listener();
        },
      };
    }
    log = await readFile(cluster.logFile, 'utf8');
    if (!mayPass(log)) break;
    await sleep(250);
  }
  throw new Error(`PostgreSQL did not start, its log says:\n${log.slice(-2_000)}`);
}

/** Another program took the port first, or backends of a killed postmaster are still on their way out. */
function mayPass(log: string): boolean {
  return /could not bind|Address already in use|pre-existing shared memory block/.test(log);
}

async function spawnPostmaster(
  cluster: Cluster,
  binaries: PostgresBinaries,
  port: number,
): Promise<ChildProcess> {
  const folder = await openForAccount(cluster.directory, cluster.account);
  const log = await open(cluster.logFile, 'w', 0o600);
  try {
    return spawn(binaries.postgres, ['-D', folder.path, ...postmasterSettings(port, cluster.unsafeFast)], {
      uid: cluster.account?.uid,
      gid: cluster.account?.gid,
      cwd: '/',
      stdio: ['ignore', log.fd, log.fd, ...folder.inherit],
      // In a process group of its own: Ctrl-C must not reach it before the server has finished its requests.
      detached: true,
      windowsHide: true,
    });
  } finally {
    await folder.close();
    await log.close();
  }
}

function postmasterSettings(port: number, unsafeFast: boolean): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    // In the folder of the cluster, where a postmaster works.
    unix_socket_directories: process.platform === 'win32' ? '' : '.',
    unix_socket_permissions: '0700',
    port,
    max_connections: 200,
    shared_buffers: '128MB',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // Statements may hold personal data; the log keeps none.
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: 0,
    ...(unsafeFast && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: 0,
      autovacuum: 'off',
    }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function becomesReady(child: ChildProcess, directory: string): Promise<boolean> {
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!ended && Date.now() < deadline) {
    const found = await readPostmasterFile(directory);
    if (found?.ready && found.pid === child.pid) return true;
    await sleep(15);
  }
  return false;
}

/** A data folder made by one account and started by another (a restored backup) changes hands here. */
async function giveToAccount({ directory, account }: Cluster): Promise<void> {
  if (!account || (await stat(directory)).uid === account.uid) return;
  for (const entry of await readdir(directory, { recursive: true })) {
    await chown(path.join(directory, entry), account.uid, account.gid);
  }
  await chown(directory, account.uid, account.gid);
}
