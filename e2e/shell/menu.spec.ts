import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MuseumShell, startMuseumShell } from '../src/museum-shell.ts';

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell();
});

afterAll(() => shell?.close());

test('a new museum finds its menu in four sections, one door for each job', async () => {
  const page = await shell.openSignedIn();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  expect(await menu.getByRole('heading').allInnerTexts()).toEqual([
    'Today',
    'Catalogue',
    'Selling',
    'Insight and settings',
  ]);
  const names = await menu.getByRole('link').allInnerTexts();
  expect(names.map((name) => name.split('\n')[0])).toEqual([
    'Dashboard',
    'Orders',
    'Ticket sales',
    'Scan tickets',
    'All timeslots',
    'Products',
    'Ticket groups',
    'Availability',
    'Timeslot groups',
    'Opening hours',
    'Barcodes',
    'Codes & vouchers',
    'Channels',
    'Ticketstreets',
    'Message queue',
    'Settings',
    'Accounts',
    'Menu rights',
  ]);
  await page.close();
});

test('a page has the name of its item in the menu, and marks that item', async () => {
  const page = await shell.openSignedIn();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const named: [string, string][] = [];
  for (const link of await menu.getByRole('link').all()) {
    const name = (await link.innerText()).split('\n')[0] ?? '';
    // The dashboard's title is the day that it shows; a desk fills the window, without a menu.
    if (name === 'Dashboard' || name === 'Ticket sales') continue;
    await link.click();
    await menu.locator('[aria-current=page]').getByText(name, { exact: true }).waitFor();
    named.push([
      name,
      await page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) }).innerText(),
    ]);
  }
  for (const [name, title] of named) expect(title.replace(/, .*/, '')).toBe(name);
  await page.close();
});

test('all settings are behind one door: its name marks the menu and is the way back from each of them', async () => {
  const page = await shell.openSignedIn('/new-settings');
  const main = page.getByRole('main');
  for (const name of ['Locations', 'Company', 'API keys', 'Administration']) {
    await main
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .filter({ visible: true })
      .first()
      .click();
    await main.getByRole('heading', { name, level: 1, exact: true }).waitFor();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .locator('[aria-current=page]')
      .getByText('Settings')
      .waitFor();
    await main
      .getByRole('link', { name: 'Settings' })
      .and(page.locator('[href$="/new-settings"]'))
      .first()
      .click();
    await main.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  }
  await page.close();
});
