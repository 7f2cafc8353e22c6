import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { alertOf, chooseTime, DATE, fillDetails, heading, press } from '../src/sales/visitor-steps.ts';

// A tour is offered besides the tickets. It has times of its own, and is bought with them on the day of the visit.

let foyer: RunningMuseum;
let page: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  const { clientId, subdomain } = foyer.client;
  const { owner } = foyer.database;
  const museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'tours',
    languages: ['en'],
  });
  const tour = await aTimeslot(owner, clientId, {
    capacity: 2,
    date: DATE,
    time: '15:30',
    title: 'Guided tour',
  });
  await owner.query(`insert into ticket_type_sales_point values ($1, $2, 'website')`, [
    clientId,
    tour.ticketTypeId,
  ]);
  await owner.query('insert into product_location values ($1, $2, $3)', [
    clientId,
    tour.productId,
    tour.locationId,
  ]);
  await owner.query(
    `insert into content (client_id, owner, owner_id, language, field, text)
     values ($1, 'ticket-type', $2, 'en', 'name', 'Place in the tour')`,
    [clientId, tour.ticketTypeId],
  );
  await owner.query(
    'insert into channel_ticket_group (client_id, channel_id, ticket_group_id) values ($1, $2, $3)',
    [clientId, museum.ticketstreetId, tour.ticketGroupId],
  );
  await owner.query('update channel set sales_flow = $2 where id = $1', [
    museum.ticketstreetId,
    JSON.stringify({ upsell: { isOn: true, ticketTypeIds: [tour.ticketTypeId] } }),
  ]);
  page = await openPage(foyer.browser, { width: 390, height: 844 });
  await page.goto(`${foyer.url}${museum.page}?language=en`);
});

afterAll(async () => {
  await foyer?.close();
});

const more = (name: string) => press(page, `One more: ${name}`);
const tourTimes = () => page.getByRole('region', { name: 'Guided tour' });

test('tickets and a tour are chosen together, though their times differ', async () => {
  await heading(page, 'Choose your tickets');
  for (const name of ['Place in the tour, Guided tour', 'Adult, Salt & Light tours']) await more(name);
  await more('Adult, Salt & Light tours');
  expect(await page.getByText('Separate booking').count()).toBe(0);
  await press(page, /^Choose date/);
});

test('on the day of the visit the tour asks for its own time', async () => {
  await heading(page, 'When are you coming?');
  await chooseTime(page);
  await press(page, 'Your details');
  await alertOf(page, 'Choose a date and a time first');
  await tourTimes()
    .getByRole('radio', { name: /^15:30/ })
    .check();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await press(page, 'Your details');
  await heading(page, 'Your details');
});

test('a reload keeps both times, and the overview names that of the tour', async () => {
  await page.reload();
  await heading(page, 'Your details');
  await fillDetails(page);
  await press(page, 'Check and pay');
  await heading(page, 'Check and pay');
  await page.getByText('1 × Place in the tour, 15:30').first().waitFor();
  await page.goBack();
  await page.goBack();
  await heading(page, 'When are you coming?');
  expect(await page.getByRole('radio', { name: /^14:30/ }).isChecked()).toBe(true);
  expect(
    await tourTimes()
      .getByRole('radio', { name: /^15:30/ })
      .isChecked(),
  ).toBe(true);
  await press(page, 'Your details');
  await press(page, 'Check and pay');
});

test('each ticket is for its own time', async () => {
  await heading(page, 'Check and pay');
  await press(page, /^Pay /);
  await page.locator('button[value=paid]').click();
  await heading(page, /^See you/);
  const tickets = page.locator('.ticket');
  const times: string[] = [];
  for (let turned = 0; turned < 3; turned += 1) {
    times.push(
      `${await tickets.locator('.ticket-facts strong').innerText()} ${await tickets.locator('.ticket-when .figures').innerText()}`,
    );
    if (turned < 2) await press(page, 'Next ticket');
  }
  expect(times.sort()).toEqual(['Adult 14:30', 'Adult 14:30', 'Place in the tour 15:30']);
});

test('on a day without the tour the order continues without it', async () => {
  await page.getByRole('link', { name: 'Buy more tickets' }).click();
  await heading(page, 'Choose your tickets');
  for (const name of ['Place in the tour, Guided tour', 'Adult, Salt & Light tours']) await more(name);
  await press(page, /^Choose date/);
  await page.locator('.day').first().waitFor();
  const day = page.locator(`.day[data-date="${dayFromToday(2)}"]`);
  if (!(await day.isVisible())) await press(page, 'Next month');
  await day.and(page.locator('[data-state=open]')).click();
  await tourTimes().getByText('There are no times on this date.').waitFor();
  await press(page, 'Continue without Guided tour');
  await tourTimes().waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: /^14:30/ }).check();
  await press(page, 'Your details');
  await heading(page, 'Your details');
});
