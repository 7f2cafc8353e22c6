import { locales } from '@foyer/i18n/locales.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MuseumShell, startMuseumShell } from '../src/museum-shell.ts';

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell();
});

afterAll(() => shell?.close());

test('the interface can be read in Dutch and English, and nothing else is offered', async () => {
  const page = await shell.openSignedIn();
  await page.getByRole('button', { name: 'Language: English' }).click();
  const names = async () => {
    const texts = await page.getByRole('menuitemradio').allInnerTexts();
    return texts.map((text) => text.split('\n')[0]?.trim()).sort();
  };
  await expect.poll(names).toEqual(['English', 'Nederlands']);
  expect(locales).toHaveLength(17);
  await page.close();
});

test('dates are written DD-MM-YYYY', async () => {
  const page = await shell.openSignedIn('/gebruikers');
  await page
    .getByText(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}$/)
    .first()
    .waitFor();
  await page.close();
});

test('the dialog element is at most 560 wide and 480 high, each by its own limit', async () => {
  const page = await shell.openSignedIn('/products');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').waitFor();
  const picture = page.locator('foyer-confirm-dialog .picture');
  expect((await picture.boundingBox())?.height).toBeGreaterThanOrEqual(256);
  await page.locator('foyer-confirm-dialog').evaluate((dialog) => {
    dialog.setAttribute('width', '900');
    dialog.setAttribute('height', '900');
  });
  expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ width: 560, height: 480 });
  await page.close();
});

test('on a phone the menu is at the bottom, and nothing is beyond the edge', async () => {
  const page = await shell.openSignedIn('/no-such-page', { width: 390 });
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Products' }).waitFor();
  await page.close();
});
