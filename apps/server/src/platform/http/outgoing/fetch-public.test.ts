import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { testCertificate } from '@foyer/testkit/test-certificate.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { type FetchRefusedError, fetchPublic, type Network } from './fetch-public.ts';

const seen: string[] = [];
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/picture': (_request, response) => response.end('picture'),
  '/moved': (_request, response) =>
    response.writeHead(302, { location: 'https://www.getij.example/picture' }).end(),
  '/inside': (_request, response) =>
    response.writeHead(302, { location: 'https://inner.example/picture' }).end(),
  '/plain': (_request, response) =>
    response.writeHead(301, { location: 'http://getij.example/picture' }).end(),
  '/number': (_request, response) => response.writeHead(307, { location: 'https://169.254.169.254/' }).end(),
  '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
  '/announced': (_request, response) =>
    response.writeHead(200, { 'content-length': 2_000 }).end('x'.repeat(2_000)),
  '/heavy': (_request, response) => {
    for (let part = 0; part < 20; part += 1) response.write('x'.repeat(100));
    response.end();
  },
  '/packed': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('bomb'),
  '/slow': (_request, response) => response.write('x'),
  '/missing': (_request, response) => response.writeHead(404).end(),
};
const site = createServer(testCertificate, (request, response) => {
  seen.push(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`);
  answers[request.url ?? '']?.(request, response);
});
site.listen(0, '127.0.0.1');
await once(site, 'listening');
afterAll(() => site.closeAllConnections());
afterAll(() => site.close());

// The counterpart plays the public site at this machine's own address; 127.0.0.2 plays an address inside.
const names: Record<string, string[]> = {
  'getij.example': ['127.0.0.1'],
  'www.getij.example': ['127.0.0.1'],
  'inner.example': ['127.0.0.1', '127.0.0.2'],
};
const network: Network = {
  resolve: async (host) => (names[host] ?? []).map((address) => ({ address, family: 4 })),
  mayConnect: (address) => address === '127.0.0.1',
  port: (site.address() as AddressInfo).port,
  ca: testCertificate.cert,
};
const limits = {
  allowedHosts: new Set(['getij.example', 'www.getij.example', 'inner.example']),
  maxBytes: 1_000,
  timeoutMs: 5_000,
};

async function refusalOf(url: string, changes: Partial<typeof limits> = {}, changed: Partial<Network> = {}) {
  const error = await fetchPublic(url, { ...limits, ...changes }, { ...network, ...changed }).catch(
    (thrown: FetchRefusedError) => thrown,
  );
  return error instanceof Error ? error.message : 'was fetched';
}

test('a picture on an allowed host is fetched, also where the host moved it', async () => {
  expect((await fetchPublic('https://getij.example/picture', limits, network)).toString()).toBe('picture');
  expect((await fetchPublic('https://getij.example/moved', limits, network)).toString()).toBe('picture');
});

describe('refused before anything is connected to', () => {
  test.each([
    ['http://getij.example/picture', 'not an https address'],
    ['file:///etc/passwd', 'not an https address'],
    ['no address', 'not an https address'],
    ['https://getij.example:8443/picture', 'a port or a name in the address'],
    ['https://anna:secret@getij.example/picture', 'a port or a name in the address'],
    ['https://elsewhere.example/picture', 'not an allowed host'],
    ['https://getij.example.elsewhere.example/', 'not an allowed host'],
    ['https://127.0.0.1/', 'not an allowed host'],
    ['https://2130706433/', 'not an allowed host'],
    ['https://0x7f.1/', 'not an allowed host'],
    ['https://[::1]/', 'not an allowed host'],
    ['https://[::ffff:127.0.0.1]/', 'not an allowed host'],
    ['https://inner.example/picture', 'the host has an address inside a network'],
  ])('%s: %s', async (url, message) => {
    const before = seen.length;
    expect(await refusalOf(url)).toBe(message);
    expect(seen.length).toBe(before);
  });

  test('a host whose address is a number, even where the client listed it', async () => {
    const allowedHosts = new Set(['127.0.0.1', '[::1]']);
    expect(await refusalOf('https://127.0.0.1/', { allowedHosts })).toBe('not an allowed host');
    expect(await refusalOf('https://[::1]/', { allowedHosts })).toBe('not an allowed host');
  });

  test('a name that no server knows', async () => {
    const allowedHosts = new Set(['gone.example']);
    expect(await refusalOf('https://gone.example/', { allowedHosts })).toBe('no such host');
  });
});

describe('refused on the way', () => {
  test.each([
    ['/inside', 'the host has an address inside a network'],
    ['/plain', 'not an https address'],
    ['/number', 'not an allowed host'],
    ['/round', 'redirected too often'],
    ['/announced', 'more than 1000 bytes'],
    ['/heavy', 'more than 1000 bytes'],
    ['/packed', 'packed, though asked not to'],
    ['/missing', 'answered 404'],
  ])('%s: %s', async (path, message) => {
    expect(await refusalOf(`https://getij.example${path}`)).toBe(message);
  });

  test('a site that never ends its answer', async () => {
    expect(await refusalOf('https://getij.example/slow', { timeoutMs: 300 })).toBe('broken off');
  });

  test('a name server that never answers', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await refusalOf('https://getij.example/', { timeoutMs: 100 }, { resolve })).toBe('no such host');
  });
});

test('a name that changes its address after the check gains nothing: the checked address is connected to', async () => {
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
  };
  const bytes = await fetchPublic('https://getij.example/picture', limits, { ...network, resolve });
  expect(bytes.toString()).toBe('picture');
  expect(asked).toBe(1);
});
