import { readUnsentMails } from '@foyer/server/modules/message-queue/read-unsent-mails.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday } from '../src/museum-on-sale.ts';
import { type MuseumWithOrders, openMuseumWithOrders } from '../src/order-to-change.ts';
import { confirm, dialogOf, press } from '../src/page-acts.ts';

let museum: MuseumWithOrders;
let orderId = '';
let phone: Page;
const date = dayFromToday(8);

beforeAll(async () => {
  museum = await openMuseumWithOrders('full');
  const { owner } = museum.database;
  await owner.query('update channel set sales_flow = $2 where id = $1', [
    museum.onSale.ticketstreetId,
    JSON.stringify({ waitingList: true }),
  ]);
  orderId = await museum.sell();
  // The order has the last two places of 14:30, and nothing is left of the other times.
  await owner.query(
    `update counter c set capacity = 2, sold = 2 from timeslot t
     where c.client_id = $1 and c.id = t.id and t.local_date = $2`,
    [museum.client.clientId, date],
  );
  phone = await openPage(museum.browser, { width: 390, height: 844 });
});

afterAll(async () => {
  await museum?.close();
});

const mailsTo = async (address: string) => {
  const mails = await readUnsentMails(testApp(museum.database).app, museum.client.clientId, 50);
  return mails.filter(({ kind, to }) => kind === 'waiting-list' && to.address === address);
};
const linkIn = (text: string | undefined, what: RegExp) => {
  const [, url = ''] = what.exec(text ?? '') ?? [];
  return `${museum.url}${new URL(url).pathname}${new URL(url).search}${new URL(url).hash}`;
};
const fullDay = async () => {
  await phone.goto(`${museum.url}${museum.onSale.page}?language=en`);
  await phone.evaluate(() => sessionStorage.clear());
  await phone.reload();
  await press(phone, 'One more: Adult');
  await press(phone, 'One more: Adult');
  await press(phone, 'Choose date');
  await phone.locator('.day').first().waitFor();
  const day = phone.locator(`.day[data-date="${date}"]`);
  if (!(await day.isVisible())) await press(phone, 'Next month');
  await day.click();
  await phone.getByRole('region', { name: 'Waiting list' }).waitFor();
};

test('a visitor on a phone meets a full day, and waits for any time of it or for one', async () => {
  await fullDay();
  const panel = phone.getByRole('region', { name: 'Waiting list' });
  expect(await panel.getByRole('radio').count()).toBe(6);
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await panel.getByRole('radio', { name: '14:30' }).check();
  await panel.getByLabel('Email address').fill('anna@');
  await panel.getByRole('button', { name: 'Join the waiting list' }).click();
  await panel.getByText('Fill in an email address').waitFor();
  expect(await panel.getByLabel('Email address').inputValue()).toBe('anna@');
  await panel.getByLabel('Email address').fill('anna@example.com');
  await panel.getByRole('button', { name: 'Join the waiting list' }).click();
  await panel.getByText('You are on the waiting list').waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await expect.poll(async () => (await mailsTo('anna@example.com')).length, patience).toBe(1);
});

test('the link of the mail shows the place in the list and leaves it', async () => {
  await fullDay();
  await phone.getByLabel('Email address').fill('bo@example.com');
  await press(phone, 'Join the waiting list');
  await expect.poll(async () => (await mailsTo('bo@example.com')).length, patience).toBe(1);
  const [mail] = await mailsTo('bo@example.com');
  await phone.goto(linkIn(mail?.text, /(http\S+\/waiting#\S+)/));
  await phone.getByRole('heading', { level: 1, name: 'You are on the waiting list' }).waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await press(phone, 'Leave the waiting list');
  await phone.getByRole('heading', { level: 1, name: 'You left the waiting list' }).waitFor();
});

test('staff see who waits, and take a visitor off the list', async () => {
  await fullDay();
  await phone.getByLabel('Email address').fill('cleo@example.com');
  await press(phone, 'Join the waiting list');
  await phone.getByText('You are on the waiting list').waitFor();
  const page = await museum.open(orderId);
  await page.goto(`${museum.url}/cms/timeslotgroup/waiting-list?date=${date}`);
  await page.getByText('2 visitors wait for 4 places').waitFor();
  const row = page.getByRole('row', { name: /cleo@example\.com/ });
  await row.getByText('any time').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await row.getByRole('button', { name: /^More: cleo/ }).click();
  await page.getByRole('menuitem', { name: 'Take off the list' }).click();
  await dialogOf(page).getByText('Take this visitor off the waiting list?').waitFor();
  await confirm(page, 'Take off the list');
  await row.getByText('Taken off').waitFor();
  await page.getByText('1 visitor waits for 2 places').waitFor();
  await page.context().close();
});

test('staff cancel an order: the first in the list is mailed, and the link leads to the places that are kept', async () => {
  const page = await museum.open(orderId);
  await page.getByRole('button', { name: /^More: GT-/ }).click();
  await page.getByRole('menuitem', { name: 'Cancel tickets' }).click();
  const tickets = dialogOf(page).getByRole('checkbox', { name: 'Adult' });
  await tickets.first().check();
  await tickets.nth(1).check();
  await confirm(page, 'Cancel 2 tickets and refund €35.00');
  await expect.poll(async () => (await mailsTo('anna@example.com')).length, patience).toBe(2);
  await page.context().close();

  const [mail] = await mailsTo('anna@example.com');
  await phone.goto(linkIn(mail?.text, /(http\S+\?act=buy#\S+)/));
  await phone.getByRole('heading', { level: 1, name: 'Your details' }).waitFor();
  await phone.getByLabel('First name').fill('Anna');
  await phone.getByLabel('Last name').fill('Visser');
  await phone.getByLabel('Email address').fill('anna@example.com');
  await press(phone, 'Check and pay');
  await phone.getByRole('heading', { level: 1, name: 'Check and pay' }).waitFor();
  await press(phone, /^Pay /);
  await phone.waitForURL(/\/pay\/test\//);
  await phone.locator('button[value=paid]').click();
  await phone.getByRole('heading', { level: 1, name: /^See you on/ }).waitFor();

  await phone.goto(linkIn(mail?.text, /(http\S+\/waiting#\S+)/));
  await expect
    .poll(async () => {
      await phone.reload();
      return phone.getByRole('heading', { level: 1 }).innerText();
    }, patience)
    .toBe('You have your tickets');
});
