import { completeOrder, lockOrder } from '@foyer/server/modules/orders/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { aSeller } from '@foyer/testkit/builders/a-seller.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';

let foyer: RunningMuseum;
let address: string;

beforeAll(async () => {
  foyer = await openMuseum();
  const { app } = testApp(foyer.database);
  const { clientId, subdomain } = foyer.client;
  await aSeller(foyer.database.owner, clientId);
  const timeslot = await aTimeslot(foyer.database.owner, clientId, { date: dayFromToday(9) });
  const { orderId, secret } = await aPlacedOrder(app, clientId, timeslot);
  await inClient(app.db, clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  address = `${foyer.url}/shop/order/${subdomain}?language=en#${secret}`;
});

afterAll(async () => {
  await foyer?.close();
});

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

test('a visitor asks for an invoice on a phone: errors at their fields, what was typed kept, and the file at once', async () => {
  const page = await openPage(foyer.browser, { width: 390, height: 844 });
  await page.goto(address);
  await press(page, /^Ask for an invoice/);
  await page.getByRole('heading', { level: 1, name: 'Ask for an invoice' }).waitFor();
  await page.getByLabel('Company').fill('Harbour Tours');
  await page.reload();
  await press(page, 'Ask for the invoice');
  await page.getByText('Fill in the street and house number').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('address');
  expect(await page.getByLabel('Company').inputValue()).toBe('Harbour Tours');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Street and house number').fill('Kade 2');
  await page.getByLabel('Postal code').fill('1411 AB');
  await page.getByLabel('Town').fill('Havenstad');
  await press(page, 'Ask for the invoice');
  await page.getByRole('heading', { level: 1, name: /^See you on/ }).waitFor();
  const download = page.waitForEvent('download');
  await press(page, /^Invoice .* \(PDF\)$/);
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
