import { freePort } from '@foyer/server/platform/free-port.ts';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type MuseumShell,
  operationOf,
  readStored,
  startMuseumShell,
  storeWhileAway,
} from '../src/museum-shell.ts';

let shell: MuseumShell;
/** The same server by another name: to a browser another site. */
let otherAddress: string;
const inOtherName = (port: number) => `http://127.0.0.1:${port}`;

beforeAll(async () => {
  const port = await freePort();
  otherAddress = `http://localhost:${port}`;
  shell = await startMuseumShell({ PORT: `${port}`, FOYER_ORIGINS: `${otherAddress} ${inOtherName(port)}` });
});

afterAll(() => shell?.close());

test('sign-in, refresh and logout are sent as the specification says', async () => {
  const page = await shell.open('/login');
  const sent: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request));
  const callOf = (path: string) => sent.find((request) => new URL(request.url()).pathname === path);
  await shell.signInOn(page);
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  const login = callOf('/v1/login_check');
  expect(Object.keys(login?.postDataJSON())).toEqual(['username', 'password']);
  expect(login?.headers()['content-type']).toBe('application/json');

  const refreshToken = await readStored(page, 'foyer.refreshToken');
  await storeWhileAway(shell, page, { 'foyer.token': 'spent' });
  await page.goto(`${shell.cms}/products`);
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  expect(callOf('/v1/token/refresh')?.postDataJSON()).toEqual({ refresh_token: refreshToken });

  const token = await readStored(page, 'foyer.token');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/cms/login');
  const logout = callOf('/logout');
  expect(logout?.postData()).toBeNull();
  expect(logout?.headers()).toMatchObject({
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
  });
  await page.close();
});

test('every query names its operation, carries the token, and goes to the network each time', async () => {
  const page = await shell.startSignedIn();
  const listed = () => page.waitForResponse((answer) => operationOf(answer.request()) === 'ProductList');
  const first = listed();
  await page.goto(`${shell.cms}/products`);
  await first;
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  const calls: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && calls.push(request));
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const _round of [1, 2]) {
    await menu.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
    const again = listed();
    await menu.getByRole('link', { name: 'Products' }).click();
    await again;
  }
  const token = await readStored(page, 'foyer.token');
  for (const call of calls) {
    expect(Object.keys(call.postDataJSON()).sort()).toEqual(['operationName', 'query', 'variables']);
    expect(call.headers().authorization).toBe(`Bearer ${token}`);
  }
  await page.close();
});

test('menu and configuration are asked for in the shapes of the specification', async () => {
  const page = await shell.startSignedIn();
  const queries = new Map<string, string>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    queries.set(operationOf(request), request.postDataJSON().query.replace(/\s+/g, ' '));
  });
  await page.goto(`${shell.cms}/`);
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  expect(queries.get('MenuItemsConfig')).toMatch(
    /menu \{ edges \{ node \{ id itemPosition groupName \} \} \}/,
  );
  const configuration = queries.get('GetClientConfiguration');
  expect(configuration).toMatch(/supportedLocales \{ defaultLocale edges \{ node \{ locale \} \} \}/);
  expect(configuration).toMatch(/logos \{ defaultIcon \} banners \{ defaultIcon \}/);
  await page.close();
});

test.each([
  ['in the language that the person chose', 'en_US'],
  ['in that of the client, where the person chose none', null],
] as const)('a first load asks for menu and configuration once: %s', async (_title, locale) => {
  const page = await shell.startSignedIn({ locale });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(operationOf(request)));
  await page.goto(`${shell.cms}/products`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The network may be idle before the page has asked: its heading does not wait for that.
  await expect.poll(() => asked).toContain('ProductList');
  await page.waitForLoadState('networkidle');
  for (const once of ['GetClientConfiguration', 'MenuItemsConfig', 'ProductList']) {
    expect(
      asked.filter((operation) => operation === once),
      once,
    ).toHaveLength(1);
  }
  await page.close();
});

test('the calls go where the stored API address says', async () => {
  const page = await shell.startSignedIn({ stored: { 'foyer.apiUrl': `${shell.origin}/elsewhere/` } });
  const asked: string[] = [];
  await page.route('**/elsewhere/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`${shell.cms}/products`);
  await page.getByRole('heading', { name: 'We can’t reach Foyer' }).waitFor();
  expect(asked).toContain('/elsewhere/graphql');
  expect(asked).toContain('/elsewhere/v1/feature-flags');
  await page.close();
});

test('the API may be at another address of ours: sign-in, calls and refresh go there', async () => {
  const page = await shell.open('/login', { stored: { 'foyer.apiUrl': otherAddress } });
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(otherAddress) && asked.push(request.url()));
  await shell.signInOn(page);
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  expect(asked.map((url) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(['/v1/login_check', '/graphql']),
  );
  await page.evaluate(() => localStorage.setItem('foyer.apiUrl', 'https://evil.example'));
  const refused = page.waitForEvent('console', (line) => line.text().includes('Content Security Policy'));
  await page.reload();
  await refused;
  await page.close();
});

test('a first load of a page fetches its own texts, and the other language not at all', async () => {
  const page = await shell.startSignedIn({ locale: 'nl_NL' });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(`${shell.cms}/products`);
  await page.getByRole('heading', { name: 'Producten', level: 1 }).waitFor();
  // What is imported was fetched before (decision 0159): the same file again comes from the cache.
  const fetched = (name: string) => [...new Set(files)].filter((path) => path.includes(`/assets/${name}-`));
  for (const always of ['words', 'base']) {
    expect(fetched(`${always}-nl`)).toHaveLength(1);
    expect(fetched(`${always}-en`)).toEqual([]);
  }
  expect(fetched('catalog')).toHaveLength(1);
  for (const part of ['scheduling', 'queue', 'scanning']) expect(fetched(part), part).toEqual([]);
  await page.close();
});
