import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday, type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

// A museum that prepares another season beside the one that is sold.
let foyer: RunningMuseum;
let museum: MuseumOnSale;
let page: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain } = foyer.client;
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'drafts',
  });
  page = await openPage(foyer.browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${subdomain}`, TEST_PASSWORD);
});

afterAll(() => foyer?.close());

const [from, within, until] = [dayFromToday(20), dayFromToday(25), dayFromToday(30)];
const dialog = () => page.getByRole('dialog');
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const typed = (date: string) => date.split('-').reverse().join('-');
const openGroup = () => page.goto(`${foyer.url}/cms/timeslotgroup/${museum.timeslotGroupId}`);

async function apply(): Promise<void> {
  await press('Review');
  await page.getByRole('heading', { level: 1, name: 'What this change does' }).waitFor();
  await press(/^Apply/);
  await page.getByRole('heading', { level: 1, name: 'Change applied' }).waitFor();
}

/** The times of a date, as the website sells them. */
async function timesOnSale(date: string): Promise<string[]> {
  const query = new URLSearchParams({ ticketGroupIds: museum.ticketGroupId, party: '1', fresh: '1' });
  const answer = await fetch(`${foyer.url}/api${museum.page}/availability/${date}?${query}`);
  const { timeslots } = (await answer.json()) as { timeslots: { time: string }[] };
  return timeslots.map(({ time }) => time);
}

const asSold = ['10:00', '11:30', '13:00', '14:30', '16:00'];

test('a period is prepared as a draft: it is first among the periods, and visitors find the times as before', async () => {
  await openGroup();
  await press('Add period');
  await dialog().getByLabel('Name').fill('Evenings');
  await dialog().getByLabel('From').fill(typed(from));
  await dialog().getByLabel('Until').fill(typed(until));
  await dialog().getByLabel('Priority').fill('0');
  // Of this priority one is sold on those days.
  await dialog().getByRole('button', { name: 'Add period' }).click();
  await dialog()
    .getByText(/same priority/)
    .waitFor();
  await dialog().getByRole('switch', { name: 'Publish this period' }).uncheck({ force: true });
  // Published, it would decide its days.
  await dialog().getByLabel('Priority').fill('1');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog().getByRole('button', { name: 'Add period' }).click();
  await dialog().waitFor({ state: 'detached' });
  await page.getByText('Evenings (draft)').waitFor();
  await page.getByText('Preview with drafts').waitFor();
  await press('Set times');
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']) await dialog().getByLabel(day).check();
  await dialog().getByLabel('First start').fill('19:00');
  await dialog().getByLabel('Last start').fill('20:00');
  await dialog().getByLabel('Interval (minutes)').fill('60');
  await dialog().getByLabel('Limit for all days').fill('15');
  await dialog().getByRole('button', { name: 'Set times' }).click();
  await dialog().waitFor({ state: 'detached' });
  await apply();
  expect(await timesOnSale(within)).toEqual(asSold);
});

test('it is kept apart from what is in effect, in the year, in the table and on its days', async () => {
  await openGroup();
  await page.getByRole('button', { name: /^Evenings, .*, Not published$/ }).waitFor();
  // What one comes for is what is sold.
  await page.getByRole('heading', { name: 'Weekday times: Period', exact: true }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByText('Table', { exact: true }).click();
  const periods = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^More: / }) });
  expect((await periods.allTextContents()).map((one) => one.includes('Evenings'))).toEqual([true, false]);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto(`${foyer.url}/cms/timeslotgroup/${museum.timeslotGroupId}/day/${within}`);
  await page.getByText('An unpublished period for this date is a draft.').waitFor();
  await page.getByRole('link', { name: 'Evenings' }).click();
  await page.getByText('Evenings (draft)').waitFor();
});

test('published above the other it decides its days, after a review', async () => {
  await openGroup();
  await page.getByText('Table', { exact: true }).click();
  await press('More: Evenings');
  await page.getByRole('menuitem', { name: 'Edit period' }).click();
  await dialog().getByRole('switch', { name: 'Publish this period' }).check({ force: true });
  await dialog().getByLabel('Priority').fill('1');
  await dialog().getByRole('button', { name: 'Change period' }).click();
  await dialog().waitFor({ state: 'detached' });
  await apply();
  expect(await timesOnSale(within)).toEqual(['19:00', '20:00']);
  expect(await timesOnSale(dayFromToday(31))).toEqual(asSold);
});
