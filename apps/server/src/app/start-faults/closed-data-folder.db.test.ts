import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileCache } from '@foyer/testkit/server-process.ts';
import { makeTemporaryFolder } from '@foyer/testkit/temporary-folders.ts';
import { expect, test } from 'vitest';

/** A user without rights of its own: root may open every file. */
const PLAIN_USER = 65_534;
const isRoot = process.getuid?.() === 0;
const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** Starts Foyer as a plain user: the program is read first, because a clone may lie in a folder closed to others. */
async function startAsPlainUser(dataDir: string) {
  const program = `
    const { startProcess } = await import(${here('../start-process.ts')});
    const { describeStartFault } = await import(${here('./describe-start-fault.ts')});
    const { readEnv } = await import(${here('../../env.ts')});
    if (${isRoot}) { process.setgid(${PLAIN_USER}); process.setuid(${PLAIN_USER}); }
    try {
      await startProcess(readEnv());
    } catch (error) {
      process.stdout.write(describeStartFault(error) ?? error.stack);
      process.exit(1);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { NODE_COMPILE_CACHE: compileCache, FOYER_DATA_DIR: dataDir, LOG_LEVEL: 'silent', FOYER_DEMO: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 200_000,
    killSignal: 'SIGKILL',
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

/** A data folder of the plain user's own, with one file or folder in it that is closed to all. */
function folderWith(name: string, kind: 'file' | 'folder'): string {
  const folder = makeTemporaryFolder('closed-data-folder');
  const inside = path.join(folder, name);
  if (kind === 'file') writeFileSync(inside, 'kept');
  else mkdirSync(inside);
  chmodSync(inside, 0);
  if (isRoot) chownSync(folder, PLAIN_USER, PLAIN_USER);
  return folder;
}

test('a data folder in which this account may only read ends the start with plain words', async () => {
  const folder = makeTemporaryFolder('closed-data-folder');
  chmodSync(folder, 0o555);
  const { code, said } = await startAsPlainUser(folder);
  expect(said).toContain(`The data folder ${folder} cannot be used`);
  expect(said).toContain('FOYER_DATA_DIR');
  expect(said).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test.each([
  ['postgres', 'folder'],
  ['postgres.log', 'file'],
  ['postgres.owner', 'file'],
  ['postgres.password', 'file'],
  ['secret', 'file'],
  ['demo-password', 'file'],
  ['files', 'folder'],
] as const)(
  'a data folder whose %s is closed to this account names it, and starts nothing',
  async (name, kind) => {
    const folder = folderWith(name, kind);
    const { code, said } = await startAsPlainUser(folder);
    expect(said).toContain(path.join(folder, name));
    expect(said).toContain('Start Foyer with the account that owns the folder');
    expect(said).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  },
);
