import { readFileSync } from 'node:fs';
import { imageRules } from '@foyer/domain/images/image-rules.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createServer } from '../../app/create-server.ts';
import { createProduct } from '../catalog/index.ts';
import { deleteProduct } from '../catalog/products/delete-product.ts';
import { createTicketGroup } from '../catalog/ticket-groups/create-ticket-group.ts';
import { createTicketType } from '../catalog/ticket-types/create-ticket-type.ts';
import { deleteTicketType } from '../catalog/ticket-types/delete-ticket-type.ts';
import { uploadPicture } from './change-picture.ts';
import { deletePicturesSubscription } from './delete-pictures-of-deleted.ts';
import { imageKey } from './image-place.ts';

const upgrade = new URL('../../../migrations/0085-pictures-of-deleted.sql', import.meta.url);
const database = await testDatabase();
const { app, worker } = testApp(database);
const { clientId, ...client } = await aClient(app);
const manager = await signedInAs(app, { clientId, ...client });
const locationId = await aLocation(database.owner, clientId);
const server = await createServer(app);
afterAll(() => server.close());

async function upload(purpose: 'product-information' | 'eticket-banner' | 'ticket-type', ownerId: string) {
  const { size = { width: 1, height: 1 } } = imageRules[purpose];
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#C2402A' } })
    .png()
    .toBuffer();
  const result = await uploadPicture(manager, { purpose, ownerId }, bytes);
  if (!result.ok) throw new Error(result.refusals[0]?.code);
  return result.value;
}

/** A product with a group and two types, each with a picture and texts. */
async function aProductWithPictures(name: string) {
  const product = await createProduct(manager, { name, locationIds: [locationId] });
  const eTicketTexts = [{ language: 'en', text: 'Bring a coat' }];
  const group = await createTicketGroup(manager, product.id, { name: 'Evenings', eTicketTexts });
  const aType = (typeName: string) =>
    createTicketType(manager, group.id, {
      descriptions: [{ language: 'nl', name: typeName }],
      priceMinor: 1750,
      vatBasisPoints: 900,
      ticketLimit: null,
      salesPoints: ['website'],
    });
  const [adult, child] = [await aType('Volwassene'), await aType('Kind')];
  return {
    ids: [product.id, group.id, adult.id, child.id],
    pictures: [
      await upload('product-information', product.id),
      await upload('eticket-banner', group.id),
      await upload('ticket-type', adult.id),
      await upload('ticket-type', child.id),
    ],
  };
}

const served = (urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => (await server.inject(url)).statusCode));

/** Whether the files are in the store. */
const kept = (urls: readonly string[]) =>
  Promise.all(urls.map((url) => app.files.has(imageKey(clientId, url.split('/').at(-1) ?? ''))));

/** Carries out what the deletions asked for, and again, as a queue may. */
async function carryOut() {
  const { rows } = await database.owner.query<{
    id: string;
    type: string;
    payload: Record<string, unknown>;
  }>('select id, type, payload from outbox where client_id = $1 and type = $2', [
    clientId,
    deletePicturesSubscription.type,
  ]);
  for (const row of [...rows, ...rows])
    await deletePicturesSubscription.handle(worker, { ...row, clientId, createdAt: '' });
}

test('a deleted product takes its pictures, and those and the texts of its groups and types, with it; another keeps its own', async () => {
  const [deleted, other] = [await aProductWithPictures('Salt room'), await aProductWithPictures('Whales')];
  await deleteProduct(manager, deleted.ids[0] ?? '');
  await carryOut();
  expect(await served(deleted.pictures)).toEqual([404, 404, 404, 404]);
  expect(await served(other.pictures)).toEqual([200, 200, 200, 200]);
  expect(await kept(deleted.pictures)).toEqual([false, false, false, false]);
  expect(await kept(other.pictures)).toEqual([true, true, true, true]);
  const textsOf = async (ids: readonly string[]) => {
    const { rows } = await database.owner.query('select 1 from content where owner_id = any ($1)', [ids]);
    return rows.length;
  };
  expect(await textsOf(deleted.ids)).toBe(0);
  expect(await textsOf(other.ids)).toBeGreaterThan(2);
});

test('a deleted ticket type takes its picture with it, and no other', async () => {
  const { ids, pictures } = await aProductWithPictures('Sea');
  await deleteTicketType(manager, ids[2] ?? '');
  await carryOut();
  expect(await served(pictures)).toEqual([200, 200, 404, 200]);
});

test('products that were deleted before their pictures went with them lose them with the upgrade, and no other does', async () => {
  const [deleted, other] = [await aProductWithPictures('Nets'), await aProductWithPictures('Boats')];
  await deleteProduct(manager, deleted.ids[0] ?? '');
  await database.owner.query('delete from outbox where client_id = $1', [clientId]);
  await database.owner.query(readFileSync(upgrade, 'utf8'));
  await carryOut();
  expect(await served(deleted.pictures)).toEqual([404, 404, 404, 404]);
  expect(await kept(deleted.pictures)).toEqual([false, false, false, false]);
  expect(await served(other.pictures)).toEqual([200, 200, 200, 200]);
});
