import { completeOrder, lockOrder } from '@foyer/server/modules/orders/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

// The list of orders of a museum with one order of two adults, of 35.00, for 15 June 2030.
let foyer: RunningMuseum;

beforeAll(async () => {
  foyer = await openMuseum();
  const { clientId } = foyer.client;
  const { app } = testApp(foyer.database);
  const timeslot = await aTimeslot(foyer.database.owner, clientId);
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, { isTest: true });
  await inClient(app.db, clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
});

afterAll(async () => {
  await foyer?.close();
});

async function openAs(path: string, width = 1440): Promise<Page> {
  const page = await openPage(foyer.browser, { width });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${foyer.client.subdomain}`, TEST_PASSWORD, path);
  return page;
}

test('orders are found by the day of their visit, by days of one’s own, by total and by product, and by the views that are there from the start', async () => {
  const page = await openAs('/order-management');
  await page.getByText(/^\d+ orders? · /).waitFor();
  await page.getByRole('button', { name: 'Visit date', exact: true }).click();
  const days = page.getByRole('dialog', { name: 'Visit date' });
  await days.getByLabel('From').fill('15-06-2030');
  await days.getByLabel('Until').fill('14-06-2030');
  await days.getByRole('button', { name: 'Apply' }).click();
  await days.getByText('The last day is before the first.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await days.getByLabel('Until').fill('');
  await days
    .getByRole('status')
    .getByText(/^\d+ orders?$/)
    .waitFor();
  await days.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL((address) => address.searchParams.get('visit') === '2030-06-15');
  await page.getByRole('button', { name: 'Visit date 15-06-2030' }).waitFor();
  await page.getByText(/^\d+ orders? · /).waitFor();

  await page.getByRole('button', { name: 'Total', exact: true }).first().click();
  const total = page.getByRole('dialog', { name: 'Total' });
  await total.getByLabel('From').fill('36');
  await total.getByLabel('Up to').fill('much');
  await total.getByLabel('Up to').press('Enter');
  await total.getByText('Enter an amount, such as 30.00.').waitFor();
  await total.getByLabel('Up to').fill('');
  await total.getByLabel('Up to').press('Enter');
  await page.getByRole('button', { name: 'Total from €36.00' }).waitFor();
  await page.getByText('No orders found').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Total from €36.00' }).waitFor();
  await page.getByRole('button', { name: 'Clear Total' }).click();
  await page.getByText(/^\d+ orders? · /).waitFor();

  await page.getByRole('button', { name: 'Product', exact: true }).click();
  await page.getByRole('menuitemradio').first().click();
  await page.waitForURL((address) => address.searchParams.has('productId'));
  await page.getByText(/^\d+ orders? · /).waitFor();

  const views = page.getByRole('navigation', { name: 'Views' });
  for (const [name, parameter] of [
    ['Visiting today', 'visit'],
    ['Open payments', 'state'],
    ['Refunds this month', 'refunded'],
  ] as const) {
    await views.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await page.waitForURL((address) => address.searchParams.has(parameter));
    await views.getByRole('link', { name }).and(page.locator('[aria-current]')).waitFor();
    expect(await page.getByRole('button', { name: 'Save as view' }).count()).toBe(0);
  }
  await page.close();

  const phone = await openAs('/order-management', 390);
  await phone.getByRole('button', { name: 'Visit date', exact: true }).click();
  const sheet = phone.getByRole('dialog', { name: 'Visit date' });
  await sheet.getByRole('button', { name: 'This weekend' }).click();
  await phone.waitForURL((address) => address.searchParams.get('visit') === 'this-weekend');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await phone.close();
});

test('on a tablet the total of each order is in sight, below its own header, beside the button for columns', async () => {
  const page = await openAs('/order-management', 1024);
  const header = page.getByRole('columnheader', { name: 'Total' });
  const columns = page.getByRole('button', { name: 'Columns of Orders' });
  const total = page.getByRole('row').nth(1).getByText(/€\d/);
  await total.waitFor();
  const [head, button, value] = await Promise.all([
    header.boundingBox(),
    columns.boundingBox(),
    total.boundingBox(),
  ]);
  if (!head || !button || !value) throw new Error('header, button and total are drawn');
  expect(button.x).toBeGreaterThanOrEqual(head.x + head.width);
  expect(value.x).toBeGreaterThanOrEqual(head.x);
  expect(value.x + value.width).toBeLessThanOrEqual(head.x + head.width);
  expect(button.x + button.width).toBeLessThanOrEqual(1024);
  await page.close();
});

test('the view of failed orders names what visitors could not order because of a database error', async () => {
  const page = await openAs('/order-management?failed=all');
  await page.getByText('No orders found').waitFor();
  const card = page.getByRole('region', { name: 'Not ordered because of a database error' });
  expect(await card.count()).toBe(0);
  await foyer.database.owner.query(
    `insert into failed_placement (client_id, cart_id, item_count, total_minor, currency, code, tries, first_at, last_at)
     values ($1, uuidv7(), 3, 4100, 'EUR', '53100', 2, now(), now())`,
    [foyer.client.clientId],
  );
  await page.reload();
  await card.getByText('Database error 53100, tried 2 times').waitFor();
  await card.getByText('€41.00').waitFor();
  await card.getByText('Not ordered', { exact: true }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.close();
});
