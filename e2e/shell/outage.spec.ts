import { patience } from '@foyer/testkit/patience.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { intercept, type MuseumShell, operationOf, startMuseumShell } from '../src/museum-shell.ts';

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell({});
});

afterAll(() => shell?.close());

/** Notes which attempts the page ever counted down to, from before the app starts: each is over after some seconds. */
async function watchAttempts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const told = document.body?.innerText.match(/^Trying again in \d+ s, attempt \d+\.$/gm);
      for (const text of told ?? []) seen.add(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)]);
}

test('a first load without an answer says that Foyer cannot be reached, and the page comes by itself later', async () => {
  const page = await shell.startSignedIn();
  const attempts = await watchAttempts(page);
  await page.route('**/graphql', (route) => route.abort());
  await page.goto(`${shell.cms}/products?q=tower`);
  await page.getByRole('heading', { name: 'We can’t reach Foyer', level: 1 }).waitFor();
  await page.getByText('Nothing was changed.').waitFor();
  await expect
    .poll(attempts, patience)
    .toContainEqual(expect.stringMatching(/^Trying again in \d s, attempt 1\.$/));
  expect(await page.getByText('Page not found').count()).toBe(0);
  expect(await page.getByText('No answer since').count()).toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await expect.poll(attempts, patience).toContainEqual(expect.stringMatching(/, attempt 2\.$/));
  await page.unrouteAll();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  expect(page.url()).toBe(`${shell.cms}/products?q=tower`);
  await page.close();
});

test('while the menu gets no answer the last one stays, with the time of the museum and the code for support', async () => {
  const page = await shell.openSignedIn('/order-management');
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('foyer.lastMenu')), patience)
    .toContain('Europe/');
  await intercept(page, 'MenuItemsConfig', (route) =>
    route.fulfill({ status: 503, headers: { 'x-request-id': 'F-503-8K2Q' }, body: '' }),
  );
  await page.reload();
  await page.getByRole('heading', { name: 'We can’t reach Foyer', level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Products' }).waitFor();
  await page.getByText(/^No answer since \d\d-\d\d-\d{4} \d\d:\d\d$/).waitFor();
  await page.getByText('Code F-503-8K2Q').waitFor();
  const asked = page.waitForRequest((request) => operationOf(request) === 'MenuItemsConfig');
  await page.getByRole('button', { name: 'Try now' }).click();
  await asked;
  await page.unrouteAll();
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await page.close();
});

test('the last menu of one account is never shown to another', async () => {
  const page = await shell.startSignedIn({
    stored: {
      'foyer.lastMenu': JSON.stringify({
        owner: '0190a0a0-0000-7000-8000-000000000000',
        menu: [
          { id: 'exports', itemPosition: 1, groupName: null },
          { id: 'products', itemPosition: 2, groupName: null },
        ],
        timeZone: 'Europe/Amsterdam',
      }),
    },
  });
  await page.route('**/graphql', (route) => route.abort());
  await page.goto(`${shell.cms}/products`);
  await page.getByRole('heading', { name: 'We can’t reach Foyer', level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: 'Products' }).count()).toBe(0);
  await page.close();
});
