import { readFile } from 'node:fs/promises';
import { completeOrder, lockOrder } from '@foyer/server/modules/orders/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { columnsWith, everythingStored } from '@foyer/testkit/database/everything-stored.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { heading, press } from '../src/page-acts.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

// A visitor asks what the museum holds, and then to be erased: one order is over, one visit is still to come.

let foyer: RunningMuseum;
let browser: Browser;
let database: DatabaseAccess;
let client: TestClient;
let page: Page;

const sanne = {
  firstName: 'Sanne',
  lastName: 'de Vries',
  email: 's.devries@example.com',
  phone: '+31 6 5550 1234',
};

beforeAll(async () => {
  foyer = await openMuseum();
  ({ browser, client, database } = foyer);
  const timeslot = await aTimeslot(database.owner, client.clientId);
  await sell({ ...sanne, date: '2020-06-15' }, timeslot);
  await sell({ ...sanne, email: 'sanne.dv@example.org', phone: '', date: '2020-06-15' }, timeslot);
  page = await openPage(browser, { width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD, '/visitordata');
});

afterAll(async () => {
  await foyer?.close();
});

type Slot = Awaited<ReturnType<typeof aTimeslot>>;

/** A paid order; its visit was on this date. */
async function sell({ date, ...buyer }: typeof sanne & { date: string | null }, timeslot: Slot) {
  const { app } = testApp(database);
  const { orderId } = await aPlacedOrder(app, client.clientId, timeslot, { buyer, isTest: true });
  await inClient(app.db, client.clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  if (date) await visitIsOver(orderId, date);
  return orderId;
}

async function visitIsOver(orderId: string, date: string) {
  await database.owner.query('update orders set visit_date = $2 where id = $1', [orderId, date]);
  await database.owner.query(
    'update ticket set visit_date = $2::date, valid_until = $2::timestamptz where order_id = $1',
    [orderId, date],
  );
}

const lookUp = async (query: string) => {
  await page.getByLabel('Email address or name').fill(query);
  await press(page, 'Look up');
};

test('three letters are too few, and an unknown address finds nothing', async () => {
  await heading(page, 'Visitor data');
  await page.getByText('No visitors erased yet').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await lookUp('san');
  await page.getByText('Type at least 4 characters.').waitFor();
  expect(await page.getByLabel('Email address or name').inputValue()).toBe('san');
  await lookUp('unknown@example.com');
  await page.getByText('Nothing is held about “unknown@example.com”').waitFor();
});

test('a name that two visitors have offers both, and the choice shows what is held; nothing is merged', async () => {
  await lookUp('de Vries');
  await page.getByText('Which of these 2 visitors?').waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 's.devries@example.com' })
    .getByRole('button', { name: 'Choose' })
    .click();
  await page.getByRole('heading', { name: 'Sanne de Vries' }).waitFor();
  await page.getByText('1 possible match left out').waitFor();
  await page.getByText(/sanne\.dv@example\.org · 1 order · Same name, other address/).waitFor();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  expect(await row('Orders').first().innerText()).toMatch(/Orders\s+1/);
  // The address of the page names the look-up, not the visitor.
  expect(page.url()).toMatch(/\/visitordata\/[0-9a-f-]{36}$/);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('what is held is downloaded as JSON, by the account that asked', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download', patience),
    press(page, 'Download as JSON'),
  ]);
  const held = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(held.orders).toHaveLength(1);
  expect(held.orders[0]).toMatchObject({ name: 'Sanne de Vries', email: sanne.email, phone: sanne.phone });
  await page.getByText('Data requested as JSON').waitFor();
  const [pdf] = await Promise.all([page.waitForEvent('download', patience), press(page, 'Download as PDF')]);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the preview says what goes and what stays; an order that comes meanwhile is shown before anything is erased', async () => {
  // The worker writes the mails a moment after the orders: a preview that is older than one of them is outdated.
  const written = () =>
    database.owner.query(`select from mail where client_id = $1 and kind = 'order-confirmation'`, [
      client.clientId,
    ]);
  await expect.poll(async () => (await written()).rowCount, patience).toBe(2);
  await press(page, 'Preview erasing');
  await heading(page, 'Erase Sanne de Vries?');
  await page.getByText('Amounts and accounts, no personal data').waitFor();
  const erase = page.getByRole('button', { name: /^Erase \d+ records? of Sanne de Vries$/ });
  expect(await erase.isDisabled()).toBe(true);
  await page.getByLabel('Type the email address to confirm').fill('S.deVries@example.com');
  await erase.click();
  await page.getByText('Choose a reason.').waitFor();
  await page.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Request by the person' }).click();
  const slot = await aTimeslot(database.owner, client.clientId, { date: '2030-06-16' });
  const visit = await sell({ ...sanne, date: null }, slot);
  await erase.click();
  await page.getByText('The data changed since the preview.').waitFor();
  await page.getByText('The visit is still to come.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await erase.click();
  await heading(page, 'A visitor was erased');
  await page.getByText('1 order keeps its buyer for now.').waitFor();
  await visitIsOver(visit, '2020-06-16');
  await page.getByText('Proof of the search').waitFor(patience);
  // The other visitor with the same name keeps the name; nothing else is left.
  const left = columnsWith(await everythingStored(database.owner), [sanne.email, sanne.phone]);
  expect(left).toEqual([]);
  await page.getByText('orders.buyer_name').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('the erasure is in the list of the last ones and in the audit log, without the visitor', async () => {
  await page.goto(`${foyer.url}/cms/visitordata`);
  await page.getByRole('row').filter({ hasText: 'Request by the person' }).waitFor();
  await page.goto(`${foyer.url}/cms/audit-log?entity=person`);
  await page.getByText('Erased a visitor').first().waitFor();
  expect(await page.locator('main').innerText()).not.toContain('devries');
});
