import { signedInAs, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { dayFromToday, type MuseumOnSale, putMuseumOnSale } from './src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

/** A museum on sale whose galleries are closed for a storm on one date. */
let foyer: RunningMuseum;
let browser: Browser;
let page: Page;
const stormy = dayFromToday(5);
const open = dayFromToday(6);
let calendarId = '';
let productId = '';
let cashier = '';
let manager = '';
let museum: MuseumOnSale;

beforeAll(async () => {
  foyer = await openMuseum();
  const { client, database } = foyer;
  ({ browser } = foyer);
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain: client.subdomain, password: TEST_PASSWORD },
    url: 'galleries',
  });
  const one = async (text: string, ...values: unknown[]) =>
    (await database.owner.query(text, values)).rows[0];
  ({ id: calendarId } = await one('select id from calendar where client_id = $1', client.clientId));
  ({ id: productId } = await one('select id from product where client_id = $1', client.clientId));
  const { id: exceptionId } = await one(
    `insert into calendar_exception (client_id, calendar_id, kind, from_date, until_date, closed, note, published)
     values ($1, $2, 'date', $3, $3, true, 'Storm warning', true) returning id`,
    client.clientId,
    calendarId,
    stormy,
  );
  await one(
    `update timeslot set state = 'closed', exception_id = $1, colour = 'red' where calendar_id = $2 and local_date = $3`,
    exceptionId,
    calendarId,
    stormy,
  );
  await signedInAs(testApp(database).app, client, 'reception');
  const { username } = await one(
    `select username from account where client_id = $1 and account_type = 'reception'`,
    client.clientId,
  );
  cashier = `${username}|${client.subdomain}`;
  manager = `manager|${client.subdomain}`;
});

async function enterAs(name: string): Promise<void> {
  page = await openPage(browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, name, TEST_PASSWORD);
}

afterAll(async () => {
  await foyer?.close();
});

const panel = () => page.getByRole('complementary', { name: /^Why/ });
const step = (name: string) =>
  page.getByRole('listitem').filter({ has: page.locator('strong').getByText(name, { exact: true }) });

test('a cashier asks why a timeslot is closed and reads which exception did it, on the desk and on a phone', async () => {
  await enterAs(cashier);
  await page.goto(`${foyer.url}/cms/timeslotgroup/${calendarId}/day/${stormy}`);
  await page.getByRole('button', { name: 'Why?: 10:00' }).click();
  await panel().getByRole('heading', { name: 'Why closed for Staff?' }).waitFor();
  await step('Date exception').getByText('Storm warning').waitFor();
  expect(await step('Date exception').innerText()).toMatch(/Closed from .* until .*Stops/s);
  expect(await step('Sold').innerText()).toContain('No places sold');
  await panel().getByLabel('View as').selectOption({ label: 'Getij tickets galleries' });
  await panel().getByRole('heading', { name: 'Why closed for Getij tickets galleries?' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const address = page.url();
  expect(address).toContain('why=');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  const sheet = page.getByRole('dialog', { name: 'Why closed for Getij tickets galleries?' });
  await sheet.getByText('Storm warning').waitFor();
  const box = await sheet.boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel().getByRole('button', { name: 'Close' }).click();
  await panel().waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('why=');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Why?: 10:00');
});

test('a date of a product shows why, and at which time of it how many are left', async () => {
  await enterAs(manager);
  await page.goto(`${foyer.url}/cms/products/edit/${productId}?tab=availability&why=${open}`);
  await panel().getByRole('heading', { name: 'Why 20 left for Staff?' }).waitFor();
  await panel().getByLabel('Time').selectOption({ label: '11:30 · Quiet' });
  await panel().getByText(', 11:30').waitFor();
  await page.goto(`${foyer.url}/cms/products/edit/${productId}?tab=availability&why=${dayFromToday(200)}`);
  await panel().getByText('No schedule has a timeslot').waitFor();
});

test('a visitor who comes back to the tickets reads which of them are not sold on the chosen day', async () => {
  page = await openPage(browser, { width: 390, height: 844 });
  const [, , subdomain, channel] = museum.page.split('/');
  await page.addInitScript(([key, choices]) => sessionStorage.setItem(key, choices), [
    `foyer.shop.${subdomain}.${channel}`,
    JSON.stringify({ quantities: {}, date: stormy }),
  ] as const);
  await page.goto(`${foyer.url}${museum.page}?language=en`);
  const adult = page.getByRole('listitem').filter({ has: page.getByText('Adult', { exact: true }) });
  await adult.getByText(/^Closed · /).waitFor();
  // Another day can be chosen, so the number is asked all the same.
  await adult.getByRole('button', { name: 'One more: Adult' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
