import { patience } from '@foyer/testkit/patience.ts';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  intercept,
  type MuseumShell,
  operationOf,
  readStored,
  startMuseumShell,
  store,
} from '../src/museum-shell.ts';

let shell: MuseumShell;
/** What something on the way answers while the server restarts. */
const away = { status: 503, headers: { 'retry-after': '1' }, body: '' };

beforeAll(async () => {
  shell = await startMuseumShell({});
});

afterAll(() => shell?.close());

async function fillInAnAccount(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email address').fill(`${username}@getij.example`);
}

const save = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Create|Save)/ })
    .first()
    .click();

test('a restart of the server while a form is saved keeps what was typed, and the save is answered after it', async () => {
  const page = await shell.openSignedIn('/account-add');
  await fillInAnAccount(page, 'weekend');
  let refreshes = 0;
  await page.route('**/v1/token/refresh', (route) =>
    ++refreshes <= 2 ? route.fulfill(away) : route.fallback(),
  );
  // A call of the page's own may be the first to find it spent.
  await store(page, 'foyer.token', 'spent');
  await save(page);
  await page.waitForURL(/\/account-edit\//);
  await page.getByRole('heading', { name: 'weekend', level: 1 }).waitFor();
  expect(refreshes).toBe(3);
  await page.close();
});

test('a restart that takes longer than the retries fails the save, keeps form and sign-in, and the next save works', async () => {
  const page = await shell.openSignedIn('/account-add');
  await fillInAnAccount(page, 'evening');
  const refreshToken = await readStored(page, 'foyer.refreshToken');
  await page.route('**/v1/token/refresh', (route) => route.fulfill(away));
  await store(page, 'foyer.token', 'spent');
  await save(page);
  await page.getByText('Something went wrong').first().waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('evening');
  expect(await readStored(page, 'foyer.refreshToken')).toBe(refreshToken);
  await page.unrouteAll();
  await save(page);
  await page.getByRole('heading', { name: 'evening', level: 1 }).waitFor();
  await page.close();
});

test('a list that a busy server answers 503 comes by itself, without a word of a failure', async () => {
  const page = await shell.startSignedIn();
  let asked = 0;
  await intercept(page, 'AccountList', (route) => (++asked <= 2 ? route.fulfill(away) : route.fallback()));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (/Reload/.test(document.body?.innerText ?? '')) Object.assign(window, { hasFailed: true });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(`${shell.cms}/gebruikers`);
  await page.getByRole('link', { name: 'evening' }).waitFor();
  expect(asked).toBe(3);
  expect(await page.evaluate(() => Reflect.has(window, 'hasFailed'))).toBe(false);
  await page.close();
});

test('a save that is answered 503 itself keeps what was typed, and nothing is sent twice by itself', async () => {
  const page = await shell.openSignedIn('/account-add');
  await fillInAnAccount(page, 'holiday');
  const saves: Request[] = [];
  await page.route('**/graphql', (route) => {
    if (operationOf(route.request()) !== 'CreateAccount') return route.fallback();
    saves.push(route.request());
    return saves.length === 1 ? route.fulfill(away) : route.fallback();
  });
  await save(page);
  await page.getByText('Something went wrong').first().waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe('holiday@getij.example');
  expect(saves).toHaveLength(1);
  await save(page);
  await page.getByRole('heading', { name: 'holiday', level: 1 }).waitFor();
  await expect.poll(() => saves.length, patience).toBe(2);
  await page.close();
});
