import { createAccount } from '@foyer/server/modules/identity/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { type MuseumShell, startMuseumShell } from '../src/museum-shell.ts';

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell();
});

afterAll(() => shell?.close());

test('a signed-in account reaches any route; without the right the page says which is missing, and asks for it', async () => {
  const { app } = testApp(shell.database);
  await inClient(app.db, shell.client.clientId, (scope) =>
    createAccount(app, scope, {
      username: 'desk',
      email: 'desk@getij.example',
      locale: 'en_US',
      password: TEST_PASSWORD,
      accountType: 'reception',
    }),
  );
  const page = await shell.startSignedIn({}, `desk|${shell.client.subdomain}`);
  await page.goto(`${shell.cms}/gebruikers`);
  await page.getByRole('heading', { name: 'You cannot open Accounts', level: 1 }).waitFor();
  expect(page.url()).toBe(`${shell.cms}/gebruikers`);
  await page.getByText('It can be given by manager.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask for access' }).click();
  await page.getByRole('status').filter({ hasText: 'An email is on its way to manager.' }).waitFor();
  expect(await page.getByRole('button', { name: 'Ask for access' }).count()).toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.close();
});

test('an Admin has the built-in defaults: the own logo of the product and the six doors of an Admin', async () => {
  await anAdmin(testApp(shell.database).app, 'ada');
  const page = await shell.startSignedIn({}, 'ada|platform');
  await page.goto(`${shell.cms}/`);
  await page.getByRole('banner').locator('[data-default-logo]').waitFor();
  expect(await page.getByRole('banner').locator('[data-default-logo]').boundingBox()).toMatchObject({
    width: 180,
    height: 40,
  });
  const doors = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  expect(await doors.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/cms/gebruikers',
    '/cms/menu-rights',
    '/cms/administratie',
    '/cms/settings',
    '/cms/message-queue',
    '/cms/new-settings',
  ]);
  for (const door of await doors.all()) {
    await door.click();
    await page.waitForURL(`${shell.origin}${await door.getAttribute('href')}`);
    await expect.poll(() => door.getAttribute('aria-current')).toBe('page');
    await page.locator('main h1').waitFor();
    expect(await page.getByRole('heading', { name: 'Page not found' }).count()).toBe(0);
  }
  await page.close();
});
