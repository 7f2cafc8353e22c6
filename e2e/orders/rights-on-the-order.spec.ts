import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { type MuseumWithOrders, openMuseumWithOrders } from '../src/order-to-change.ts';
import { pickDay } from '../src/orders/pick-day.ts';
import { confirm, dialogOf } from '../src/page-acts.ts';

// What reception and a reader find on the page of an order: reception rebooks and gives no money back, a reader reads.

let museum: MuseumWithOrders;
let page: Page;

beforeAll(async () => {
  museum = await openMuseumWithOrders('rights');
  const dates = { buyersRebook: true, earlierDays: 0, laterDays: 30, latestHours: 1, mostTimes: 2 };
  await museum.set('rebooking', { ...dates, feeMinor: 0, isDifferenceReturned: true });
});

afterAll(async () => {
  await museum?.close();
});

const refundsOf = async (orderId: string) => {
  const { rows } = await museum.database.owner.query('select state from refund where order_id = $1', [
    orderId,
  ]);
  return rows;
};

test('reception moves an order to another day', async () => {
  const orderId = await museum.sell({ firstName: 'Jan' });
  page = await museum.open(orderId, 'reception');
  await page.getByRole('button', { name: /^More: GT-/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Refund', exact: true }).count()).toBe(0);
  // As from the address of old: the order is looked for, and opens with its other day to choose.
  await page.goto(`${museum.url}/cms/rebooking`);
  await page.getByText('Search for an order').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('searchbox').fill('GT-1');
  await page.getByRole('link', { name: 'GT-1' }).click();
  await dialogOf(page).waitFor();
  await pickDay(page, 9);
  await dialogOf(page)
    .getByRole('radio', { name: /^11:30/ })
    .check();
  await confirm(page, 'Check the price');
  await confirm(page, 'Change order');
  await page.getByText(/2 tickets moved from/).waitFor();
});

test('its acts on money can be read, with the reason why not, and do nothing', async () => {
  await page.getByRole('button', { name: /^More: GT-/ }).click();
  for (const act of ['Refund without cancelling', 'Cancel tickets', 'Cancel whole order']) {
    const item = page.getByRole('menuitem', { name: act });
    expect(await item.getAttribute('aria-disabled'), act).toBe('true');
    await item.getByText('Needs the Extra right on orders').waitFor();
    await item.click({ force: true });
  }
  expect(await dialogOf(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.close();
});

test('an adult that becomes a free ticket brings no money back', async () => {
  const orderId = await museum.sell({ firstName: 'Kim', quantity: 1 });
  page = await museum.open(orderId, 'reception');
  await page.getByRole('button', { name: /^More: GT-/ }).click();
  await page.getByRole('menuitem', { name: 'Change ticket types or number' }).click();
  await dialogOf(page)
    .getByLabel(/^Type of ticket ending in/)
    .click();
  await page.getByRole('option', { name: 'Museum card', exact: true }).click();
  await confirm(page, 'Check the price');
  await dialogOf(page).getByText('Step 2 of 2').waitFor();
  expect(await dialogOf(page).getByText('How does the difference go back?').count()).toBe(0);
  await confirm(page, 'Change order');
  await page.getByText('The order was changed').waitFor();
  expect(await refundsOf(orderId)).toEqual([]);
  await page.close();
});

test('a reader reads the order and can do nothing with it', async () => {
  const orderId = await museum.sell({ firstName: 'Lies' });
  page = await museum.open(orderId, 'reader');
  await page.getByText('0 of 2 scanned').waitFor();
  expect(
    await page.getByRole('button', { name: /^More: GT-|Change order|refund|Resend|note/i }).count(),
  ).toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.close();
});
