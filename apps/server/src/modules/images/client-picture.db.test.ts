import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { listSites } from '@foyer/testkit/samples/client-sites.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createServer } from '../../app/create-server.ts';
import { NotAllowedError } from '../../platform/errors.ts';
import { removePicture, uploadPicture } from './change-picture.ts';
import type { UploadedPurpose } from './picture-owners.ts';
import { useLogoOfSite } from './use-logo-of-site.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const manager = await signedInAs(app, client);
await listSites(database.owner, client.clientId, ['www.getij.example']);
const address = 'https://www.getij.example/logo.png';
const server = await createServer(app);
afterAll(() => server.close());

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#C2402A' } })
    .png()
    .toBuffer();

const placeOf = (purpose: UploadedPurpose) => ({ purpose, ownerId: client.clientId });

async function picturesOf() {
  const { rows } = await database.owner.query('select logo_url, banner_url from client where id = $1', [
    client.clientId,
  ]);
  return [rows[0].logo_url, rows[0].banner_url];
}

async function mustUpload(picture: 'logo' | 'banner', bytes: Buffer): Promise<string> {
  const result = await uploadPicture(manager, placeOf(picture), bytes);
  if (!result.ok) throw new Error(result.refusals[0]?.code);
  return result.value;
}

test('a logo and a banner are shown from the moment they are uploaded, the former logo is gone', async () => {
  const first = await mustUpload('logo', await aPicture(300, 120));
  const logo = await mustUpload('logo', await aPicture(400, 120));
  const banner = await mustUpload('banner', await aPicture(1920, 300));
  expect(await picturesOf()).toEqual([logo, banner]);
  expect((await injectPatiently(server, { url: `${logo}/640` })).statusCode).toBe(200);
  expect((await injectPatiently(server, { url: first })).statusCode).toBe(404);

  await removePicture(manager, placeOf('logo'));
  await removePicture(manager, placeOf('logo'));
  expect(await picturesOf()).toEqual([null, banner]);
  expect((await injectPatiently(server, { url: `${logo}/640` })).statusCode).toBe(404);
});

test('what is no jpg or png, too heavy a logo and a banner of another size are refused in words', async () => {
  const codes = async (picture: 'logo' | 'banner', bytes: Buffer) => {
    const result = await uploadPicture(manager, placeOf(picture), bytes);
    return result.ok ? [] : result.refusals.map(({ code }) => code);
  };
  expect(await codes('logo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([
    'image-format',
  ]);
  const heavy = Buffer.concat([await aPicture(10, 10), Buffer.alloc(1_000_000)]);
  expect(await codes('logo', heavy)).toEqual(['image-too-heavy']);
  expect(await codes('banner', await aPicture(1920, 301))).toEqual(['image-size']);
});

test('an account without edit on tickets cannot change the logo, and every change is in the audit log', async () => {
  const reception = await signedInAs(app, client, 'reception');
  const logo = await aPicture(300, 120);
  await expect(uploadPicture(reception, placeOf('logo'), logo)).rejects.toThrow(NotAllowedError);
  await expect(removePicture(reception, placeOf('logo'))).rejects.toThrow(NotAllowedError);
  const { rows } = await database.owner.query(
    'select action from audit_entry where client_id = $1 and entity = $2 order by at',
    [client.clientId, 'client'],
  );
  expect(rows.map(({ action }) => action)).toContain('upload-client-logo');
  expect(rows.map(({ action }) => action)).toContain('remove-client-logo');
});

test('a logo on a site of the client’s own takes the place of the uploaded one, and an upload takes its place', async () => {
  const uploaded = await mustUpload('logo', await aPicture(300, 120));
  expect(await useLogoOfSite(manager, address)).toMatchObject({ ok: true });
  expect((await picturesOf())[0]).toBe(address);
  expect((await injectPatiently(server, { url: uploaded })).statusCode).toBe(404);

  const codeOf = async (typed: string) => {
    const result = await useLogoOfSite(manager, typed);
    return result.ok ? undefined : result.refusals[0]?.code;
  };
  expect(await codeOf('https://elsewhere.example/logo.png')).toBe('logo-host-not-own');
  expect(await codeOf('http://www.getij.example/logo.png')).toBe('logo-address-invalid');
  expect((await picturesOf())[0]).toBe(address);

  const again = await mustUpload('logo', await aPicture(300, 120));
  expect((await picturesOf())[0]).toBe(again);
  await useLogoOfSite(manager, '');
  expect((await picturesOf())[0]).toBeNull();
  expect((await injectPatiently(server, { url: again })).statusCode).toBe(404);
  const reception = await signedInAs(app, client, 'reception');
  await expect(useLogoOfSite(reception, address)).rejects.toThrow(NotAllowedError);
});

test('a file store that cannot delete the former logo changes nothing: the new logo is shown, and can be taken away', async () => {
  await mustUpload('logo', await aPicture(300, 120));
  const cannotDelete = async () => {
    throw new Error('the file store does not answer');
  };
  const broken = { ...manager, app: { ...app, files: { ...app.files, remove: cannotDelete } } };
  const uploaded = await uploadPicture(broken, placeOf('logo'), await aPicture(400, 120));
  if (!uploaded.ok) throw new Error('refused');
  expect((await picturesOf())[0]).toBe(uploaded.value);
  expect((await injectPatiently(server, { url: uploaded.value })).statusCode).toBe(200);

  expect(await useLogoOfSite(broken, address)).toMatchObject({ ok: true });
  expect((await injectPatiently(server, { url: uploaded.value })).statusCode).toBe(404);
  await uploadPicture(broken, placeOf('logo'), await aPicture(300, 120));
  await removePicture(broken, placeOf('logo'));
  expect((await picturesOf())[0]).toBeNull();
});
