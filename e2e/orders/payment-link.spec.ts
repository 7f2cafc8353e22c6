import { readUnsentMails } from '@foyer/server/modules/message-queue/index.ts';
import { verifyLedger } from '@foyer/server/modules/order-ledger/index.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { type MuseumWithOrders, openMuseumWithOrders } from '../src/order-to-change.ts';
import { pickDay } from '../src/orders/pick-day.ts';
import { confirm, dialogOf, press } from '../src/page-acts.ts';

// Staff move an order to a dearer day; the visitor pays the difference by the mailed link, on a phone.

let museum: MuseumWithOrders;
let orderId: string;
let office: Page;
let phone: Page;

beforeAll(async () => {
  museum = await openMuseumWithOrders('link');
  const dates = { buyersRebook: true, earlierDays: 0, laterDays: 30, latestHours: 1, mostTimes: 2 };
  await museum.set('rebooking', { ...dates, feeMinor: 250, isDifferenceReturned: true });
  orderId = await museum.sell({ firstName: 'Iris' });
  await museum.database.owner.query('update ticket_type set price_minor = 1975 where id = $1', [
    museum.onSale.ticketTypeIds[0],
  ]);
});

afterAll(async () => {
  await museum?.close();
});

const visits = async () => {
  const { rows } = await museum.database.owner.query(
    `select visit_time::text as time, count(*)::int as tickets from ticket
     where order_id = $1 and state = 'active' group by visit_time`,
    [orderId],
  );
  return rows;
};

test('staff ask for the difference by mail; until it is paid the tickets are what they were', async () => {
  office = await museum.open(orderId);
  await press(office, 'Change order');
  await pickDay(office, 9);
  await dialogOf(office)
    .getByRole('radio', { name: /^11:30/ })
    .check();
  await confirm(office, 'Check the price');
  await confirm(office, 'Change order and request €9.50');
  await office.getByRole('heading', { name: 'Change waits for a payment of €9.50' }).waitFor();
  expect(await visits()).toEqual([{ time: '14:30:00', tickets: 2 }]);
});

test('the link of the mail opens the change on a phone, with what is to be paid', async () => {
  const { app } = testApp(museum.database);
  const mailed = async () =>
    (await readUnsentMails(app, museum.client.clientId, 20)).find(
      ({ kind }) => kind === 'order-change-to-pay',
    )?.text ?? '';
  await expect.poll(mailed, patience).toContain('/shop/order/');
  const [, path = ''] = /https?:\/\/[^/\s]+(\/shop\/order\/\S+)/.exec(await mailed()) ?? [];
  phone = await openPage(museum.browser, { width: 390, height: 844 });
  await phone.goto(`${museum.url}${path}`);
  await phone.getByRole('heading', { name: 'Pay €9.50 to change your order' }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findAccessibilityFaults(phone)).toEqual([]);
});

test('a payment that fails changes nothing and can be made again; paid, the visit is moved', async () => {
  const pay = () =>
    phone.getByRole('button', { name: 'Pay €9.50' }).filter({ visible: true }).first().click();
  await pay();
  await phone.waitForURL(/\/pay\/test\//);
  await phone.locator('button[value=failed]').click();
  await phone.getByRole('heading', { name: 'Pay €9.50 to change your order' }).waitFor();
  expect(await visits()).toEqual([{ time: '14:30:00', tickets: 2 }]);
  await pay();
  await phone.waitForURL(/\/pay\/test\//);
  await phone.locator('button[value=paid]').click();
  await phone.getByText('Your order was changed').waitFor();
  await phone.locator('.ticket-when').getByText('11:30').waitFor();
  expect(await visits()).toEqual([{ time: '11:30:00', tickets: 2 }]);
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await phone.close();
});

test('staff see the change made, nothing waits, and the ledger is right', async () => {
  await office.reload();
  await office.getByText(/2 tickets moved from/).waitFor();
  expect(await office.getByText('Change waits for a payment').count()).toBe(0);
  const report = (await verifyLedger(museum.database.worker)).find(
    ({ subdomain }) => subdomain === museum.client.subdomain,
  );
  expect(report).toMatchObject({ orders: 1, differing: [], strays: 0 });
  await office.close();
});
