import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { DESK_LIGHT_PHONE_DARK, findAccessibilityFaults } from '../src/check-accessibility.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let desk: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  await aLocation(foyer.database.owner, foyer.client.clientId);
  desk = await openPage(foyer.browser, { width: 1280, height: 800 });
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  const name = `manager|${foyer.client.subdomain}`;
  await signIn(desk, foyer.url, name, TEST_PASSWORD, '/ticketverkoop/kassas');
});

afterAll(() => foyer?.close());

const press = (name: string | RegExp) => desk.getByRole('button', { name }).first().click();

test('a colleague makes a till and opens it with a float counted by coin', async () => {
  await desk.getByText('No tills yet').waitFor();
  await press('Create till');
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Desk 1');
  await dialog.getByLabel('Address of the receipt printer').fill('10.0.0.9:25');
  await dialog.getByRole('button', { name: 'Create till' }).click();
  await dialog.getByText('A host name or an IP address, without a port').waitFor();
  await dialog.getByLabel('Address of the receipt printer').fill('');
  await dialog.getByRole('button', { name: 'Create till' }).click();
  await desk.getByRole('link', { name: 'Desk 1' }).click();
  await press('Count by coin');
  await desk.getByLabel('Number of €50', { exact: true }).fill('2');
  await desk.getByLabel('Number of €50', { exact: true }).press('Enter');
  await desk.getByLabel('Number of €20', { exact: true }).press('2');
  await desk.getByLabel('Number of €10', { exact: true }).fill('1');
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await press('Open till with €150.00');
  await desk.getByText('Should be in the drawer').waitFor();
});

test('cash is put in and taken out with a reason, on the keys of the panel', async () => {
  await press('Put in');
  const panel = desk.getByRole('dialog');
  await panel.getByLabel('Amount', { exact: true }).fill('20');
  await panel.getByText('From the safe').click();
  await panel.getByRole('button', { name: 'Put in €20.00' }).click();
  await desk.getByText('€170.00').first().waitFor();
  await press('Take out');
  for (const key of ['6', '9', '5', '0']) await panel.getByRole('button', { name: key, exact: true }).click();
  await panel.getByText('Purchase').click();
  await panel.getByRole('button', { name: 'Take out €69.50' }).click();
  await panel.getByText('Say why').waitFor();
  await panel.getByLabel('Note').fill('Receipt rolls');
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await panel.getByRole('button', { name: 'Take out €69.50' }).click();
  await desk.getByText('Purchase: Receipt rolls').waitFor();
  expect(await findAccessibilityFaults(desk, DESK_LIGHT_PHONE_DARK)).toEqual([]);
});

test('the customer display has no controls and follows the sale of this browser', async () => {
  const screen = await desk.context().newPage();
  await screen.goto(`${foyer.url}/cms/ticketverkoop/klantscherm`);
  await screen.getByRole('heading', { level: 1 }).waitFor();
  await desk.evaluate(() => {
    const sale = {
      ...{ title: 'Salt & Light', visit: '', totalMinor: 3500, currency: 'EUR', language: 'de' },
      lines: [{ quantity: 2, name: 'Erwachsene', amountMinor: 3500 }],
      payment: { means: 'cash', receivedMinor: 5000, changeMinor: 1500 },
    };
    new BroadcastChannel('foyer.customer-display').postMessage({ kind: 'sale', sale });
  });
  await screen.getByText('Rückgeld').waitFor();
  expect(await screen.locator('button, a, input, nav').count()).toBe(0);
  expect(await findAccessibilityFaults(screen)).toEqual([]);
  await screen.close();
});

test('the till is closed by a count; the difference is in the button, and the close is a document', async () => {
  await desk.getByRole('link', { name: 'Close till' }).click();
  await desk.getByLabel('Number of €50', { exact: true }).fill('2');
  await press('Close till, €0.50 short');
  await desk.getByText('There is less in the drawer').waitFor();
  await desk.getByLabel('Stays in the drawer').fill('100');
  expect(await findAccessibilityFaults(desk, DESK_LIGHT_PHONE_DARK)).toEqual([]);
  await press('Close till, €0.50 short');
  await desk.getByRole('heading', { name: 'Z report 1, Desk 1', level: 1 }).waitFor();
  await desk.getByText('-€0.50').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.goto(`${foyer.url}/cms/ticketverkoop/afsluitingen?differs=yes`);
  await desk.getByRole('link', { name: 'Desk 1, close 1' }).waitFor();
  await desk.getByText('1 close · differences -€0.50').waitFor();
});
