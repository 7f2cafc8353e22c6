import { patience } from '@foyer/testkit/patience.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLookFaults } from '../src/find-look-faults.ts';
import { holdAnswers } from '../src/hold-answers.ts';
import {
  intercept,
  type MuseumShell,
  operationOf,
  readStored,
  startMuseumShell,
  store,
} from '../src/museum-shell.ts';

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell();
});

afterAll(() => shell?.close());

test('two tabs whose token is spent at the same moment both stay signed in', async () => {
  const page = await shell.startSignedIn({ stored: { 'foyer.token': 'spent' } });
  const other = await page.context().newPage();
  const refreshes: number[] = [];
  for (const tab of [page, other]) {
    tab.on('response', (answer) => {
      if (answer.url().endsWith('/v1/token/refresh')) refreshes.push(answer.status());
    });
  }
  await Promise.all([page.goto(`${shell.cms}/products`), other.goto(`${shell.cms}/order-management`)]);
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await other.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  expect(refreshes.length).toBeGreaterThan(0);
  expect(new Set(refreshes)).toEqual(new Set([200]));
  expect(await readStored(page, 'foyer.token')).not.toBe('spent');
  await page.close();
  await other.close();
});

test('a refresh that fails clears both tokens, asks to sign in, and comes back to the page', async () => {
  const page = await shell.startSignedIn({
    stored: { 'foyer.token': 'spent', 'foyer.refreshToken': 'spent' },
  });
  await page.goto(`${shell.cms}/products`);
  await page.waitForURL((url) => url.searchParams.get('redirect_to') === '/cms/products');
  // The sign-in page says why.
  await page.getByText('Your session was ended').waitFor();
  expect(await readStored(page, 'foyer.token')).toBeNull();
  expect(await readStored(page, 'foyer.refreshToken')).toBeNull();
  await shell.signInOn(page);
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await page.close();
});

test('logging out clears both tokens and the acting client, keeps the language, and signs out other tabs', async () => {
  const page = await shell.openSignedIn('/products');
  const other = await page.context().newPage();
  await other.goto(`${shell.cms}/products`);
  await other.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await store(page, 'foyer.actingClient', shell.client.clientId);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/cms/login');
  await other.waitForURL((url) => url.searchParams.get('redirect_to') === '/cms/products');
  for (const item of ['foyer.token', 'foyer.refreshToken', 'foyer.actingClient']) {
    expect(await readStored(page, item), item).toBeNull();
  }
  expect(await readStored(page, 'foyer.locale')).toBe('en_US');
  await page.close();
  await other.close();
});

test('a logout that the server does not answer keeps the session and says so', async () => {
  const page = await shell.openSignedIn('/products');
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await page.route('**/logout', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Something went wrong. Please try again later.').waitFor();
  // The dialog was closed before the call, and what covered everything is gone after it.
  expect(await page.getByRole('dialog').isVisible()).toBe(false);
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  expect(await readStored(page, 'foyer.token')).not.toBeNull();
  await expect.poll(() => thrown.length, patience).toBe(1);
  await page.close();
});

/** Notes which of the two headings was ever on the page, from before the app starts. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const word of document.body?.innerText.match(/Products|Producten/g) ?? []) seen.add(word);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)]);
}

test('nothing is read in another language first: the stored one, else the default of the client', async () => {
  const page = await shell.startSignedIn({ locale: 'nl_NL' });
  const seen = await watchHeadings(page);
  await page.goto(`${shell.cms}/products`);
  await page.getByRole('heading', { name: 'Producten', level: 1 }).waitFor();
  expect(await seen()).toEqual(['Producten']);

  // The browser asks for Dutch and no language was chosen: the client's default is used, and not stored as a choice.
  const undecided = await page.context().newPage();
  const seenThere = await watchHeadings(undecided);
  await intercept(undecided, 'GetClientConfiguration', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.clients.edges[0].node.config.supportedLocales.defaultLocale = 'en_US';
    await route.fulfill({ json: answer });
  });
  await page.evaluate(() => localStorage.removeItem('foyer.locale'));
  await undecided.goto(`${shell.cms}/products`);
  await undecided.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  expect(await seenThere()).toEqual(['Products']);
  expect(await readStored(undecided, 'foyer.locale')).toBeNull();
  await undecided.close();
  await page.close();
});

test.each([
  ['the dashboard', '/', 'Dashboard'],
  ['the page of a setting', '/instellingen/company', 'ClientSettings'],
])(
  'while %s is fetched, heading and cards have the place that they will have',
  async (_name, path, operation) => {
    const page = await shell.startSignedIn();
    const release = await holdAnswers(page, operation);
    await page.goto(`${shell.cms}${path}`);
    const shape = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' }).first();
    await shape.waitFor();
    const cards = shape.locator('section');
    expect(await cards.count()).toBe(4);
    const left = (await cards.first().boundingBox())?.x;
    // The heading comes with what is fetched: it takes the focus once it can be read.
    const faults = await findLookFaults(page);
    expect(faults.filter((fault) => !fault.includes('page-has-heading-one'))).toEqual([]);
    release();
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    await shape.waitFor({ state: 'detached' });
    expect((await heading.boundingBox())?.x).toBe(left);
    await page.close();
  },
);

test('feature flags are asked for once a page load, kept, and followed', async () => {
  const page = await shell.startSignedIn();
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/v1/feature-flags') && asked.push(request.url()));
  await page.goto(`${shell.cms}/products`);
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  expect(asked).toHaveLength(1);
  const flags = () => readStored(page, 'foyer.featureFlags');
  await expect.poll(flags, patience).toBe('{}');

  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && operationOf(request) === 'PaletteOrders') searches.push('sent');
  });
  const search = async (words: string) => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
    // Its own input is there with its entries: text that comes while the eager one gives way to it has no field.
    await palette.getByRole('option').first().waitFor();
    // At once: what is typed letter by letter may be searched for in between.
    await palette.getByRole('textbox').fill(words);
  };
  await page.route('**/v1/feature-flags', (route) => route.fulfill({ json: { 'record-search': false } }));
  await page.reload();
  await expect.poll(flags, patience).toBe('{"record-search":false}');
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await search('nobody');
  await page.getByText('Nothing found').waitFor();
  expect(searches).toEqual([]);
  await page.unrouteAll();
  await page.reload();
  await expect.poll(flags, patience).toBe('{}');
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await search('nobody');
  await expect.poll(() => searches.length, patience).toBe(1);
  await page.close();
});

test('two minutes before a session ends for good one is warned, and can sign in again at this page', async () => {
  const page = await shell.startSignedIn();
  await page.clock.install();
  await page.goto(`${shell.cms}/products`);
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  const token = (await readStored(page, 'foyer.token')) ?? '';
  const { session_ends_at: endsAt } = JSON.parse(atob(token.split('.')[1] ?? ''));
  expect(endsAt - Date.now() / 1000).toBeGreaterThan(29.9 * 86_400);
  // The page looks at the clock every ten seconds.
  const warning = page.getByText('Your session ends within 2 minutes.');
  const lookAt = async (secondsBefore: number) => {
    await page.clock.setSystemTime((endsAt - secondsBefore) * 1000);
    await page.clock.runFor(10_000);
  };
  await lookAt(300);
  expect(await warning.count()).toBe(0);
  await lookAt(119);
  await warning.waitFor();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForURL((url) => url.searchParams.get('redirect_to') === '/cms/products');
  await page.close();
});
