import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createServer } from '../../app/create-server.ts';
import { uploadPicture } from './change-picture.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const manager = await signedInAs(app, client);
const server = await createServer(app);
afterAll(() => server.close());

const drawn = (width = 300, height = 120) =>
  sharp({ create: { width, height, channels: 3, background: '#C2402A' } });
const upload = (bytes: Buffer) =>
  uploadPicture(manager, { purpose: 'logo', ownerId: client.clientId }, bytes);

async function served(bytes: Buffer): Promise<Buffer> {
  const result = await upload(bytes);
  if (!result.ok) throw new Error(result.refusals[0]?.code);
  return (await server.inject(result.value)).rawPayload;
}

const camera = { IFD0: { Copyright: 'Photographer J. de Wit' }, IFD3: { GPSMapDatum: 'WGS-84 at home' } };

test.each([
  ['jpeg', await drawn().withExif(camera).jpeg().toBuffer()],
  ['png', await drawn().withExif(camera).png().toBuffer()],
])('a %s keeps neither what its camera wrote into it nor what follows its end', async (format, bytes) => {
  expect(bytes.toString('latin1')).toContain('J. de Wit');
  const kept = await served(Buffer.concat([bytes, Buffer.from('<script>hidden()</script>')]));
  expect(kept.toString('latin1')).not.toMatch(/de Wit|WGS-84|hidden/);
  const facts = await sharp(kept).metadata();
  expect([facts.format, facts.width, facts.height, facts.exif]).toEqual([format, 300, 120, undefined]);
});

test('a photograph taken upright is kept upright, in the size in which it is seen', async () => {
  const lying = await drawn().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, orientation } = await sharp(await served(lying)).metadata();
  expect([width, height, orientation]).toEqual([120, 300, undefined]);
  const { rows } = await database.owner.query(
    "select width, height, bytes from image where client_id = $1 and purpose = 'logo'",
    [client.clientId],
  );
  expect(rows).toMatchObject([{ width: 120, height: 300 }]);
});

test('a transparent logo stays transparent', async () => {
  const glass = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#C2402A80' } })
    .png()
    .toBuffer();
  expect((await sharp(await served(glass)).metadata()).hasAlpha).toBe(true);
});

test.each([
  ['png', await drawn(900, 900).png().toBuffer()],
  ['jpeg', await drawn(900, 900).jpeg().toBuffer()],
])('a %s that is cut off is refused in words', async (_format, bytes) => {
  const result = await upload(bytes.subarray(0, bytes.length - 200));
  expect(result).toEqual({ ok: false, refusals: [{ code: 'image-damaged', field: 'image' }] });
});
