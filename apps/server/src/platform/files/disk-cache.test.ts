import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

const folder = await mkdtemp(join(tmpdir(), 'foyer-cache-'));
afterAll(() => rm(folder, { recursive: true }));

test('what was not read for longest goes first, and a new process finds what is left', async () => {
  const place = join(folder, 'three');
  const cache = createDiskCache(place, 30);
  for (const key of ['a', 'b', 'c']) await cache.put(key, Buffer.alloc(10, key));
  expect((await cache.get('a'))?.toString()).toBe('aaaaaaaaaa');
  await cache.put('../d', Buffer.alloc(10, 'd'));
  expect(await cache.get('b')).toBeUndefined();
  expect(await readdir(place)).toHaveLength(3);
  const next = createDiskCache(place, 30);
  expect((await next.get('../d'))?.length).toBe(10);
  expect((await next.get('a'))?.length).toBe(10);
});

test('what is kept too long, what another process took away and what is too big are not there', async () => {
  const place = join(folder, 'gone');
  const cache = createDiskCache(place, 30);
  await cache.put('a', Buffer.from('a'));
  expect(await cache.get('a', 60_000)).toBeDefined();
  expect(await cache.get('a', -1)).toBeUndefined();
  await rm(place, { recursive: true });
  expect(await cache.get('a')).toBeUndefined();
  await cache.put('big', Buffer.alloc(31));
  expect(await cache.get('big')).toBeUndefined();
});

test('copies can be read by the account of the server only', async () => {
  const place = join(folder, 'modes', 'deep');
  await createDiskCache(place, 30).put('a', Buffer.from('a'));
  const [name = ''] = await readdir(place);
  const paths = [join(folder, 'modes'), place, join(place, name)];
  const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});
