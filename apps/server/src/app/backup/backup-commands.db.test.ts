import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compileCache } from '@foyer/testkit/server-process.ts';
import { makeTemporaryFolder } from '@foyer/testkit/temporary-folders.ts';
import { afterAll, expect, test } from 'vitest';
import { readManifest } from './backup-manifest.ts';

const folder = makeTemporaryFolder('commands');
afterAll(() => rm(folder, { recursive: true, force: true }));
const place = (name: string) => path.join(folder, name);

/** A command as an operator runs it, on an installation with everything in one folder; answers all that it says. */
async function run(
  program: 'create-client' | 'backup' | 'restore',
  installation: string,
  args: string[] = [],
) {
  const file = fileURLToPath(new URL(`../../${program}.ts`, import.meta.url));
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compileCache,
    LOG_LEVEL: 'silent',
    FOYER_DATA_DIR: place(installation),
  };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { env });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

test('an installation is backed up by one command and put back by one, with the secret that is kept apart', async () => {
  expect(await run('backup', 'first')).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is nothing to back up'),
  });
  await run('create-client', 'first', [
    '--subdomain',
    'getij',
    '--name',
    'Getij',
    '--email',
    'm@getij.example',
  ]);
  const { code, said } = await run('backup', 'first');
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('Backup written: ') });
  expect(said).toContain(`the secret of this installation (${place('first/secret')})`);
  const backups = place('first/backups');
  const [list, name = ''] = (await readdir(backups)).toSorted();
  expect(list).toBe('erased-keys.txt');

  const backup = path.join(backups, name);
  expect(await run('restore', 'second', [])).toMatchObject({
    code: 1,
    said: expect.stringContaining('Usage'),
  });
  expect(await run('restore', 'second', [backups])).toMatchObject({
    code: 1,
    said: expect.stringContaining('is not a backup of Foyer'),
  });
  const withoutSecret = await run('restore', 'second', [backup]);
  expect(withoutSecret).toMatchObject({
    code: 1,
    said: expect.stringContaining('The secret of the installation is missing'),
  });
  await mkdir(place('second'));
  await cp(place('first/secret'), place('second/secret'));
  const moved = place(name);
  await cp(backup, moved, { recursive: true });
  const withoutList = await run('restore', 'second', [moved]);
  expect(withoutList).toMatchObject({ code: 1, said: expect.stringContaining('erased-keys.txt is missing') });

  const restored = await run('restore', 'second', [backup]);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored as of ') });
  expect(await run('restore', 'second', [backup])).toMatchObject({
    code: 1,
    said: expect.stringContaining('this one was used already'),
  });
  await run('backup', 'second');
  const [, again = ''] = (await readdir(place('second/backups'))).toSorted();
  const [before, after] = [await readManifest(backup), await readManifest(place(`second/backups/${again}`))];
  expect(after.tables.map(({ name: table, rows }) => [table, rows])).toEqual(
    // The log of each client says that a backup was restored.
    before.tables.map(({ name: table, rows }) => [table, rows + (table === 'public.audit_entry' ? 2 : 0)]),
  );
  expect(before.tables.find(({ name: table }) => table === 'public.client')?.rows).toBe(2);
});
