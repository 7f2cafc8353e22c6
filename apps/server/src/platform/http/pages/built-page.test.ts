import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { builtPage } from './built-page.ts';

test('a page that is built again under a running server is the new one, and none is none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-page-'));
  const file = path.join(folder, 'index.html');
  let prepared = 0;
  const read = builtPage(pathToFileURL(file), (html) => {
    prepared += 1;
    return html.toUpperCase();
  });
  expect(await read()).toBeUndefined();
  await writeFile(file, 'first');
  expect([await read(), await read()]).toEqual(['FIRST', 'FIRST']);
  expect(prepared).toBe(1);
  await writeFile(file, 'second');
  await utimes(file, new Date(), new Date(Date.now() + 1_000));
  expect(await read()).toBe('SECOND');
  await rm(folder, { recursive: true });
  expect(await read()).toBeUndefined();
});
