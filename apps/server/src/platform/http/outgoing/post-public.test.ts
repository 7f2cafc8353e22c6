import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { testCertificate } from '@foyer/testkit/test-certificate.ts';
import { afterAll, expect, test } from 'vitest';
import { type PostFailedError, postPublic, type Reach, reachOf } from './post-public.ts';

const seen: { host: string | undefined; method: string | undefined; body: string }[] = [];
const site = createServer(testCertificate, async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  seen.push({ host: request.headers.host, method: request.method, body });
  if (request.url === '/silent') return;
  const [status, location] = request.url === '/moved' ? [302, 'https://inner.example/'] : [204, undefined];
  response.writeHead(status, location ? { location } : {}).end();
});
site.listen(0, '127.0.0.1');
await once(site, 'listening');
afterAll(() => site.closeAllConnections());
afterAll(() => site.close());

// The counterpart plays the public site at this machine's own address; 127.0.0.2 plays an address inside.
const names: Record<string, string[]> = {
  'getij.example': ['127.0.0.1'],
  'inner.example': ['127.0.0.1', '127.0.0.2'],
};
const reach: Reach = {
  resolve: async (host) => (names[host] ?? []).map((address) => ({ address, family: 4 })),
  mayConnect: (address) => address === '127.0.0.1',
  port: (site.address() as AddressInfo).port,
  ca: testCertificate.cert,
};

const post = (url: string, timeoutMs = 5_000, by = reach) =>
  postPublic(url, { method: 'POST', body: '{"order":1}', timeoutMs }, by).catch(
    (failed: PostFailedError) => failed.problem,
  );

test('what is sent to a public https address arrives, and its answer is given', async () => {
  expect(await post('https://getij.example/orders')).toBe(204);
  expect(seen.at(-1)).toMatchObject({ method: 'POST', body: '{"order":1}' });
});

test.each([
  ['http://getij.example/', 'address-refused'],
  ['file:///etc/passwd', 'address-refused'],
  ['no address', 'address-refused'],
  ['https://anna:secret@getij.example/', 'address-refused'],
  ['https://getij.example:8443/', 'address-refused'],
  ['https://127.0.0.1/', 'host-private'],
  ['https://2130706433/', 'host-private'],
  ['https://[::1]/', 'host-private'],
  ['https://inner.example/', 'host-private'],
  ['https://gone.example/', 'host-unknown'],
])('nothing is sent to %s: %s', async (url, problem) => {
  const before = seen.length;
  expect(await post(url)).toBe(problem);
  expect(seen).toHaveLength(before);
});

test('a redirect is an answer and is not followed', async () => {
  const before = seen.length;
  expect(await post('https://getij.example/moved')).toBe(302);
  expect(seen).toHaveLength(before + 1);
});

test('who is silent for too long is given up, and a broken connection is no answer', async () => {
  expect(await post('https://getij.example/silent', 300)).toBe('too-late');
  expect(await post('https://getij.example/', 5_000, { ...reach, port: 1 })).toBe('no-answer');
});

test('the network of this machine is reached only where a development setting says so', async () => {
  const { port } = site.address() as AddressInfo;
  const open = { ...reachOf({ FOYER_PRIVATE_ENDPOINTS: true }), resolve: reach.resolve, ca: reach.ca ?? '' };
  expect(await post(`https://getij.example:${port}/`, 5_000, open)).toBe(204);
  expect(await post('https://127.0.0.1/', 5_000, reachOf({ FOYER_PRIVATE_ENDPOINTS: false }))).toBe(
    'host-private',
  );
});
