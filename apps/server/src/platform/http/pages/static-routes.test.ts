import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { makeTemporaryFolder } from '@foyer/testkit/temporary-folders.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from '../compress-answers.ts';
import { barestHeaders } from '../security-headers.ts';
import { browserAppRoutes } from './static-routes.ts';

const dist = makeTemporaryFolder('browser-app');
const script = 'export const museum = "Getij";\n'.repeat(100);
const html = `<!doctype html><html lang="en"><head><title>Getij</title></head><body><div id="root"></div>${'<p></p>'.repeat(200)}</body></html>`;
const styles = 'h1 { color: red }';
const firstStyles = '.first-content{--ink:#12263a}';
let server: FastifyInstance;

beforeAll(async () => {
  await mkdir(`${dist}/assets`);
  await writeFile(`${dist}/index.html`, html);
  for (const name of ['index-DNv8qNPC.js', 'service-worker.js']) {
    await writeFile(`${dist}/assets/${name}`, script);
    await writeFile(`${dist}/assets/${name}.br`, brotliCompressSync(script));
    await writeFile(`${dist}/assets/${name}.gz`, gzipSync(script));
  }
  await writeFile(`${dist}/assets/plain.webmanifest`, script);
  server = fastify();
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      ...barestHeaders,
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    done();
  });
  await compressAnswers(server);
  const app = { dist: pathToFileURL(`${dist}/`), assets: '/ui/shop/', pages: ['/shop/*'] };
  await writeFile(`${dist}/assets/words-nl-B7ZZ_pNu.js`, script);
  await writeFile(`${dist}/assets/words-en-6ZR1gboi.js`, script);
  await server.register(browserAppRoutes({ ...app, config: {}, policy: {} }));
  const styled = makeTemporaryFolder('styled-app');
  await writeFile(`${styled}/index-CssNamed.css`, styles);
  await writeFile(
    `${styled}/index.html`,
    html.replace(
      '</title>',
      '</title><link rel="stylesheet" crossorigin href="/ui/styled/index-CssNamed.css"><link rel="stylesheet" href="/x.css">',
    ),
  );
  const inside = { ...app, dist: pathToFileURL(`${styled}/`), assets: '/ui/styled/', pages: ['/styled'] };
  await server.register(browserAppRoutes({ ...inside, config: {}, policy: {}, hasStylesInside: true }));
  const describe = async ({ url }: { url: string }) => ({
    status: 200 as const,
    language: new URL(url, 'http://getij.example').searchParams.get('language') ?? 'nl',
    firstData: { address: 'getij/tickets?language=nl&page="1"', answer: { text: '</script><b>' } },
  });
  await server.register(
    browserAppRoutes({ ...app, assets: '/ui/words/', pages: ['/words'], config: {}, policy: {}, describe }),
  );
  const first = async () => ({
    status: 200 as const,
    description: 'Getij: "light" & sea',
    firstContent: { html: '<div class="first-content"><h1>Tickets</h1></div>', styles: firstStyles },
  });
  await server.register(
    browserAppRoutes({
      ...inside,
      assets: '/ui/styled/more/',
      pages: ['/first'],
      config: {},
      policy: {},
      describe: first,
    }),
  );
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const bundle = '/ui/shop/assets/index-DNv8qNPC.js';

test('a browser gets the file that the build has compressed', async () => {
  const brotli = await ask(bundle, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  const gzip = await ask(bundle, { 'accept-encoding': 'gzip' });
  const plain = await ask(bundle);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  expect(plain.payload).toBe(script);
  const answers = [brotli, gzip, plain];
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  for (const { headers } of answers) {
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect(brotli.headers['content-length']).toBe(`${brotliCompressSync(script).length}`);
});

test.each([
  ['one that is not there', 'assets/index-00000000.js', 404],
  ['a folder', 'assets/', 403],
  ['the folder above', '..%2findex.html', 403],
  ['one above the apps', 'assets/..%2f..%2f..%2fpackage.json', 403],
  ['a name that ends early', 'assets/index%00.js', 400],
])('of the files of an app, %s is no file', async (_name, path, status) => {
  const { statusCode, payload } = await ask(`/ui/shop/${path}`);
  expect(statusCode).toBe(status);
  expect(payload).not.toContain('Getij');
});

test('a page carries its own styles and names those of others, and its policy allows exactly these', async () => {
  const { payload, headers } = await ask('/styled');
  expect(payload).toContain(
    `<head><title>Getij</title><style>${styles}</style><link rel="stylesheet" href="/x.css">`,
  );
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect((await ask('/shop/getij')).headers['content-security-policy']).toContain("style-src 'self';");
});

test('a part of a page says what it is and how long it stays, and nothing that is read of pages only', async () => {
  const { headers } = await ask(bundle, { 'accept-encoding': 'br' });
  expect(Object.keys(headers).sort()).toEqual([
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'date',
    'vary',
    'x-content-type-options',
  ]);
  const shown = await ask('/ui/shop/assets/service-worker.js');
  expect(shown.headers['x-frame-options']).toBe('DENY');
});

test('a browser that has the compressed file already is answered without one', async () => {
  const accepted = { 'accept-encoding': 'br' };
  const { headers } = await ask('/ui/shop/assets/service-worker.js', accepted);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/shop/' });
  const again = await ask('/ui/shop/assets/service-worker.js', {
    ...accepted,
    'if-none-match': `${headers.etag}`,
  });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test('a file that the build has left as it is, is sent so: nothing is compressed on its way', async () => {
  const answer = await ask('/ui/shop/assets/plain.webmanifest', { 'accept-encoding': 'br' });
  expect([answer.headers['content-encoding'], answer.payload]).toEqual([undefined, script]);
  expect(answer.headers.vary).toBe('accept-encoding');
});

test('the page itself is compressed', async () => {
  const page = await ask('/shop/getij/tickets', { 'accept-encoding': 'br' });
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('<title>Getij</title>');
  expect((await ask('/shop/getij/tickets')).headers.vary).toBe('accept-encoding');
});

test('a page fetches the words of its language beside its script; its first data comes with it, as nothing that runs', async () => {
  const head = async (path: string) => (await ask(path)).payload.split('</head>')[0];
  expect(await head('/words')).toContain(
    '<link rel="modulepreload" crossorigin href="/ui/words/assets/words-nl-B7ZZ_pNu.js">',
  );
  expect((await ask('/words')).payload).toContain(
    '<script type="application/json" id="first-data" data-address="getij/tickets?language=nl&amp;page=&quot;1&quot;">' +
      '{"text":"\\u003c/script>\\u003cb>"}</script></body>',
  );
  expect(await head('/words?language=ja')).toContain('/ui/words/assets/words-en-6ZR1gboi.js');
  expect(await head('/shop/anything')).not.toContain('<link');
});

test('what a page shows before its script lies before the place of the app, and its policy allows exactly its styles', async () => {
  const { payload, headers } = await ask('/first');
  expect(payload).toContain('<div class="first-content"><h1>Tickets</h1></div><div id="root"></div>');
  expect(payload).toContain(`<style>${firstStyles}</style></head>`);
  expect(payload).toContain('<meta name="description" content="Getij: &quot;light&quot; &amp; sea">');
  const hash = createHash('sha256').update(firstStyles).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect((await ask('/styled')).payload).not.toContain('first-content');
});
