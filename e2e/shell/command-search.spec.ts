import { patience } from '@foyer/testkit/patience.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { intercept, type MuseumShell, startMuseumShell } from '../src/museum-shell.ts';

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell();
});

afterAll(() => shell?.close());

/** A page whose palette comes late, as on a first visit over a slow line. */
async function openCold(width = 1440) {
  const page = await shell.startSignedIn({ width });
  await page.route('**/command-palette*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(`${shell.cms}/order-management`);
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  const dialog = page.getByRole('dialog', { name: 'Search or jump to…' });
  return { page, dialog, palette: dialog.getByRole('option').first() };
}

test('what is typed at once after Ctrl K is all there when the palette comes, and its first result is marked', async () => {
  const { page, dialog, palette } = await openCold();
  await page.keyboard.press('Control+k');
  for (const key of 'message queue') {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(120);
  }
  await palette.waitFor();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('message queue');
  await expect.poll(() => palette.getAttribute('data-combobox-selected'), patience).toBe('true');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Message queue', level: 1 }).waitFor();
  await page.close();
});

test('Enter waits for the records of what was typed last and never opens one of an earlier search', async () => {
  const { page, palette } = await openCold();
  await intercept(page, 'PaletteProducts', async (route) => {
    const { search } = route.request().postDataJSON().variables;
    await new Promise((resolve) => setTimeout(resolve, 400));
    const product = { __typename: 'Product', id: `found-by-${search}`, name: `Boat of ${search}` };
    await route.fulfill({ json: { data: { products: { edges: [{ node: { product } }] } } } });
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zz');
  await palette.waitFor();
  await page.getByRole('option', { name: 'Boat of zz' }).waitFor();
  await page.keyboard.type('yy');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/products/edit/found-by-zzyy');
  await page.close();
});

test('Escape leaves the search of a list: the next keys are shortcuts again', async () => {
  const page = await shell.openSignedIn('/order-management');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  // Both at once: G waits for its letter for a moment only, which a busy machine may need between two keys.
  await page.evaluate(() => {
    for (const key of ['g', 'p'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await page.close();
});

test('a phone has the search in its header and on top of its menu; language, help and log out are in the account’s', async () => {
  const { page, dialog, palette } = await openCold(390);
  const header = page.getByRole('banner');
  expect(await header.getByRole('button').count()).toBe(2);
  await header.getByRole('button', { name: 'Search or jump to…' }).click();
  await page.keyboard.type('products');
  await palette.waitFor();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('products');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'More', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Products' }).waitFor();
  // The bottom bar has these already.
  expect(await menu.getByRole('link', { name: 'Orders' }).count()).toBe(0);
  await menu.getByRole('button', { name: 'Search or jump to…' }).click();
  await page.keyboard.type('settings');
  expect(await dialog.getByRole('textbox').inputValue()).toBe('settings');
  await page.keyboard.press('Escape');

  await header.getByRole('button', { name: 'Your account: manager' }).click();
  await page.getByRole('menuitem', { name: 'Help' }).waitFor();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).waitFor();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('dialog', { name: 'Sign out of Foyer?' }).waitFor();
  await page.close();
});
