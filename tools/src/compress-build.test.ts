import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeTemporaryFolder } from '@foyer/testkit/temporary-folders.ts';
import { afterAll, expect, test } from 'vitest';
import { compressBuild } from './compress-build.ts';

const dist = makeTemporaryFolder('compressed');
afterAll(() => rm(dist, { recursive: true }));

test('a built file is there in three forms with one content; small files, fonts and pictures stay one', async () => {
  const script = 'export const museum = "Getij";\n'.repeat(100);
  await mkdir(path.join(dist, 'assets'));
  await writeFile(path.join(dist, 'assets/app.js'), script);
  await writeFile(path.join(dist, 'assets/small.js'), 'export {};');
  await writeFile(path.join(dist, 'assets/inter.woff2'), script);
  await compressBuild(dist);
  expect((await readdir(path.join(dist, 'assets'))).sort()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'inter.woff2',
    'small.js',
  ]);
  const [brotli, gzip] = await Promise.all(
    ['br', 'gz'].map((ending) => readFile(path.join(dist, `assets/app.js.${ending}`))),
  );
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(script);
  expect(gunzipSync(gzip ?? '').toString()).toBe(script);
});
