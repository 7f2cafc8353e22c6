import { readCatalogue } from '@foyer/i18n/read-catalogue.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses } from '../../apps/back-office/src/app/addresses/addresses.ts';
import { isAvailable } from '../../apps/back-office/src/app/routing/screens.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { goWithin, intercept, type MuseumShell, operationOf, startMuseumShell } from '../src/museum-shell.ts';

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell();
});

afterAll(() => shell?.close());

test('a visit without a sign-in asks for one and then leads to the page and query that were wanted', async () => {
  const page = await shell.open('/order-management?q=de%20vries');
  await page.waitForURL((url) => url.pathname === '/cms/login');
  expect(new URL(page.url()).searchParams.get('redirect_to')).toBe('/cms/order-management?q=de%20vries');
  await shell.signInOn(page);
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('de vries');

  await page.goto(`${shell.cms}/login?redirect_to=%2Fcms%2Fproducts`);
  await page.waitForURL(`${shell.cms}/products`);
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await goWithin(page, '/login?redirect_to=%2Fnew-cms');
  await page.waitForURL(`${shell.cms}/`);
  await page.close();
});

test('the root asks for a sign-in too; a link that would lead to another site leads home', async () => {
  const page = await shell.open('/');
  await page.waitForURL((url) => url.searchParams.get('redirect_to') === '/cms/');
  await page.goto(`${shell.cms}/login?redirect_to=//evil.example/cms`);
  await shell.signInOn(page);
  await page.waitForURL(`${shell.cms}/`);
  await page.close();
});

test('the menu is made of links, marks where one is, and opens a new tab with the Meta or Ctrl key held', async () => {
  const page = await shell.openSignedIn();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const key of ['Control', 'Meta'] as const) {
    const opened = page.context().waitForEvent('page');
    await menu.getByRole('link', { name: 'Products' }).click({ modifiers: [key] });
    const tab = await opened;
    await tab.waitForURL(`${shell.cms}/products`);
    await tab.close();
    expect(page.url()).toBe(`${shell.cms}/`);
  }
  await menu.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  expect(await menu.locator('[aria-current=page]').allInnerTexts()).toEqual(['Products']);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent), patience)
    .toBe('Products');
  await page.close();
});

test('Back leads to the page before: a search takes the place of the page, it is no page of its own', async () => {
  const page = await shell.openSignedIn('/products');
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await page.getByRole('searchbox').fill('visser');
  await page.waitForURL((url) => url.searchParams.get('q') === 'visser');
  await page.goBack();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();

  // The command search opens in a new tab with the key held, and leaves this page as it is.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search or jump to…' }).waitFor();
  await page.keyboard.type('message');
  // Enter takes the marked one, and the list marks its first one after it has been drawn.
  const marked = page.locator('[data-combobox-selected]');
  await page.getByRole('option', { name: 'Message queue' }).and(marked).waitFor();
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await tab.getByRole('heading', { name: 'Message queue', level: 1 }).waitFor();
  expect(page.url()).toBe(`${shell.cms}/products`);
  await tab.close();
  await page.close();
});

test('the side menu is open above 1200 pixels, a rail below, and its button turns it over', async () => {
  const page = await shell.openSignedIn('/products', { width: 1201 });
  const toggle = page.getByRole('button', { name: 'Side menu' });
  const width = async () => (await page.getByRole('navigation', { name: 'Menu' }).boundingBox())?.width;
  await toggle.waitFor();
  expect(await width()).toBe(228);
  await toggle.click();
  expect(await width()).toBe(60);
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.reload();
  await toggle.waitFor();
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  await toggle.click();
  expect(await width()).toBe(228);
  await page.close();
});

test('an address that does not exist says so, offers Home, and keeps the shell', async () => {
  const page = await shell.openSignedIn('/no-such-page');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByText('/cms/no-such-page').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog', { name: 'Search or jump to…' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Home' }).click();
  await page.waitForURL(`${shell.cms}/`);
  await page.close();
});

test('a screen that comes later says what it will be, in both languages, and no menu item leads there', async () => {
  // Whichever is not there yet; of a finished product there is none.
  const toCome = addresses.filter((address) => !isAvailable(address) && !address.path.includes('{'));
  const later = toCome.find(({ path, module }) => path === `/${module}*`) ?? toCome[0];
  if (!later) return;
  const path = later.path.replace('*', '');
  const page = await shell.openSignedIn(path, { locale: 'nl_NL' });
  await page.getByRole('heading', { name: 'Nog niet beschikbaar' }).waitFor();
  await page.getByText(readCatalogue('nl', 'areas')[`areas.${later.screen}`] ?? '').waitFor();
  expect(await page.getByRole('navigation').locator(`a[href="/cms${path}"]`).count()).toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.close();
});

test('older addresses lead to the screen of today: ids are kept, an unknown one opens its family', async () => {
  const page = await shell.openSignedIn(`/useraanpassen/${shell.client.managerId}`);
  await page.getByRole('heading', { name: 'manager', level: 1 }).waitFor();
  await goWithin(page, '/gebruikers-abc/7');
  await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
  await goWithin(page, `/userverwijderen/${shell.client.managerId}/now`);
  await page.getByRole('heading', { name: 'manager', level: 1 }).waitFor();
  await goWithin(page, '/ticketscannen/devices');
  await page.getByRole('heading', { name: 'Scan tickets', level: 1 }).waitFor();
  await page.close();
});

test('nothing is shown before configuration and menu have answered, and both may fail', async () => {
  const page = await shell.startSignedIn();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await intercept(page, 'GetClientConfiguration', (route) => route.fulfill({ status: 500, body: '' }));
  await intercept(page, 'MenuItemsConfig', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '' });
  });
  const failed = page.waitForResponse((answer) => operationOf(answer.request()) === 'GetClientConfiguration');
  await page.goto(`${shell.cms}/gebruikers`);
  await failed;
  const shape = page.getByRole('status', { name: 'Loading' });
  await shape.waitFor();
  // The place of the menu is there before the menu.
  expect((await shape.locator('> div').first().boundingBox())?.width).toBe(228);
  expect(await page.getByRole('main').count()).toBe(0);
  letGo();
  // An older page needs no item of the menu.
  await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();

  await page.goto(`${shell.cms}/products`);
  const told = page.getByText('Something went wrong. Please try again later.');
  await told.waitFor();
  await page.getByRole('heading', { name: 'We can’t reach Foyer' }).waitFor();
  // Once, in one language.
  expect(await told.count()).toBe(1);
  expect(await page.getByText(/Er is iets misgegaan|Probeer het later/).count()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await page.close();
});

test('the header: logo to home, languages by name, help in a new tab', async () => {
  const page = await shell.openSignedIn('/products');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(`${shell.cms}/`);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Help' }).click();
  const guide = await opened;
  await guide.waitForURL(`${shell.cms}/help/dashboard`);
  await guide.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  await guide.close();

  await page.getByRole('button', { name: 'Language: English' }).click();
  const dutch = page.getByRole('menuitemradio', { name: 'Nederlands' });
  expect(await dutch.innerText()).toContain('Dutch');
  expect(await dutch.locator('svg path').count()).toBeGreaterThan(1);
  await dutch.click();
  await page.getByRole('link', { name: 'Producten' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl');
  await page.close();
});

test('logging out asks first, in a dialog of 400 by 480; Cancel, the cross and Escape only close it', async () => {
  const page = await shell.openSignedIn('/products');
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/logout') && calls.push(request.method()));
  const dialog = page.getByRole('dialog', { name: 'Sign out of Foyer?' });
  const open = async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await dialog.waitFor();
  };
  await open();
  await page.getByText('You can sign in again at any time.').waitFor();
  expect(await dialog.boundingBox()).toMatchObject({ width: 400, height: 480 });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await open();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await open();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(calls).toEqual([]);

  await page.route('**/logout', async (route) => {
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    await route.continue();
  });
  await open();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/cms/login');
  expect(calls).toEqual(['POST']);
  await page.close();
});

test('the guide has one page per area, for everyone, in both languages', async () => {
  const page = await shell.open('/help', { locale: 'nl_NL' });
  await page.getByRole('heading', { name: 'Handleiding', level: 1 }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Scannen bij de ingang' }).click();
  await page.getByRole('heading', { name: 'Scannen bij de ingang', level: 1 }).waitFor();
  await page.getByText('Telefoon kwijt?').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Taal: Nederlands' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByText('Lost a phone?').waitFor();
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await goWithin(page, '/help/no-such-chapter');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.close();
});
