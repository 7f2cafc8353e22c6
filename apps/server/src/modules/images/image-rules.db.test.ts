import { imageRules } from '@foyer/domain/images/image-rules.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describePicture, uploadPicture } from './change-picture.ts';
import { ownerOfPurpose, pictureOwners, type UploadedPurpose } from './picture-owners.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const manager = await signedInAs(app, client);
const { productId, ticketGroupId, ticketTypeId, channelId } = await aSalesPage(
  database.owner,
  client.clientId,
);
const owners = {
  product: productId,
  'ticket-group': ticketGroupId,
  'ticket-type': ticketTypeId,
  client: client.clientId,
  channel: channelId,
};
const words = readTranslator('en', ['errors-images']);

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#C2402A' } });

test.each(Object.keys(pictureOwners) as UploadedPurpose[])(
  'a picture for %s is refused in words by what it contains: kind, size and weight',
  async (purpose) => {
    const { size = { width: 300, height: 120 }, maxBytes } = imageRules[purpose];
    const place = { purpose, ownerId: owners[ownerOfPurpose(purpose).owner] };
    const told = async (bytes: Buffer) => {
      const result = await uploadPicture(manager, place, bytes);
      return result.ok
        ? []
        : result.refusals.map(({ code, params = {} }) => words.t(`errors.${code}`, params));
    };
    const png = await drawn(size.width, size.height).png().toBuffer();
    expect(await told(await drawn(size.width, size.height).gif().toBuffer())).toEqual([
      'The file chosen can only be jpg or png.',
    ]);
    const exact = `The image must be exactly ${size.width.toLocaleString('en')} by ${size.height} pixels.`;
    const larger = await drawn(size.width + 1, size.height)
      .jpeg()
      .toBuffer();
    expect(await told(larger)).toEqual(imageRules[purpose].size ? [exact] : []);
    const most = (maxBytes / 1000).toLocaleString('en');
    const heavy = Buffer.concat([png, Buffer.alloc(maxBytes + 1 - png.length)]);
    expect(await told(heavy)).toEqual([`The image can be at most ${most} kB.`]);
    expect(await told(heavy.subarray(0, maxBytes))).toEqual([]);
    expect(await told(png)).toEqual([]);
    const texts = [{ language: 'en', text: 'A whale' }];
    expect(await describePicture(manager, place, texts)).toMatchObject({ ok: true });
  },
);

test('a picture of more pixels than a server takes is refused by its size, not as another kind of file', async () => {
  const page = await drawn(5_001, 8_000).png({ compressionLevel: 9 }).toBuffer();
  const place = { purpose: 'pdf-background', ownerId: client.clientId } as const;
  const result = await uploadPicture(manager, place, page);
  const told = result.ok
    ? []
    : result.refusals.map(({ code, params = {} }) => words.t(`errors.${code}`, params));
  expect(told).toEqual(['The image can have at most 40 megapixels.']);
});
