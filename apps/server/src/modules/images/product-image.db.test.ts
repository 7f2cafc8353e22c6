import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createServer } from '../../app/create-server.ts';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { describePicture, removePicture, uploadPicture, versionOfTexts } from './change-picture.ts';
import { findImageOf } from './image.repository.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const manager = await signedInAs(app, client);
const server = await createServer(app);
afterAll(() => server.close());

async function aProduct(name: string): Promise<string> {
  const { rows } = await database.owner.query(
    'insert into product (client_id, name) values ($1, $2) returning id',
    [client.clientId, name],
  );
  return rows[0].id;
}

const picture = (width = 640, height = 220) =>
  sharp({ create: { width, height, channels: 3, background: '#C2402A' } })
    .png()
    .toBuffer();

const placeOf = (ownerId: string) => ({ purpose: 'product-information' as const, ownerId });

async function mustUpload(productId: string): Promise<string> {
  const result = await uploadPicture(manager, placeOf(productId), await picture());
  if (!result.ok) throw new Error(result.refusals[0]?.code);
  return result.value;
}

test('a picture is served publicly at its address, and the former one is gone', async () => {
  const productId = await aProduct('Salt & Light');
  const first = await mustUpload(productId);
  const second = await mustUpload(productId);
  const answer = await server.inject(second);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/png');
  expect((await server.inject(first)).statusCode).toBe(404);
  await removePicture(manager, placeOf(productId));
  await removePicture(manager, placeOf(productId));
  expect((await server.inject(second)).statusCode).toBe(404);
});

test('a picture of another size, and a text that calls itself a picture, are refused with the message', async () => {
  const productId = await aProduct('Lighthouse climb');
  const wide = await uploadPicture(manager, placeOf(productId), await picture(641, 220));
  expect(wide).toEqual({
    ok: false,
    refusals: [{ code: 'image-size', field: 'image', params: { width: 640, height: 220 } }],
  });
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="220"></svg>');
  const refused = await uploadPicture(manager, placeOf(productId), drawing);
  expect(refused.ok ? '' : refused.refusals[0]?.code).toBe('image-format');
});

test('a receptionist may not change a picture, and another museum has no such product', async () => {
  const productId = await aProduct('Harbour boat tour');
  const reception = await signedInAs(app, client, 'reception');
  await expect(uploadPicture(reception, placeOf(productId), await picture())).rejects.toThrow(
    NotAllowedError,
  );
  const stranger = await signedInAs(app, await aClient(app));
  await expect(uploadPicture(stranger, placeOf(productId), await picture())).rejects.toThrow(NotFoundError);
});

test('the picture travels as a multipart request', async () => {
  const productId = await aProduct('Guided tour');
  const { token } = (
    await server.inject({
      method: 'POST',
      url: '/v1/login_check',
      payload: { username: `manager|${client.subdomain}`, password: 'test-password' },
    })
  ).json();
  const form = new FormData();
  const query =
    'mutation Upload($ownerId: ID!, $image: Upload!) { uploadPicture(purpose: productInformation, ownerId: $ownerId, image: $image) }';
  form.set('operations', JSON.stringify({ query, variables: { ownerId: productId, image: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.image'] }));
  form.set('0', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'picture.png');
  const request = new Request('http://foyer.test/graphql', { method: 'POST', body: form });
  const answer = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(answer.json().data.uploadPicture).toMatch(/^\/images\//);
});

test('what a picture shows is said per language, goes with the picture, and is in the audit log', async () => {
  const productId = await aProduct('Salt room');
  await expect(describePicture(manager, placeOf(productId), [])).rejects.toThrow(NotFoundError);
  await mustUpload(productId);
  const texts = [
    { language: 'nl', text: ' Een zoutkristal ' },
    { language: 'en', text: '' },
  ];
  expect(await describePicture(manager, placeOf(productId), texts)).toMatchObject({ ok: true });
  const { rows } = await database.owner.query(
    `select i.alternative_text, a.after from image i join audit_entry a on a.entity_id = i.owner_id
     where i.owner_id = $1 and a.action = 'describe-picture'`,
    [productId],
  );
  expect(rows).toEqual([
    { alternative_text: { nl: 'Een zoutkristal' }, after: { alternativeText: { nl: 'Een zoutkristal' } } },
  ]);
  const tooLong = await describePicture(manager, placeOf(productId), [
    { language: 'nl', text: 'x'.repeat(201) },
  ]);
  expect(tooLong.ok ? '' : tooLong.refusals[0]?.code).toBe('alternative-text-too-long');
});

test('of two who say what a picture shows, the second is refused, also where the picture is another by then', async () => {
  const place = placeOf(await aProduct('Whale room'));
  const textsOf = (text: string) => [{ language: 'en', text }];
  const seenOf = async () => {
    const image = await manager.inClient((scope) =>
      findImageOf(scope, 'product', place.ownerId, place.purpose),
    );
    return image ? versionOfTexts(image) : '';
  };
  await mustUpload(place.ownerId);
  const seen = await seenOf();
  await describePicture(manager, place, textsOf('A whale'), seen);
  expect(await refusalsOf(describePicture(manager, place, textsOf('Late'), seen))).toEqual([
    'main: changed-meanwhile',
  ]);
  const ofTheOld = await seenOf();
  await mustUpload(place.ownerId);
  expect(await refusalsOf(describePicture(manager, place, textsOf('A whale'), ofTheOld))).toEqual([
    'main: changed-meanwhile',
  ]);
});

test('more than an upload may weigh is refused in the words of its purpose before it is read', async () => {
  const productId = await aProduct('Whale hall');
  const heavy = Buffer.concat([await picture(), Buffer.alloc(10_500_000)]);
  const result = await uploadPicture(manager, placeOf(productId), heavy);
  expect(result).toMatchObject({
    ok: false,
    refusals: [{ code: 'image-too-heavy', params: { maxKilobytes: 500 } }],
  });
});
