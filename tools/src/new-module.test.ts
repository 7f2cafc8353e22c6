import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRepository, repositoryRoot } from './repository.ts';

let copy: string;
const NOT_COPIED = new Set(['node_modules', 'dist', 'data', '.git', '.foyer']);

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'foyer-new-module-'));
  await cp(repositoryRoot, copy, {
    recursive: true,
    filter: (source) => !NOT_COPIED.has(path.basename(source)),
  });
  await linkPackages();
  await runInCopy('tools/src/new-module.ts', 'audio-guides');
}, 180_000);

/** The installed packages are those of the repository, its own packages those of the copy. */
async function linkPackages(): Promise<void> {
  const own = '@foyer';
  const [from, to] = [inRepository('node_modules'), path.join(copy, 'node_modules')];
  await mkdir(path.join(to, own), { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== own) await symlink(path.join(from, name), path.join(to, name));
  }
  for (const name of await readdir(path.join(from, own))) {
    await symlink(await readlink(path.join(from, own, name)), path.join(to, own, name));
  }
}

afterAll(() => rm(copy, { recursive: true, force: true }));

async function runInCopy(script: string, ...args: string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, [path.join(copy, script), ...args], { cwd: copy });
  return run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => `${error.stdout}${error.stderr}`,
  );
}

/** Lines that speak of the new slice; what is wrong elsewhere is another test's business. */
const aboutNewSlice = (output: string) => output.split('\n').filter((line) => /audio-?guides/i.test(line));

test.each(['repository rules', 'borders', 'format and lint', 'types', 'dead code'])(
  'a new slice passes the check of %s',
  { timeout: 180_000 },
  async (check) => {
    expect(aboutNewSlice(await runInCopy('tools/src/check.ts', check))).toEqual([]);
  },
);

test('the rule of a new slice passes its test', { timeout: 180_000 }, async () => {
  const output = await runInCopy(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'pure',
    'audio-guides',
  );
  expect(output).toContain('2 passed');
});

test('a module is not written over', async () => {
  expect(await runInCopy('tools/src/new-module.ts', 'audio-guides')).toContain('already');
});

test('a name that is no area is refused', async () => {
  expect(await runInCopy('tools/src/new-module.ts', 'AudioGuides')).toContain('is not an area');
});
