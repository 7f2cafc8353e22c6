import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chooseRunAccount } from '@foyer/server/platform/embedded-postgres/run-account.ts';
import { freePort } from '@foyer/server/platform/free-port.ts';
import pg from 'pg';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';

export interface InstalledPostgres {
  /** Connection string of a superuser. */
  url: string;
  stop(): Promise<void>;
}

/** The folder of the programs of a PostgreSQL of this major version on this machine, where there is one. */
export async function findInstalledPostgres(major: number): Promise<string | undefined> {
  const versions = await readdir(DEBIAN_FOLDER).catch((): string[] => []);
  return versions.includes(String(major)) ? path.join(DEBIAN_FOLDER, String(major), 'bin') : undefined;
}

/** A cluster of the machine's own PostgreSQL in a folder of its own, without the care for durability. */
export async function startInstalledPostgres(programs: string): Promise<InstalledPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-own-postgres-'));
  const account = chooseRunAccount();
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  if (account) await chown(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const password = path.join(folder, 'password');
  await writeFile(password, 'super', { mode: 0o644 });
  await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'super', '-A', 'scram-sha-256', `--pwfile=${password}`, '-E', 'UTF8', '--no-sync'],
    as,
  );
  const port = await freePort();
  const settings = [
    '-c',
    'fsync=off',
    // While its worker is in a database, no other one can be copied from that.
    '-c',
    'autovacuum=off',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'listen_addresses=127.0.0.1',
  ];
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...as,
    stdio: 'ignore',
  });
  const over = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://super:super@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await over;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** However slow the machine is: until it answers, or has ended instead. */
async function untilReady(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('The installed PostgreSQL did not start');
}
