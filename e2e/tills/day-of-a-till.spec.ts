import { createAccount } from '@foyer/server/modules/identity/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
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

test('cash is put in and taken out with a reason, on the keys of the panel; what was typed is not lost by Escape', async () => {
  await press('Put in');
  const panel = desk.getByRole('dialog');
  await panel.getByLabel('Amount', { exact: true }).fill('20');
  await panel.getByText('From the safe').click();
  await panel.getByRole('button', { name: 'Put in €20.00' }).click();
  await desk.getByText('€170.00').first().waitFor();
  await press('Take out');
  await panel.getByRole('button', { name: '6', exact: true }).click();
  await desk.keyboard.press('Escape');
  await panel.getByText('Unsaved changes').waitFor();
  await panel.getByRole('button', { name: 'Discard' }).click();
  await panel.waitFor({ state: 'detached' });
  await press('Take out');
  for (const key of ['6', '9', '5', '0']) await panel.getByRole('button', { name: key, exact: true }).click();
  await panel.getByText('Purchase').click();
  await panel.getByRole('button', { name: 'Take out €69.50' }).click();
  await panel.getByText('Say why').waitFor();
  await panel.getByLabel('Note').fill('Receipt rolls');
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await panel.getByRole('button', { name: 'Take out €69.50' }).click();
  await desk.getByText('Purchase: Receipt rolls').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
});

test('the X report on paper says who opened the till, and holds figures alone', async () => {
  await desk.emulateMedia({ media: 'print' });
  await desk.getByText('Desk 1: X report').filter({ visible: true }).waitFor();
  await desk
    .getByText(/^Opened .* with a float of €150\.00$/)
    .filter({ visible: true })
    .waitFor();
  expect(await desk.getByRole('heading', { level: 2 }).filter({ visible: true }).allInnerTexts()).toEqual([
    'Cash',
    'Other payments',
    'Cash movements',
  ]);
  await desk.emulateMedia({ media: 'screen' });
});

test('the customer display has no controls and follows the sale of this browser', async () => {
  const screen = await desk.context().newPage();
  await screen.goto(`${foyer.url}/cms/ticketverkoop/klantscherm`);
  await screen.getByRole('heading', { level: 1 }).waitFor();
  await desk.evaluate(() => {
    const sale = {
      ...{
        title: 'Salt & Light',
        visit: null,
        extras: [],
        totalMinor: 3500,
        currency: 'EUR',
        language: 'de',
      },
      lines: [{ id: 'adult', quantity: 2, name: 'Erwachsene', amountMinor: 3500 }],
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
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.emulateMedia({ media: 'print' });
  const onPaper = (text: string | RegExp) => desk.getByText(text).filter({ visible: true }).waitFor();
  await onPaper('Close till, Desk 1');
  await onPaper(/^Printed /);
  await onPaper('Stays in the drawer €100.00');
  await desk.emulateMedia({ media: 'screen' });
  expect(await desk.getByText('Stays in the drawer €100.00').filter({ visible: true }).count()).toBe(0);
  await press('Close till, €0.50 short');
  await desk.getByRole('heading', { name: 'Z report 1, Desk 1', level: 1 }).waitFor();
  await desk.getByText('−€0.50').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.goto(`${foyer.url}/cms/ticketverkoop/afsluitingen?differs=yes`);
  await desk.getByRole('link', { name: 'Desk 1, close 1' }).waitFor();
  await desk.getByText('1 close · differences −€0.50').waitFor();
});

test('a cashier counts blind; a colleague signs in beside the count for a large difference', async () => {
  const { client, database } = foyer;
  const { app } = testApp(database);
  const { owner } = database;
  await inClient(app.db, client.clientId, (scope) =>
    createAccount(app, scope, {
      ...{ username: 'cashier', email: '', accountType: 'reception', locale: 'en_US' },
      password: TEST_PASSWORD,
    }),
  );
  await owner.query(
    `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at, made_by_name)
     values ($1, 'tills', 1, '{"freeDifferenceMinor":100,"differenceLimitMinor":500,"blindCount":true}', '{}',
       '2020-01-01', '2020-01-01', 'test')`,
    [client.clientId],
  );
  const till = await owner.query('select id from till where client_id = $1', [client.clientId]);
  const way = `/ticketverkoop/kassa/${till.rows[0].id}`;
  const page = await openPage(foyer.browser, { width: 1280, height: 800 });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `cashier|${client.subdomain}`, TEST_PASSWORD, way);
  await page.getByRole('button', { name: 'Open till with €100.00' }).click();
  await page.getByText('Blind count').waitFor();
  await page.getByRole('link', { name: 'Close till' }).click();
  await page.getByLabel('Number of €50', { exact: true }).fill('1');
  await page.getByLabel('Stays in the drawer').fill('50');
  const close = page.getByRole('button', { name: 'Close till', exact: true });
  await close.click();
  await page.getByText('This is not what was sold for cash. Count again, or say what happened.').waitFor();
  expect(await page.getByText('Should be in the drawer', { exact: true }).count()).toBe(0);
  await page.getByLabel('What happened').fill('A note of 50 went missing');
  await page.getByLabel('Username of the colleague').fill('manager');
  await page.getByLabel('Password of the colleague', { exact: true }).fill('wrong');
  await close.click();
  await page.getByText('Username or password is wrong').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Password of the colleague', { exact: true }).fill(TEST_PASSWORD);
  await close.click();
  await page.getByRole('heading', { name: 'Z report 2, Desk 1', level: 1 }).waitFor();
  await page.getByText('Approved by').waitFor();
  await page.getByText('−€50.00').waitFor();
  await page.close();
});
