import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { compileCache } from '@foyer/testkit/server-process.ts';
import { makeTemporaryFolder } from '@foyer/testkit/temporary-folders.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { createSigningKeys } from '../../modules/identity/index.ts';
import { freePort } from '../../platform/free-port.ts';

const program = fileURLToPath(new URL('../../main.ts', import.meta.url));
const database = await testDatabase();
const folder = makeTemporaryFolder('wrong-starts');
const file = path.join(folder, 'a-file');
writeFileSync(file, '');

const taken = createServer().listen(0, '127.0.0.1');
await once(taken, 'listening');
afterAll(() => taken.close());
const address = taken.address();
const takenPort = String(typeof address === 'object' && address ? address.port : 0);

const own = {
  NODE_COMPILE_CACHE: compileCache,
  DATABASE_URL: database.ownerUrl,
  FOYER_SECRET: TEST_SECRET,
  FOYER_DATA_DIR: folder,
  FOYER_DEMO: '0',
  PORT: String(await freePort()),
  LOG_LEVEL: 'silent',
};
/** The owner's address with one part changed. */
function otherDatabase(change: (url: URL) => void): string {
  const url = new URL(database.ownerUrl);
  change(url);
  return url.href;
}

/** Starts the program as an operator does and waits for its end. */
async function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { ...own, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 200_000,
    killSignal: 'SIGKILL',
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

test('a start with another secret than the one of the database says so, and seals nothing with it', async () => {
  const { app } = testApp(database);
  await createSigningKeys(app).signingKey();
  const { code, said } = await start({ FOYER_SECRET: 'another-secret-of-more-than-32-characters' });
  expect(code).toBe(1);
  expect(said).toContain('FOYER_SECRET is not the secret that this database was made with');
  expect(said).not.toContain('    at ');
  const { rows } = await database.owner.query('select count(*)::int from signing_key');
  expect(rows).toEqual([{ count: 1 }]);
  expect(await createSigningKeys(app).signingKey()).toHaveProperty('id');
});

test.each([
  ['a database that is down', { DATABASE_URL: 'postgres://foyer:x@127.0.0.1:9/foyer' }, 'does not answer'],
  [
    'a database on an unknown host',
    { DATABASE_URL: 'postgres://foyer:x@nowhere.invalid/foyer' },
    'host name',
  ],
  [
    'a database that does not exist',
    {
      DATABASE_URL: otherDatabase((url) => {
        url.pathname = '/no_such_database';
      }),
    },
    'does not exist',
  ],
  [
    'a wrong password of the database',
    {
      DATABASE_URL: otherDatabase((url) => {
        url.password = 'wrong';
      }),
    },
    'password',
  ],
  ['a port in use', { PORT: takenPort }, 'PORT'],
  ['an address that this machine lacks', { HOST: '192.0.2.1' }, 'HOST'],
  ['a host name that does not exist', { HOST: 'nowhere.invalid' }, 'HOST'],
  ['a data folder that is a file', { FOYER_DATA_DIR: file }, 'is a file'],
  ['a data folder below a file', { FOYER_DATA_DIR: path.join(file, 'data') }, 'is a file'],
  ['a data folder that nothing can be made in', { FOYER_DATA_DIR: '/proc/foyer' }, 'FOYER_DATA_DIR'],
  ['files kept on an FTP server', { FILES_URL: 'ftp://files.example.com' }, 'FILES_URL'],
  ['a domain that is none', { FOYER_BASE_DOMAIN: 'not a domain!' }, 'FOYER_BASE_DOMAIN'],
])('%s ends the start with plain words', async (_fault, settings, words) => {
  const { code, said } = await start(settings);
  expect(said).toContain(words);
  expect(said).not.toMatch(/^\s+at /m);
  expect(said.trim().split('\n').length).toBeLessThanOrEqual(3);
  expect(code).toBe(1);
});
