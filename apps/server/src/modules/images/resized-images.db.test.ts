import { randomUUID } from 'node:crypto';
import { imageWidths } from '@foyer/domain/images/responsive-image.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createServer } from '../../app/create-server.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { imageKey, imageUrl } from './image-place.ts';
import { storeImage } from './store-image.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const server = await createServer(app);
afterAll(() => server.close());

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#C2402A80' } })
    .png()
    .toBuffer();

async function anUpload(bytes: Buffer): Promise<string> {
  const id = randomUUID();
  const facts = { format: 'png' as const, width: 1, height: 1, bytes: bytes.length };
  const owner = { owner: 'product', ownerId: randomUUID(), purpose: 'product-information' as const };
  await inClient(app.db, client.clientId, (scope) =>
    storeImage(app, scope, { id, ...owner, ...facts }, bytes),
  );
  return imageUrl(client.clientId, id);
}

const ask = (url: string, headers = {}) => server.inject({ url, headers });
const address = await anUpload(await aPicture(1000, 400));
const ofTooManyPixels = await aPicture(8_000, 6_000);
const half = (await aPicture(900, 900)).subarray(0, 200);

test('an uploaded picture is given in a width of the list, in the smallest format that the browser reads', async () => {
  for (const [accept, format] of [
    ['image/avif,image/webp,*/*', 'heif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpeg'],
  ]) {
    const answer = await ask(`${address}/640`, { accept });
    const facts = await sharp(answer.rawPayload).metadata();
    expect([answer.statusCode, facts.format, facts.width, facts.height]).toEqual([200, format, 640, 256]);
    expect(answer.headers.vary).toContain('accept');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('a narrower picture keeps its size, and the placeholder is 24 wide', async () => {
  expect((await sharp((await ask(`${address}/6016`)).rawPayload).metadata()).width).toBe(1000);
  const small = await ask(`${address}/24?quality=75`);
  expect((await sharp(small.rawPayload).metadata()).width).toBe(24);
  expect(small.rawPayload.length).toBeLessThan(1_000);
});

test('a browser with a current copy gets 304 without the picture', async () => {
  const { headers } = await ask(`${address}/750`);
  const again = await ask(`${address}/750`, { 'if-none-match': headers.etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

describe('refused is', () => {
  test.each([
    ['a width that is not in the list', '641'],
    ['no width', 'NaN'],
    ['a huge width', '60160'],
    ['a width that is no number', '640px'],
    ['another quality', '640?quality=100'],
    ['no quality', '640?quality='],
  ])('%s', async (_what, end) => {
    expect((await ask(`${address}/${end}`)).statusCode).toBe(400);
  });

  test.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
    ['a picture of too many pixels', ofTooManyPixels],
    ['half a picture', half],
    ['a text that begins like a picture', Buffer.from('GIF89a <script>alert(1)</script>')],
  ])('%s, whatever its row says', async (_what, bytes) => {
    expect((await ask(`${await anUpload(bytes)}/640`)).statusCode).toBe(404);
  });

  test("another museum's picture under this museum's address", async () => {
    const stranger = await aClient(app);
    const id = address.split('/').at(-1) ?? '';
    expect((await ask(`${imageUrl(stranger.clientId, id)}/640`)).statusCode).toBe(404);
  });
});

test('a picture that was taken away is gone in every width, though copies of it lie in the cache', async () => {
  const gone = await anUpload(await aPicture(700, 700));
  expect((await ask(`${gone}/640`)).statusCode).toBe(200);
  const id = gone.split('/').at(-1) ?? '';
  await database.owner.query('delete from image where id = $1', [id]);
  await app.files.remove(imageKey(client.clientId, id));
  expect((await ask(`${gone}/640`)).statusCode).toBe(404);
});

test('many browsers that ask for every width at once all get their picture', async () => {
  const wide = await anUpload(await aPicture(1200, 300));
  const answers = await Promise.all([...imageWidths, ...imageWidths].map((width) => ask(`${wide}/${width}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});
