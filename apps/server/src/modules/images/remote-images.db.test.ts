import { once } from 'node:events';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { listSites } from '@foyer/testkit/samples/client-sites.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { testCertificate } from '@foyer/testkit/test-certificate.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { Network } from '../../platform/http/outgoing/fetch-public.ts';
import { createHttpServer } from '../../platform/http/server.ts';
import { remoteImagesRoutes } from './remote-images.routes.ts';
import { createPictureService } from './serve-picture.ts';

const database = await testDatabase();
const apps = testApp(database);

const logo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#2447B5' } })
  .jpeg()
  .toBuffer();
let asked = 0;
const site = createHttps(testCertificate, (request, response) => {
  asked += 1;
  if (request.url === '/logo.jpg') response.end(logo);
  else if (request.url === '/drawing.png') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  else response.writeHead(404).end('nothing here');
});
site.listen(0, '127.0.0.1');
await once(site, 'listening');
afterAll(() => site.close());

const network: Network = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  mayConnect: () => true,
  port: (site.address() as AddressInfo).port,
  ca: testCertificate.cert,
};
const server = await createHttpServer(apps.app);
await server.register(remoteImagesRoutes(apps.app, createPictureService(apps.app), network));
afterAll(() => server.close());

async function aClientWithSites(...hosts: string[]) {
  const client = await aClient(apps.app);
  await listSites(database.owner, client.clientId, hosts);
  return client;
}
const client = await aClientWithSites('www.getij.example');
const ask = (src: string, { width = '640', subdomain = client.subdomain, headers = {} } = {}) =>
  injectPatiently(server, {
    url: `/images/remote/${subdomain}/${width}?src=${encodeURIComponent(src)}`,
    headers,
  });

test("a picture of the client's own site is fetched once and given in a width of the list", async () => {
  const first = await ask('https://www.getij.example/logo.jpg', { headers: { accept: 'image/webp' } });
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await sharp(first.rawPayload).metadata()).width).toBe(640);
  expect(first.headers['cache-control']).toContain('max-age=86400');
  const before = asked;
  const again = await ask('https://www.getij.example/logo.jpg', {
    headers: { accept: 'image/webp', 'if-none-match': first.headers.etag ?? '' },
  });
  expect([again.statusCode, asked]).toEqual([304, before]);
});

describe('not found, without a reason, is', () => {
  test.each([
    ['a site that is not listed', 'https://getij.example/logo.jpg'],
    ['plain http', 'http://www.getij.example/logo.jpg'],
    ['a number for a host', 'https://127.0.0.1/logo.jpg'],
    ['a drawing that calls itself a picture', 'https://www.getij.example/drawing.png'],
    ['a page that is not there', 'https://www.getij.example/missing.jpg'],
    ['no address', 'logo.jpg'],
    ['a file', 'file:///etc/passwd'],
  ])('%s', async (_what, src) => {
    const answer = await ask(src);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'image-not-found']);
  });

  test('a site of another client, and of an unknown client', async () => {
    const other = await aClientWithSites('www.elsewhere.example');
    expect((await ask('https://www.getij.example/logo.jpg', { subdomain: other.subdomain })).statusCode).toBe(
      404,
    );
    expect((await ask('https://www.getij.example/logo.jpg', { subdomain: 'nobody' })).statusCode).toBe(404);
  });
});

test('another width is refused, and a source that refuses is not asked again at once', async () => {
  expect((await ask('https://www.getij.example/logo.jpg', { width: '900' })).statusCode).toBe(400);
  await ask('https://www.getij.example/gone.jpg');
  const before = asked;
  await ask('https://www.getij.example/gone.jpg');
  expect(asked).toBe(before);
});
