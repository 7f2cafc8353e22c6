import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isProcessAlive } from './process-identity.ts';
import { readPostmasterFile } from './running-postmaster.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'foyer-cluster-'));
});

afterEach(async () => {
  await (await startEmbeddedPostgres({ dataDir })).stop();
  await rm(dataDir, { recursive: true, force: true });
});

const launcher = new URL('./start-embedded-postgres.ts', import.meta.url).href;

/** Starts the cluster in another process, which then waits to be killed. */
async function startInOtherProcess() {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(launcher)};
    console.log((await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })).url);
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
  const first = await startEmbeddedPostgres({ dataDir });
  await runSql(first.url, 'create table visit as select 1 as visitors');
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir });
  expect(await runSql(second.url, 'select * from visit')).toEqual([{ visitors: 1 }]);
});

test('the password is kept where only its owner can read it', async () => {
  const { url } = await startEmbeddedPostgres({ dataDir });
  const { mode } = await stat(path.join(dataDir, 'postgres.password'));
  expect(mode & 0o077).toBe(0);
  await expect(runSql(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
});

test('PostgreSQL left running by a killed process is taken over and stopped with the new one', async () => {
  const { child, url } = await startInOtherProcess();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await startEmbeddedPostgres({ dataDir });
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
  const next = await startEmbeddedPostgres({ dataDir });
  expect(await runSql(next.url, 'select * from visit')).toEqual([{ visitors: 2 }]);
});

test('a second process shares the cluster of a living one and leaves it running', async () => {
  const { child, url } = await startInOtherProcess();
  const guest = await startEmbeddedPostgres({ dataDir });
  await guest.stop();
  expect(await runSql(url, 'select 3 as visitors')).toEqual([{ visitors: 3 }]);
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('a first start that was cut short leaves nothing that a later start stumbles over', async () => {
  await mkdir(path.join(dataDir, 'postgres.new', 'cluster', 'half'), { recursive: true });
  const { url } = await startEmbeddedPostgres({ dataDir });
  expect(await runSql(url, 'select 4 as visitors')).toEqual([{ visitors: 4 }]);
});
