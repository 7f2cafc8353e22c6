import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { type MuseumShell, startMuseumShell } from '../src/museum-shell.ts';
import { watchNetwork } from '../src/network-rest.ts';

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell();
});

afterAll(() => shell?.close());

test('both kinds of staff sign in: operators inside their own museum, Admins on the platform', async () => {
  const operator = await shell.open('/login');
  await shell.signInOn(operator);
  await operator.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Products' }).waitFor();
  await operator.close();

  await anAdmin(testApp(shell.database).app, 'platform-admin');
  const admin = await shell.open('/login');
  await shell.signInOn(admin, 'platform-admin|platform', TEST_PASSWORD);
  await admin.getByRole('button', { name: 'Your account: platform-admin' }).waitFor();
  await admin.close();
});

test('the shell is under /cms, /new-cms means the same, and its files come from /ui/build/', async () => {
  const page = await shell.startSignedIn();
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(`${shell.origin}/new-cms/products?q=tower`);
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  expect(page.url()).toBe(`${shell.cms}/products?q=tower`);
  const scripts = files.filter((path) => /\.(js|css|woff2)$/.test(path));
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) expect(path).toMatch(/^\/ui\/build\//);
  await page.close();
});

test('a dialog component that cannot be fetched is only logged, and the page works', async () => {
  const page = await shell.openSignedIn('/products');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const isAtRest = watchNetwork(page);
  await page.route('**/ui/build/assets/logout-dialog*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => logged, patience).toContain('Fail to load Horizon web components');
  // The pointer asked for the file, and the press may have asked again.
  await isAtRest();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL(`${shell.cms}/`);
  // It is no page that is missing: nothing says that Foyer was updated, and the next press opens the dialog.
  expect(await page.getByText('Foyer was updated.').count()).toBe(0);
  await page.unrouteAll();
  const dialog = page.getByRole('dialog', { name: 'Sign out of Foyer?' });
  const logOut = page.getByRole('button', { name: 'Sign out' });
  await logOut.hover();
  await page.locator('foyer-confirm-dialog').waitFor({ state: 'attached' });
  expect(await dialog.count()).toBe(0);
  await logOut.click();
  await dialog.waitFor();
  await page.close();
});

test('a dialog whose files could not be fetched, those it shares with others too, opens at the second try', async () => {
  const page = await shell.openSignedIn('/products');
  // The button moves into an empty list.
  await page.getByText('No products yet').waitFor();
  const isAtRest = watchNetwork(page);
  await page.route(/ui\/build\/assets\/(create-product|form)-dialog.*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: 'Create product' }).first().click();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await again.waitFor();
  // The page says so at the first file that fails; the others of this try fail after it.
  await isAtRest();
  await page.unrouteAll();
  await again.click();
  await page.getByRole('dialog', { name: 'Create product' }).waitFor();
  await page.close();
});

test('a page whose files could not be fetched opens when it is visited again', async () => {
  const page = await shell.openSignedIn('/products');
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const isAtRest = watchNetwork(page);
  await page.route('**/ui/build/assets/message-queue*.js', (route) => route.abort());
  await menu.getByRole('link', { name: 'Message queue' }).click();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  await isAtRest();
  await page.unrouteAll();
  await menu.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await menu.getByRole('link', { name: 'Message queue' }).click();
  await page.getByRole('heading', { name: 'Message queue', level: 1 }).waitFor();
  await page.close();
});

test('the keyboard reaches every place: Ctrl K, ?, G and a letter; single keys can be switched off', async () => {
  const page = await shell.openSignedIn('/products');
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  await heading('Products').waitFor();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByText('Select the rows up to here').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  // Both at once: G waits for its letter for a moment only, which a busy machine may need between two keys.
  await page.evaluate(() => {
    for (const key of ['g', 'o'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await heading('Orders').waitFor();
  // A list that shows what it was answered hears its keys, too.
  await page.getByText('No orders yet').waitFor();
  // The keys are letters again in a field: typing never navigates.
  await page.keyboard.press('/');
  await page.keyboard.type('gp?');
  expect(await page.getByRole('searchbox').inputValue()).toBe('gp?');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('searchbox').inputValue()).toBe('');

  const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
  await page.keyboard.press('Control+k');
  await palette.waitFor();
  await page.keyboard.type('prod');
  await palette.getByRole('option', { name: 'Products G P', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await heading('Products').waitFor();

  await page.getByRole('button', { name: 'Your account: manager' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await heading('Products').waitFor();
  await page.getByText('No products yet').waitFor();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await palette.waitFor();
  expect(await sheet.count()).toBe(0);
  await page.close();
});

test('in a list J and K go through the rows, X selects one, Shift X up to here, Enter opens it', async () => {
  const page = await shell.openSignedIn('/gebruikers');
  await page.getByRole('table').waitFor();
  // A table of the product without rows enough would prove nothing: this one replaces them.
  await page.evaluate(() => {
    const body = document.querySelector('[data-row-keys] tbody');
    if (!body) throw new Error('no table');
    body.innerHTML = [1, 2, 3]
      .map((row) => `<tr><td><input type="checkbox"><a href="#row-${row}">Row ${row}</a></td></tr>`)
      .join('');
  });
  const chosen = () =>
    page
      .locator('[data-row-keys] tbody input')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked));
  await page.locator('body').press('j');
  await page.keyboard.press('x');
  expect(await chosen()).toEqual([true, false, false]);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  expect(await chosen()).toEqual([true, true, true]);
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  expect(await chosen()).toEqual([true, false, true]);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ hash }) => hash === '#row-2');
  await page.close();
});

test('J lights the whole row, with no box around its name', async () => {
  const page = await shell.openSignedIn('/gebruikers');
  const row = page.getByRole('table').locator('tbody tr').first();
  await row.waitFor();
  const look = () =>
    row.evaluate((element) => ({
      background: getComputedStyle(element).backgroundColor,
      outline: getComputedStyle(element.querySelector('a[href]') ?? element).outlineColor,
    }));
  const before = await look();
  await page.locator('body').press('j');
  const lit = await look();
  expect(lit.background).not.toBe(before.background);
  expect(lit.outline).toBe('rgba(0, 0, 0, 0)');
  await page.close();
});

test('colours and the height of rows follow the person, also after a reload', async () => {
  const page = await shell.openSignedIn('/products');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Your account: manager' }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await page.keyboard.press('Escape');
  };
  await choose('Dark');
  await choose('Compact');
  await page.reload();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  const look = () =>
    page.evaluate(() => ({
      scheme: document.documentElement.dataset.mantineColorScheme,
      row: getComputedStyle(document.documentElement).getPropertyValue('--row'),
    }));
  expect(await look()).toEqual({ scheme: 'dark', row: '38px' });
  await choose('Same as device');
  await choose('Comfortable');
  expect(await look()).toEqual({ scheme: 'light', row: '50px' });
  await page.close();
});
