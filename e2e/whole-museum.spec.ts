import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { salesPageSchema } from '@foyer/domain/storefront/sales-page.ts';
import {
  type ShownTimeslot,
  shownDaysSchema,
  shownTimeslotsSchema,
} from '@foyer/domain/storefront/shown-availability.ts';
import { TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { publishSalesPage } from './src/first-sale-steps.ts';
import { museumBuilder } from './src/museum-builder.ts';
import { dayFromToday } from './src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

// A museum built through the screens, and what the public may buy of it against a table written by hand.
let foyer: RunningMuseum;
let browser: Browser;
let client: TestClient;
let page: Page;
let build: ReturnType<typeof museumBuilder>;

beforeAll(async () => {
  foyer = await openMuseum({ subdomain: 'havenstad', name: 'Getij' });
  ({ browser, client } = foyer);
  page = await openPage(browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD);
  build = museumBuilder(page, foyer.url);
});

afterAll(async () => {
  await foyer?.close();
});

/** The Monday that the table begins with; a week without holidays, then one with. */
const monday = addDays(dayFromToday(14), (8 - weekdayOf(dayFromToday(14))) % 7);
const day = (index: number) => addDays(monday, index);

test('two locations, both closed on one Wednesday', async () => {
  const { go, dialog, press, confirm, makeLocation } = build;
  const names = ['Main building', 'Lighthouse'];
  for (const name of names) await makeLocation(name);
  for (const name of names) {
    await go('/openingstijden');
    const tab = page.getByRole('link', { name, exact: true });
    await tab.click();
    await tab.and(page.locator('[aria-current=page]')).waitFor();
    await page.locator(`button[data-date="${day(2)}"]`).click();
    await dialog().getByLabel('Note').fill('Staff day');
    await confirm('Close 1 day');
    await press('Review');
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
  }
});

test('three products: with timeslots, without, and a guided tour of 90 minutes', async () => {
  const { makeProduct, addTicketType } = build;
  await makeProduct('Harbour gallery', 'Main building');
  await addTicketType('Harbour gallery', 'Adult', '15.00');
  await makeProduct('Lighthouse garden', 'Lighthouse', true);
  await addTicketType('Lighthouse garden', 'Adult', '6.00');
  await makeProduct('Guided tour', 'Main building');
  await addTicketType('Guided tour', 'Visitor', '24.50', '90');
});

test('times of the year, other ones in the holidays, and tours', async () => {
  const { addPeriod, setTimes, makeTimeslotGroup } = build;
  await makeTimeslotGroup('Galleries', 'Harbour gallery', async () => {
    await addPeriod('All year', dayFromToday(0), day(30), '0');
    const days = ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    await setTimes({ days, first: '10:00', last: '16:00', interval: '120', limit: '30' });
    await addPeriod('Holidays', day(7), day(13), '1');
    await setTimes({ days: ['Mon', ...days], first: '10:00', last: '13:00', interval: '180', limit: '50' });
  });
  await makeTimeslotGroup('Tours', 'Guided tour', async () => {
    await addPeriod('All year', dayFromToday(0), day(30), '0');
    await setTimes({ days: ['Fri', 'Sat'], first: '11:00', last: '13:30', interval: '30', limit: '10' });
  });
});

test('one Thursday has other times', async () => {
  const { go, dialog, confirm, heading, applyChange } = build;
  await go('/timeslotgroup');
  await page.getByRole('link', { name: 'Galleries' }).click();
  await heading('Galleries');
  await page.goto(`${page.url().split('?')[0]}/exceptions/date?edit=new&from=${day(3)}&until=${day(3)}`);
  await dialog().getByText('Other times').click();
  for (const start of ['11:00', '15:00']) {
    await dialog().getByLabel('New time').fill(start);
    await dialog().getByLabel('New time').press('Enter');
    await dialog().getByText(start, { exact: true }).waitFor();
  }
  await dialog().getByLabel('Limit per timeslot').fill('5');
  await dialog().getByLabel('Publish').check({ force: true });
  await confirm('Save exception');
  await applyChange();
});

test('a fifth more in the weekends', async () => {
  const { go, press, heading, typed } = build;
  await go('/tickets');
  await page.getByRole('link', { name: /^Harbour gallery/ }).click();
  await page.getByRole('link', { name: 'Dynamic prices' }).first().click();
  await page.getByRole('link', { name: 'Create rule' }).first().click();
  await heading('Create rule');
  await page.getByLabel('Name').fill('Weekends');
  await page.getByLabel('First visit date').fill(typed(monday));
  await page.getByLabel('Last visit date').fill(typed(day(13)));
  await page.getByLabel('Last visit date').press('Escape');
  for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await press(name);
  await page.getByRole('link', { name: /^Prices$/ }).click();
  await page.getByRole('radiogroup', { name: 'Change for Adult' }).getByText('%').click();
  await page.getByLabel('Amount for Adult').fill('+20');
  await press('Create rule');
  await heading('Dynamic prices');
});

test('a sales page sells all three', async () => {
  await build.go('/ticketstreet');
  await publishSalesPage(page, {
    name: 'Getij tickets',
    url: 'tickets',
    products: [/^Harbour gallery/, /^Lighthouse garden/, /^Guided tour/],
  });
});

const shop = () => `${foyer.url}/api/shop/${client.subdomain}/tickets`;
const read = async (path: string) => (await fetch(`${shop()}${path}`)).json();

/** The ticket group of a product, as the sales page offers it. */
async function groupOf(product: string): Promise<{ id: string; typeId: string }> {
  const { ticketGroups } = salesPageSchema.parse(await read('?language=en'));
  const group = ticketGroups.find(({ title }) => title === product);
  const [type] = group?.ticketTypes ?? [];
  return { id: group?.id ?? '', typeId: type?.id ?? '' };
}

/** Each day of the table as a line: how many days after the first Monday, what it is, and the lowest price. */
async function daysOf(product: string): Promise<string[]> {
  const { id } = await groupOf(product);
  const answer = await read(`/availability?ticketGroupIds=${id}&from=${monday}&until=${day(13)}&fresh=1`);
  return shownDaysSchema
    .parse(answer)
    .days.map(({ state, fromPriceMinor }, index) => `${index} ${state} ${fromPriceMinor ?? '-'}`);
}

async function timesOf(product: string, date: string): Promise<(ShownTimeslot & { shown: string })[]> {
  const { id } = await groupOf(product);
  const answer = await read(`/availability/${date}?ticketGroupIds=${id}&fresh=1`);
  return shownTimeslotsSchema
    .parse(answer)
    .timeslots.map((timeslot) => ({ ...timeslot, shown: `${timeslot.time} ${timeslot.state}` }));
}

test('the days and prices of every product are those of the table', async () => {
  expect(await daysOf('Harbour gallery')).toEqual([
    ...[
      '0 none -',
      '1 quiet 1500',
      '2 closed -',
      '3 quiet 1500',
      '4 quiet 1500',
      '5 quiet 1800',
      '6 quiet 1800',
    ],
    ...[
      '7 quiet 1500',
      '8 quiet 1500',
      '9 quiet 1500',
      '10 quiet 1500',
      '11 quiet 1500',
      '12 quiet 1800',
      '13 quiet 1800',
    ],
  ]);
  expect(await daysOf('Guided tour')).toEqual([
    ...['0 none -', '1 none -', '2 none -', '3 none -', '4 quiet 2450', '5 quiet 2450', '6 none -'],
    ...['7 none -', '8 none -', '9 none -', '10 none -', '11 quiet 2450', '12 quiet 2450', '13 none -'],
  ]);
  // A product for a day has neither times nor the weekends' rule; its place is closed on the same Wednesday.
  expect(await daysOf('Lighthouse garden')).toEqual([
    ...['0 available 600', '1 available 600', '2 closed -', '3 available 600', '4 available 600'],
    ...['5 available 600', '6 available 600', '7 available 600', '8 available 600', '9 available 600'],
    ...['10 available 600', '11 available 600', '12 available 600', '13 available 600'],
  ]);
});

test('so are the times: of the year, of the holidays, of the exception, and of the closed day', async () => {
  const times = async (index: number, product = 'Harbour gallery') =>
    (await timesOf(product, day(index))).map(({ shown }) => shown).join(', ');
  expect(await times(1)).toBe('10:00 quiet, 12:00 quiet, 14:00 quiet, 16:00 quiet');
  expect(await times(2)).toBe('10:00 closed, 12:00 closed, 14:00 closed, 16:00 closed');
  expect(await times(3)).toBe('11:00 quiet, 15:00 quiet');
  for (const holiday of [7, 12]) expect(await times(holiday)).toBe('10:00 quiet, 13:00 quiet');
  // The period of the year is in force again, which has no Mondays.
  expect([await times(14), await times(15)]).toEqual([
    '',
    '10:00 quiet, 12:00 quiet, 14:00 quiet, 16:00 quiet',
  ]);
  const tours = '11:00 quiet, 11:30 quiet, 12:00 quiet, 12:30 quiet, 13:00 quiet, 13:30 quiet';
  expect(await Promise.all([4, 5, 6].map((index) => times(index, 'Guided tour')))).toEqual([
    tours,
    tours,
    '',
  ]);
});

test('a full tour of 90 minutes fills the starts that fall within it, and no other', async () => {
  const { typeId } = await groupOf('Guided tour');
  const [first] = await timesOf('Guided tour', day(4));
  const taken = await fetch(`${shop()}/carts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lines: [{ ticketTypeId: typeId, quantity: 10 }],
      timeslotId: first?.id,
      language: 'en',
    }),
  });
  expect(taken.status).toBe(201);
  expect((await timesOf('Guided tour', day(4))).map(({ shown }) => shown).join(', ')).toBe(
    '11:00 full, 11:30 full, 12:00 full, 12:30 quiet, 13:00 quiet, 13:30 quiet',
  );
});
