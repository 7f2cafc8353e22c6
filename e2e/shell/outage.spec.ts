import { patience } from '@foyer/testkit/patience.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { intercept, type MuseumShell, operationOf, startMuseumShell } from '../src/museum-shell.ts';

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell({});
});

afterAll(() => shell?.close());

test('a first load without an answer says that Foyer cannot be reached, and the page comes by itself later', async () => {
  const page = await shell.startSignedIn();
  await page.route('**/graphql', (route) => route.abort());
  await page.goto(`${shell.cms}/products?q=tower`);
  await page.getByRole('heading', { name: 'We can’t reach Foyer', level: 1 }).waitFor();
  await page.getByText('Nothing was changed.').waitFor();
  await page.getByText(/^Trying again in \d s, attempt 1\.$/).waitFor();
  expect(await page.getByText('Page not found').count()).toBe(0);
  expect(await page.getByText('No answer since').count()).toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByText(/, attempt 2\.$/).waitFor();
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
