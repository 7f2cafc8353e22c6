import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { intercept, operationOf } from '../src/museum-shell.ts';
import { type MuseumWithOrders, openMuseumWithOrders } from '../src/order-to-change.ts';

let museum: MuseumWithOrders;
let page: Page;
const asked: string[] = [];
const timesAsked = () =>
  ['SaidOfOrder', 'OrderInvoicing'].map((name) => asked.filter((one) => one === name).length);

beforeAll(async () => {
  museum = await openMuseumWithOrders('cards');
  page = await museum.open(await museum.sell({ firstName: 'Mia' }));
  await page.getByText('No invoice yet').waitFor();
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(operationOf(request)));
});

afterAll(() => museum?.close());

async function openAgain(): Promise<void> {
  asked.length = 0;
  await page.reload();
}

test('the cards beside an order are each asked for once', async () => {
  await openAgain();
  await page.getByText('No invoice yet').waitFor();
  await page.waitForLoadState('networkidle');
  expect(timesAsked()).toEqual([1, 1]);
});

test('a card that cannot be loaded says so, and is asked for again on a press only', async () => {
  await intercept(page, 'OrderInvoicing', (route) => route.fulfill({ status: 400, json: {} }));
  await openAgain();
  await page.getByText('The documents could not be loaded').waitFor();
  await page.waitForLoadState('networkidle');
  expect(timesAsked()).toEqual([1, 1]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText('No invoice yet').waitFor();
});
