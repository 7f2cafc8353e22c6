import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patience } from '@foyer/testkit/patience.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmbeddedPostgresLog } from './embedded-postgres-log.ts';
import { isProcessAlive } from './process-identity.ts';
import { readPostmasterFile } from './running-postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

let dataDir: string;
let started: EmbeddedPostgres[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'foyer-cluster-'));
});

afterEach(async () => {
  // What a killed process left is taken over, to be stopped too.
  await start();
  for (const { stop } of started.reverse()) await stop();
  started = [];
  await rm(dataDir, { recursive: true, force: true });
});

/** In this process. */
async function start(logger?: EmbeddedPostgresLog) {
  const one = await startEmbeddedPostgres({ dataDir, ...(logger && { logger }) });
  started.push(one);
  return one;
}

const launcher = new URL('./start-embedded-postgres.ts', import.meta.url).href;

/** Starts the cluster in another process, which stops it at SIGTERM. */
async function startInOtherProcess() {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(launcher)};
    const { url, stop } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.on('SIGTERM', () => stop().then(() => process.exit()));
    console.log(url);
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  return { child, url: `${url}`.trim() };
}

async function runSql(url: string, statement: string) {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  const { rows } = await connection.query(statement);
  await connection.end();
  return rows;
}

async function postmasterPid(): Promise<number> {
  return (await readPostmasterFile(path.join(dataDir, 'postgres')))?.pid ?? 0;
}

test('what was stored is there after a stop and a second start', async () => {
  const first = await start();
  await runSql(first.url, 'create table visit as select 1 as visitors');
  await first.stop();
  const second = await start();
  expect(await runSql(second.url, 'select * from visit')).toEqual([{ visitors: 1 }]);
});

test('a start as root leaves a plain user’s data folder with that user', async () => {
  // 65534 is `nobody`, which every machine has; without root the folder is this account's own already.
  if (process.getuid?.() === 0) await chown(dataDir, 65_534, 65_534);
  await start();
  const { uid } = await stat(dataDir);
  expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(uid);
});

test('the password is kept where only its owner can read it', async () => {
  const { url } = await start();
  const { mode } = await stat(path.join(dataDir, 'postgres.password'));
  expect(mode & 0o077).toBe(0);
  await expect(runSql(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
});

test('PostgreSQL left running by a killed process is taken over and stopped with the new one', async () => {
  const { child, url } = await startInOtherProcess();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await start();
  expect(next.url).toBe(url);
  const pid = await postmasterPid();
  await next.stop();
  expect(isProcessAlive(pid)).toBe(false);
});

test('a crash of PostgreSQL and its parent together is repaired by the next start', async () => {
  const { child, url } = await startInOtherProcess();
  await runSql(url, 'create table visit as select 2 as visitors');
  process.kill(await postmasterPid(), 'SIGKILL');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await start();
  expect(await runSql(next.url, 'select * from visit')).toEqual([{ visitors: 2 }]);
});

test('PostgreSQL that is killed is restarted on the same port, with what was committed', async () => {
  const said: string[] = [];
  const logger = { info: (text: string) => said.push(text), error: (text: string) => said.push(text) };
  const { url, stop } = await start(logger);
  await runSql(url, 'create table visit as select 5 as visitors');
  for (const times of [1, 2]) {
    const killed = await postmasterPid();
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(
      async () => expect(said.filter((text) => text.includes('runs again'))).toHaveLength(times),
      {
        ...patience,
        interval: 50,
      },
    );
    expect(await runSql(url, 'select * from visit')).toEqual([{ visitors: 5 }]);
    expect(await postmasterPid()).not.toBe(killed);
  }
  const last = await postmasterPid();
  await stop();
  expect(isProcessAlive(last)).toBe(false);
});

test('PostgreSQL that gets SIGTERM from outside does not wait for open connections: it runs again', async () => {
  const said: string[] = [];
  const logger = { info: (text: string) => said.push(text), error: (text: string) => said.push(text) };
  const { url } = await start(logger);
  const open = new pg.Client({ connectionString: url });
  open.on('error', () => {});
  await open.connect();
  await open.query('create table visit as select 7 as visitors');
  process.kill(await postmasterPid(), 'SIGTERM');
  await vi.waitFor(() => expect(said.join()).toContain('runs again'), { ...patience, interval: 50 });
  expect(await runSql(url, 'select * from visit')).toEqual([{ visitors: 7 }]);
});

test('one that was taken over is watched too', async () => {
  const { child, url } = await startInOtherProcess();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { stop } = await start();
  process.kill(await postmasterPid(), 'SIGKILL');
  await vi.waitFor(async () => expect(await runSql(url, 'select 6 as visitors')).toEqual([{ visitors: 6 }]), {
    ...patience,
    interval: 50,
  });
  await stop();
});

test('a second process shares the cluster of a living one and leaves it running', async () => {
  const { child, url } = await startInOtherProcess();
  const guest = await start();
  await guest.stop();
  expect(await runSql(url, 'select 3 as visitors')).toEqual([{ visitors: 3 }]);
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'when the process that runs PostgreSQL ends by %s, one that shares it takes over and keeps it running',
  async (signal) => {
    const { child, url } = await startInOtherProcess();
    await runSql(url, 'create table visit as select 8 as visitors');
    const said: string[] = [];
    const logger = { info: (text: string) => said.push(text), error: (text: string) => said.push(text) };
    const guest = await start(logger);
    expect(guest.url).toBe(url);
    child.kill(signal);
    await once(child, 'exit');
    await vi.waitFor(() => expect(said.join()).toContain('takes over'), { ...patience, interval: 50 });
    const seesAll = async () => expect(await runSql(url, 'select * from visit')).toEqual([{ visitors: 8 }]);
    await vi.waitFor(seesAll, { ...patience, interval: 50 });
    const pid = await postmasterPid();
    // It may come before the guest has found the one that it takes over: then that is started, not started again.
    process.kill(pid, 'SIGKILL');
    const startsAnother = async () => expect(await postmasterPid()).not.toBe(pid);
    await vi.waitFor(startsAnother, { ...patience, interval: 50 });
    await vi.waitFor(seesAll, { ...patience, interval: 50 });
    const last = await postmasterPid();
    await guest.stop();
    expect(isProcessAlive(last)).toBe(false);
  },
);

test('a first start that was cut short leaves nothing that a later start stumbles over', async () => {
  await mkdir(path.join(dataDir, 'postgres.new', 'cluster', 'half'), { recursive: true });
  const { url } = await start();
  expect(await runSql(url, 'select 4 as visitors')).toEqual([{ visitors: 4 }]);
});
