import { randomUUID } from 'node:crypto';
import { completeOrder, lockOrder } from '@foyer/server/modules/orders/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { aTimeslot, type TestTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { pressTwice } from '../src/browser/press-twice.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';

let foyer: RunningMuseum;
let timeslot: TestTimeslot;
const days = { visit: dayFromToday(9), dearer: dayFromToday(10), cheaper: dayFromToday(11) };

beforeAll(async () => {
  foyer = await openMuseum();
  const { owner } = foyer.database;
  const { clientId } = foyer.client;
  timeslot = await aTimeslot(owner, clientId, { date: days.visit, capacity: 20 });
  for (const date of [days.dearer, days.cheaper]) {
    const { rows } = await owner.query<{ id: string }>(
      `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, $2::date, '15:00', ($2::date + time '15:00') at time zone 'Europe/Amsterdam', 'manual'
       from timeslot where id = $1 returning id`,
      [timeslot.timeslotId, date],
    );
    await owner.query(
      `insert into counter (client_id, id, kind, owner_id, capacity) values ($1, $2, 'timeslot', $2, 20)`,
      [clientId, rows[0]?.id],
    );
  }
  const set = (subject: string, value: object) =>
    owner.query(
      `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at, made_by_name)
       values ($1, $2, 1, $3, '{}', '2020-01-01', '2020-01-01', 'test')`,
      [clientId, subject, JSON.stringify(value)],
    );
  const kept = { keepServiceCost: true, keepTransactionCost: true, approvalAboveMinor: null };
  await set('refunds', { ...kept, buyersCancel: true, cancelHours: 24 });
  const dates = { buyersRebook: true, earlierDays: 0, laterDays: 30, latestHours: 1, mostTimes: 3 };
  await set('rebooking', { ...dates, feeMinor: 0, isDifferenceReturned: true });
});

afterAll(async () => {
  await foyer?.close();
});

/** Two adults who paid 17.50 each. @returns the address of their order. */
async function sell(): Promise<string> {
  const { app } = testApp(foyer.database);
  const { clientId } = foyer.client;
  const { orderId, secret } = await aPlacedOrder(app, clientId, timeslot, { isTest: true });
  await foyer.database.owner.query(
    `insert into payment (client_id, order_id, provider, reference, method, amount_minor, currency, state, paid_at)
     values ($1, $2, 'test', $3, 'test', 3500, 'EUR', 'paid', now())`,
    [clientId, orderId, randomUUID()],
  );
  await inClient(app.db, clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  return `${foyer.url}/shop/order/${foyer.client.subdomain}?language=en#${secret}`;
}

const costs = (minor: number) =>
  foyer.database.owner.query('update ticket_type set price_minor = $2 where id = $1', [
    timeslot.ticketTypeId,
    minor,
  ]);

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

async function openOrder(address: string, width: number): Promise<Page> {
  const page = await openPage(foyer.browser, { width, height: 844 });
  await page.goto(address);
  await heading(page, /^See you on/);
  return page;
}

async function chooseDay(page: Page, date: string): Promise<void> {
  const day = page.locator(`.day[data-date="${date}"][data-state=open]`);
  await page.locator('.day').first().waitFor();
  if (!(await page.locator(`.day[data-date="${date}"]`).isVisible())) await press(page, 'Next month');
  await day.click();
  await page.getByRole('radio', { name: /^15:00/ }).check();
}

test('a visitor moves to a dearer day on a phone, pays the difference, and has new tickets', async () => {
  await costs(1950);
  const page = await openOrder(await sell(), 390);
  await page.getByText(/^Free, until .*, 3 times left$/).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await press(page, /^Move/);
  await heading(page, 'Move your visit');
  // Without a choice the button says what is missing.
  await press(page, 'Move my visit');
  await page.getByText('Choose a date and a time first').waitFor();
  await chooseDay(page, days.dearer);
  await page.getByText('€4.00 to pay').waitFor();
  await page.getByText('Higher price').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // What is chosen is in the address: a reloaded page has it still.
  await page.reload();
  await page.getByText('€4.00 to pay').waitFor();
  await press(page, 'Pay €4.00 and move');
  await page.waitForURL(/\/pay\/test\//);

  // Left without paying: the change waits on the order, and its payment is the same one.
  await page.goBack();
  await page.getByRole('heading', { name: 'Pay €4.00 to change your order' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await press(page, 'Pay €4.00');
  await page.waitForURL(/\/pay\/test\//);
  await page.locator('button[value=paid]').click();
  await heading(page, /^See you on/);
  await page.getByText('Your order was changed').waitFor();
  await page.locator('.ticket-when').getByText('15:00').waitFor();
  await page.getByText(/2 times left/).waitFor();
});

test('a cheaper day gives the difference back; a double click moves once', async () => {
  await costs(1500);
  const page = await openOrder(await sell(), 1440);
  await press(page, /^Move/);
  await chooseDay(page, days.cheaper);
  await page.getByText('€5.00 back by Test payment').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await pressTwice(page, 'Move my visit', '**/changes');
  await heading(page, /^See you on/);
  await page.getByText('Your order was changed. €5.00 goes back the way you paid.').waitFor();
  await page.locator('.ticket-when').getByText('15:00').waitFor();
  await page.getByText(/2 times left/).waitFor();
});

test('one of two tickets is cancelled; Back first leaves the order as it was', async () => {
  const page = await openOrder(await sell(), 390);
  await press(page, /^Cancel/);
  await heading(page, 'Cancel tickets');
  await page.goBack();
  await heading(page, /^See you on/);
  await press(page, /^Cancel/);
  await press(page, 'Cancel tickets');
  await page.getByText('Choose at least one ticket').waitFor();
  await page.getByRole('checkbox', { name: /Ticket 1 of 2/ }).check();
  await page.getByText('€17.50 back by Test payment').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await press(page, 'Cancel 1 ticket');
  await heading(page, /^See you on/);
  await page.getByRole('img', { name: 'Code of ticket 1 of 1' }).waitFor();
  await page.getByText('1 cancelled ticket').waitFor();
});

test('an order that changed meanwhile is asked again, with what was chosen; without a connection nothing is lost', async () => {
  const address = await sell();
  const [one, other] = [await openOrder(address, 390), await openOrder(address, 390)];
  await press(one, /^Cancel/);
  await one.getByRole('checkbox', { name: /Ticket 2 of 2/ }).check();
  await one.getByText('€17.50 back by Test payment').waitFor();
  await press(other, /^Cancel/);
  await other.getByRole('checkbox', { name: /Ticket 1 of 2/ }).check();
  await other.getByText('€17.50 back by Test payment').waitFor();
  await press(other, 'Cancel 1 ticket');
  await heading(other, /^See you on/);

  await one.route('**/changes', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await press(one, 'Cancel 1 ticket');
  await one.getByText('There is no connection').waitFor();
  await one.unroute('**/changes');
  await press(one, 'Try again');
  await one.getByText('Your order changed in the meantime').waitFor();
  await one.getByText('€17.50 back by Test payment').waitFor();
  await press(one, 'Cancel 1 ticket');
  await heading(one, 'This order was refunded');
});
