import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createFileStore } from './create-file-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'foyer-files-'));
const objects = new Map<string, Buffer>();
let signed = true;
// A counterpart that speaks the four calls of S3 and wants every one of them signed.
const bucket = createServer((request, response) => {
  signed &&= request.headers.authorization?.startsWith('AWS4-HMAC-SHA256') ?? false;
  const key = request.url ?? '';
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    if (request.method === 'PUT') objects.set(key, Buffer.concat(parts));
    if (request.method === 'DELETE') objects.delete(key);
    const found = objects.get(key);
    response.statusCode = request.method === 'PUT' || request.method === 'DELETE' || found ? 200 : 404;
    response.end(request.method === 'GET' ? found : undefined);
  });
});
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
const { port } = bucket.address() as AddressInfo;
afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['a folder', folder],
  ['a bucket', `s3://key:secret@127.0.0.1:${port}/museum?insecure=1`],
])('%s as file store', (_name, url) => {
  const files = createFileStore(url, folder);

  test('gives back what was put there until it is removed', async () => {
    expect(await files.get('client/a.png')).toBeUndefined();
    await files.put('client/a.png', Buffer.from('picture'), 'image/png');
    expect((await files.get('client/a.png'))?.toString()).toBe('picture');
    expect(await files.has('client/a.png')).toBe(true);
    await files.remove('client/a.png');
    await files.remove('client/a.png');
    expect(await files.has('client/a.png')).toBe(false);
  });

  test.each(['../secret', 'client/../../secret', '/etc/passwd', 'nofolder'])(
    'refuses the key %s',
    async (key) => {
      await expect(files.get(key)).rejects.toThrow('Not a usable file key');
    },
  );
});

test('every call to a bucket is signed', () => {
  expect(signed).toBe(true);
});

test('files in a folder can be read by the account of the server only', async () => {
  const own = join(folder, 'own');
  await createFileStore(own, folder).put('client/a.png', Buffer.from('picture'), 'image/png');
  const modes = await Promise.all(
    [own, join(own, 'client'), join(own, 'client/a.png')].map(
      async (path) => (await stat(path)).mode & 0o777,
    ),
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});
