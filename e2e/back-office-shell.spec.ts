import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './src/browser/launch-browser.ts';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { PASSWORD, type RunningFoyer, startFoyer } from './src/running-foyer.ts';
import { signIn } from './src/sign-in.ts';

let foyer: RunningFoyer;
let browser: Browser;

beforeAll(async () => {
  [foyer, browser] = await Promise.all([startFoyer(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await foyer?.remove();
});

const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [key, value]);

async function signedIn(name = 'manager'): Promise<Page> {
  const page = await openPage(browser);
  await page.goto(`${foyer.url}/cms/login`);
  await store(page, 'foyer.locale', 'en_US');
  await signIn(page, foyer.url, name);
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  return page;
}

test('a wrong password is told in the words of the catalogue; the right one leads where one wanted to go', async () => {
  const page = await openPage(browser);
  await page.goto(`${foyer.url}/cms/login`);
  await store(page, 'foyer.locale', 'en_US');
  await page.goto(`${foyer.url}/cms/order-management?q=de%20vries`);
  await page.waitForURL((url) => url.pathname === '/cms/login');
  expect(new URL(page.url()).searchParams.get('redirect_to')).toBe('/cms/order-management?q=de+vries');

  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Enter your username').waitFor();
  await page.getByLabel('Username').fill('manager');
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText("Username and password don't match").waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('de vries');
  await page.close();
});

test('a link that would lead to another site after sign-in leads home', async () => {
  const page = await openPage(browser);
  await page.goto(`${foyer.url}/cms/login?redirect_to=//evil.example/cms`);
  await page.locator('input[name=username]').fill('manager');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`${foyer.url}/cms/`);
  await page.goto(`${foyer.url}/cms/login?redirect_to=%2Fcms%2Fproducts`);
  await page.waitForURL(`${foyer.url}/cms/products`);
  await page.close();
});

test('a spent token is renewed unnoticed; a spent session asks to sign in and comes back', async () => {
  const page = await signedIn();
  await store(page, 'foyer.token', 'spent');
  await page.goto(`${foyer.url}/cms/products`);
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('foyer.token'))).not.toBe('spent');

  await store(page, 'foyer.token', 'spent');
  await store(page, 'foyer.refreshToken', 'spent');
  await page.reload();
  await page.waitForURL((url) => url.searchParams.get('redirect_to') === '/cms/products');
  expect(await page.evaluate(() => localStorage.getItem('foyer.refreshToken'))).toBeNull();
  await page.close();
});

test('the menu is made of links, follows the language, and marks where one is', async () => {
  const page = await signedIn();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const opened = page.context().waitForEvent('page');
  await menu.getByRole('link', { name: 'Products' }).click({ modifiers: ['Control'] });
  const tab = await opened;
  expect(tab.url()).toBe(`${foyer.url}/cms/products`);
  await tab.close();

  await menu.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  expect(await menu.getByRole('link', { name: 'Products' }).getAttribute('aria-current')).toBe('page');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Products');

  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await page.getByRole('heading', { name: 'Producten', level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Producten', level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl');
  await page.close();
});

test('an address that does not exist says so, offers Home, and keeps the shell', async () => {
  const page = await signedIn();
  await page.goto(`${foyer.url}/new-cms/no-such-page`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByText('/cms/no-such-page').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  const search = page.getByRole('dialog', { name: 'Search or jump to…' });
  await page.keyboard.press('Control+k');
  await search.waitFor();
  await page.keyboard.type('prod');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // A phone has no command search: the narrow half of the check has closed it.
  await page.keyboard.press('Control+k');
  await search.waitFor();
  await page.keyboard.type('prod');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await page.close();
});

test('logging out asks first, ends the session, and signs out the other tabs', async () => {
  const page = await signedIn();
  const other = await page.context().newPage();
  await other.goto(`${foyer.url}/cms/products`);
  await other.getByRole('heading', { name: 'Products', level: 1 }).waitFor();

  await page.getByRole('button', { name: 'Log out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out of Foyer?' });
  await dialog.waitFor();
  expect(await dialog.boundingBox()).toMatchObject({ width: 400, height: 480 });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Log out' }).click();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/cms/login');
  await other.waitForURL((url) => url.searchParams.get('redirect_to') === '/cms/products');
  await page.close();
  await other.close();
});

test('the guide is there in both languages for everyone', async () => {
  const page = await openPage(browser);
  await page.goto(`${foyer.url}/cms/help`);
  await store(page, 'foyer.locale', 'nl_NL');
  await page.reload();
  await page.getByRole('heading', { name: 'Handleiding' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.close();
});
