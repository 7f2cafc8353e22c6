import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { press } from '../src/page-acts.ts';
import { signIn } from '../src/sign-in.ts';
import { type StaffedMuseum, startStaffedMuseum } from '../src/staffed-museum.ts';
import { zoneOfNoon } from '../src/zone-of-noon.ts';

let museum: StaffedMuseum;
/** An Admin's, who works in the museum. */
let admin: Page;
let manager: Page;

beforeAll(async () => {
  museum = await startStaffedMuseum();
  const { database, client, url } = museum;
  await database.owner.query(
    `update client set time_zone = $2, postal_code = '1411 AB', platform_service_online_minor = 50, platform_transaction_online_minor = 25
     where id = $1`,
    [client.clientId, zoneOfNoon()],
  );
  const name = `rates-${client.clientId}`;
  await anAdmin(testApp(database).app, name);
  admin = await museum.openEmpty();
  await signIn(admin, url, `${name}|platform`, TEST_PASSWORD);
  manager = await museum.openAs('manager');
});

afterAll(() => museum?.close());

/** The day of the museum so many days from now, as it is typed. */
function dayAhead(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-GB', { timeZone: zoneOfNoon() }).format(at).replaceAll('/', '-');
}
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const table = (page: Page) => page.getByRole('table', { name: 'Rates in force and to come' });
const column = (page: Page, day: string) =>
  table(page).getByRole('columnheader', { name: new RegExp(`^From ${day}`) });
async function fillDay(page: Page, day: string): Promise<void> {
  await box(page, 'From').fill(day);
  await page.keyboard.press('Escape');
}
/** What the row of a rate says, from left to right. */
const rowOf = (page: Page, name: string) =>
  table(page)
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell')
    .allInnerTexts();

test('an Admin changes rates from a chosen day, tomorrow at the earliest, and sees what is in force and to come', async () => {
  await admin.evaluate((id) => localStorage.setItem('foyer.actingClient', id), museum.client.clientId);
  await admin.goto(`${museum.url}/cms/transactiekosten`);
  await table(admin).waitFor();
  expect(await findAccessibilityFaults(admin)).toEqual([]);
  await box(admin, 'Service fee online').fill('0.60');
  await fillDay(admin, dayAhead(0));
  await save(admin);
  await admin.getByText('Choose tomorrow or a later day.').waitFor();
  expect(await findAccessibilityFaults(admin)).toEqual([]);
  await fillDay(admin, dayAhead(40));
  await save(admin);
  await column(admin, dayAhead(40)).waitFor();
  expect(await box(admin, 'Service fee online').inputValue(), 'tomorrow is as today').toBe('0.50');
  await box(admin, 'Service fee online').fill('0.55');
  await fillDay(admin, dayAhead(10));
  await save(admin);
  await column(admin, dayAhead(10)).waitFor();
  expect(await rowOf(admin, 'Service fee online')).toEqual(['€0.50', '€0.55', '€0.60']);
  await fillDay(admin, dayAhead(45));
  expect(await box(admin, 'Service fee online').inputValue()).toBe('0.60');
  await save(admin);
  await admin.getByText('Change a rate first: these apply on that day.').waitFor();
  expect(await findAccessibilityFaults(admin)).toEqual([]);
  await press(admin, 'Discard');
});

test('rates to come are withdrawn one by one', async () => {
  await press(admin, `Withdraw the rates from ${dayAhead(10)}`);
  await column(admin, dayAhead(10)).waitFor({ state: 'detached' });
  expect(await rowOf(admin, 'Service fee online')).toEqual(['€0.50', '€0.60']);
  await admin.getByRole('cell', { name: 'Withdrawn' }).first().waitFor();
});

test('the museum sees the rates, changes none, and charges its visitors the rate where it has no fee of its own', async () => {
  await manager.goto(`${museum.url}/cms/transactiekosten`);
  await column(manager, dayAhead(40)).waitFor();
  await manager.getByText('Only platform Admins can change this.').waitFor();
  expect(await box(manager, 'From').count()).toBe(0);
  expect(await manager.getByRole('button', { name: /^Withdraw the rates/ }).count()).toBe(0);
  expect(await findAccessibilityFaults(manager)).toEqual([]);
  await manager.goto(`${museum.url}/cms/instellingen/fees`);
  await manager.getByText("Leave empty for the platform's rate (€0.50)").waitFor();
  expect(await box(manager, 'Service fee online').inputValue()).toBe('');
  expect(await findAccessibilityFaults(manager)).toEqual([]);
  await box(manager, 'Service fee online').fill('0.75');
  await save(manager);
  await manager.getByText(/1 subject changes on/).waitFor();
  await press(manager, 'Apply now');
  await manager.getByRole('dialog').getByRole('button', { name: 'Apply now' }).click();
  await manager.getByText(/1 subject changes on/).waitFor({ state: 'detached' });
  await box(manager, 'Service fee online').fill('');
  await save(manager);
  await manager.getByText(/1 subject changes on/).waitFor();
  const cleared = manager.getByRole('cell', { name: "the platform's rate" });
  await cleared.first().waitFor();
  expect(await findAccessibilityFaults(manager)).toEqual([]);
});

test('in the form of the client the rates begin on their day, and what visitors pay stays as it was', async () => {
  const { clientId } = museum.client;
  await admin.evaluate(() => localStorage.removeItem('foyer.actingClient'));
  await admin.goto(`${museum.url}/cms/gebruikers/clients/${clientId}`);
  await column(admin, dayAhead(40)).waitFor();
  await box(admin, 'Service fee groups').fill('0.45');
  await fillDay(admin, dayAhead(0));
  await save(admin);
  await admin.getByText('Choose tomorrow or a later day.').waitFor();
  await fillDay(admin, dayAhead(1));
  await save(admin);
  await column(admin, dayAhead(1)).waitFor();
  expect(await findAccessibilityFaults(admin)).toEqual([]);
  const { rows } = await museum.database.owner.query(
    'select service_fee_online_minor as own, platform_service_groups_minor as rate from client where id = $1',
    [clientId],
  );
  expect(rows).toEqual([{ own: 75, rate: 0 }]);
  await press(admin, `Withdraw the rates from ${dayAhead(1)}`);
  await column(admin, dayAhead(1)).waitFor({ state: 'detached' });
  await admin.goto(`${museum.url}/cms/clients/create`);
  await box(admin, 'Transaction fee offline').waitFor();
  expect(await box(admin, 'From').count(), 'a new client begins with its rates').toBe(0);
  expect(await findAccessibilityFaults(admin)).toEqual([]);
});
