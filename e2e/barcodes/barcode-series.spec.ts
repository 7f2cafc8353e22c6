import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { downloadLines } from '../src/page-acts.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let desk: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain } = foyer.client;
  await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'series',
  });
  desk = await openPage(foyer.browser);
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(desk, foyer.url, `manager|${subdomain}`, TEST_PASSWORD);
});

afterAll(() => foyer?.close());

const press = (name: string | RegExp) => desk.getByRole('button', { name }).first().click();
const aFile = (name: string, lines: readonly string[]) => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from(lines.join('\n')),
});

test('a series is imported with five wrong lines, each named, and linked to a ticket type', async () => {
  await desk.goto(`${foyer.url}/cms/barcodes`);
  await desk.getByText('No imported series yet').waitFor();
  await desk.getByRole('link', { name: 'Import series' }).first().click();
  await desk.getByRole('heading', { name: 'Import series', level: 1 }).waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  const wrong = ['CCQ1 0000 013', '', 'CCQ1–0000739', 'CCQ10001001', 'CCQ10001401;'];
  await desk
    .locator('input[type=file]')
    .setInputFiles(aFile('city-card.csv', ['Barcode', 'CCQ10001001', ...wrong, 'end'].slice(0, 7)));
  await desk.getByRole('heading', { name: 'Check the file', level: 1 }).waitFor();
  for (const reason of [
    'Contains a space',
    'Empty line',
    'Character – cannot be scanned as 1D',
    'Twice in this file',
    'Contains a semicolon or comma',
  ])
    await desk.getByText(reason, { exact: true }).first().waitFor();
  await desk.getByText('First seen on line 2').waitFor();
  expect(await downloadLines(desk, 'Rejected lines as CSV')).toHaveLength(1 + wrong.length);
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.getByRole('textbox', { name: 'Name' }).fill('City card');
  await desk.getByLabel('Ticket types').first().click();
  await desk.getByRole('option', { name: 'Adult' }).first().click();
  await desk.keyboard.press('Escape');
  await press('Import 1 code');
  await desk.getByRole('heading', { name: 'City card', level: 1 }).waitFor();
  await desk.getByText('1 of 1 codes are left.').or(desk.getByText('About 0 a day')).first().waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
});

/** Marks the page of a gate once it shows that a ticket is valid: it takes that away again after a second. */
const noteValid = (gate: Page) =>
  gate.evaluate(() =>
    new MutationObserver(() => {
      const headings = [...document.querySelectorAll('body > :not(.rehearsal) h1')];
      if (headings.some(({ textContent }) => textContent === 'Valid'))
        document.documentElement.dataset.valid = '';
    }).observe(document.body, { childList: true, subtree: true, characterData: true }),
  );

/** From the opened page to the payment step; answers the page. */
async function choose(): Promise<Page> {
  const phone = await openPage(foyer.browser, { width: 390, height: 844 });
  await phone.goto(`${foyer.url}/shop/${foyer.client.subdomain}/series?language=en`);
  const tap = (name: string | RegExp) => phone.getByRole('button', { name }).first().click();
  await tap('One more: Adult');
  await tap('Choose date');
  await phone.locator('.day').first().waitFor();
  return phone;
}

test('its one code is sold to a visitor; the next one finds it sold out, staff read so', async () => {
  const phone = await choose();
  const tap = (name: string | RegExp) => phone.getByRole('button', { name }).first().click();
  const day = phone.locator(`.day[data-date="${dayFromToday(8)}"]`);
  if (!(await day.isVisible())) await tap('Next month');
  await day.and(phone.locator('[data-state=open]')).click();
  await phone.getByRole('radio', { name: /^14:30/ }).check();
  await tap('Your details');
  await phone.getByLabel('First name').fill('Anna');
  await phone.getByLabel('Last name').fill('Visser');
  await phone.getByLabel('Email address').fill('anna.visser@example.com');
  await tap('Check and pay');
  await tap(/^Pay /);
  await phone.waitForURL(/\/pay\/test\//);
  await phone.locator('button[value=paid]').click();
  await phone.getByRole('heading', { level: 1, name: /^See you on/ }).waitFor();
  await phone.getByText('CCQ10001001').first().waitFor();
  await phone.close();

  await desk.reload();
  await desk.getByText('Used up.', { exact: true }).waitFor();
  await desk.getByText('Adult is not for sale.').waitFor();
  await desk.getByText('Unscanned').first().waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  const next = await choose();
  const full = next.locator(`.day[data-date="${dayFromToday(8)}"]`);
  if (!(await full.isVisible())) await next.getByRole('button', { name: 'Next month' }).click();
  await full.and(next.locator(':not([data-state=open])')).waitFor();
  await next.close();
});

test('refilled, it is on sale again; its deletion asks what', async () => {
  await press('Add codes');
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Generate codes').check();
  await dialog.getByLabel('Number of codes').fill('50');
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add codes' }).click();
  await desk.getByText('51', { exact: true }).first().waitFor();
  await press(/^More: City card/);
  await desk.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('Choose what to delete.').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await dialog.getByLabel('The whole batch').check();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText(/^Error deleting barcode: tickets have codes/).waitFor();
  await dialog.getByLabel('Nothing: archive the batch').check();
  await dialog.getByRole('button', { name: /^(Delete|Archive)/ }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('an archived series is restored; where that fails staff read so', async () => {
  const restore = async () => {
    await press(/^More: City card/);
    await desk.getByRole('menuitem', { name: 'Restore series' }).click();
  };
  const isRestoring = (body: string | null) => body?.includes('RestoreSeries') ?? false;
  await desk.route('**/graphql**', (route) =>
    isRestoring(route.request().postData()) ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await desk.getByText('Archived', { exact: true }).waitFor();
  await restore();
  await desk.getByText('Error activating barcode').waitFor();
  await desk.unroute('**/graphql**');
  await restore();
  await desk.getByText('Archived', { exact: true }).waitFor({ state: 'hidden' });
});

test('a ticket of another system is scanned at the gate', async () => {
  const today = localDateAt(new Date(), 'Europe/Amsterdam');
  await desk.goto(`${foyer.url}/cms/barcodes/import`);
  await desk.getByLabel('Tickets that another system sold').check();
  await desk
    .locator('input[type=file]')
    .setInputFiles(
      aFile('old-system.csv', [
        'code;type;date;name',
        `OLD-7788;Adult;${today};Bas Mulder`,
        'OLD-7789;Dinosaur;;',
      ]),
    );
  await desk.getByText('No ticket type is called Dinosaur').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await press('Import 1 code');
  await desk.getByRole('heading', { name: 'old-system', level: 1 }).waitFor();
  await desk.getByText('OLD-7788').waitFor();
  await desk.goto(`${foyer.url}/cms/ticketscannen`);
  await desk.getByRole('button', { name: 'Pair device' }).first().click();
  await desk.getByLabel('Name of the gate').fill('Gate A');
  await press('Show pairing code');
  const link = desk.getByRole('link', { name: 'Scan on this computer' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  const gate = await openPage(foyer.browser, { width: 390, height: 844 });
  await gate.goto(`${foyer.url}/scan${address.hash}`);
  await gate.getByRole('button', { name: 'Pair device' }).click();
  await gate.getByRole('button', { name: 'Start scanning' }).click();
  await gate.getByRole('heading', { level: 1, name: 'Ready to scan' }).waitFor();
  await gate.bringToFront();
  await gate.locator('input:focus').waitFor({ state: 'attached' });
  await noteValid(gate);
  await gate.keyboard.type('old-7788');
  await gate.keyboard.press('Enter');
  await gate.locator('html[data-valid]').waitFor({ state: 'attached' });
  await gate.close();
});
