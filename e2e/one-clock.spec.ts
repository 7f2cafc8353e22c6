import { localDateTime } from '@foyer/i18n/format-date.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';
import { zoneOfNoon } from './src/zone-of-noon.ts';

const museumZone = zoneOfNoon();

/** A place where it is another day than in the museum, at any hour. */
const elsewhere = () => (new Date().getUTCHours() < 10 ? 'Pacific/Niue' : 'Pacific/Kiritimati');

let foyer: RunningMuseum;
let page: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  await foyer.database.owner.query('update client set time_zone = $2 where id = $1', [
    foyer.client.clientId,
    museumZone,
  ]);
  page = await openPage(foyer.browser, { timeZone: elsewhere() });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${foyer.client.subdomain}`, TEST_PASSWORD, '/');
});

afterAll(async () => {
  await foyer?.close();
});

/** '20-11-2026', on the clocks of the museum. */
function today(): string {
  const [year, month, day] = localDateTime(Date.now(), museumZone).date.split('-');
  return `${day}-${month}-${year}`;
}

test('on a laptop that is set to the other side of the world it is another day', async () => {
  const there = await page.evaluate(() => new Date().getDate());
  expect(there).not.toBe(Number(today().slice(0, 2)));
});

test.each([
  ['the visitors of today', '/bezoekerlijst'],
  ['the timeslots of today', '/group_timeslots-overzicht'],
])('%s are those of the day in the museum', async (_what, path) => {
  await page.goto(`${foyer.url}/cms${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await vi.waitFor(async () => expect(await readDays()).toContain(today()), patience);
});

test('when an account signed in is shown by the clocks of the museum', async () => {
  await page.goto(`${foyer.url}/cms/gebruikers`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await vi.waitFor(async () => expect(await readDays()).toContain(today()), patience);
});

test('the audit log has its entries under the day in the museum', async () => {
  await page.goto(`${foyer.url}/cms/new-settings/locations`);
  await page.getByRole('button', { name: 'Create location' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Lighthouse');
  await dialog.getByRole('button', { name: 'Create location' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`${foyer.url}/cms/audit-log`);
  await page.getByRole('heading', { name: `Today, ${today()}` }).waitFor();
});

/** The dates that the page shows or holds in its fields. */
async function readDays(): Promise<string> {
  const text = await page.locator('main').innerText();
  const fields = await page
    .locator('main input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  return [text, ...fields].join(' ');
}
