import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { anOfflineDesk } from '@foyer/testkit/builders/an-offline-desk.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let page: Page;

/** A desk whose lease is over, and which sent in two sales of one ticket more than there is, and one of codes that are not its own. */
beforeAll(async () => {
  foyer = await openMuseum();
  const { client, database } = foyer;
  const { app } = testApp(database, testClock('2030-06-15T09:00:00Z'));
  const desk = await anOfflineDesk(app, database.owner, { capacity: 4, client });
  const lease = await desk.renew();
  const codes = ['0', '1', '2', '3', '4'].map((digit) => digit.repeat(16));
  await desk.send(lease, [desk.sold(lease, 5), desk.sold(lease, 5), desk.sold(lease, 5, { codes })]);
  await database.owner.query(
    `update desk_lease set renewed_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where client_id = $1`,
    [client.clientId],
  );
  page = await openPage(foyer.browser, { width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD, '/');
});

afterAll(() => foyer?.close());

const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

test('the dashboard names sales that wait and a desk that never came back', async () => {
  await page.getByText('1 desk never came back').waitFor();
  await page.getByText('3 offline sales wait').waitFor();
  await page.getByRole('link', { name: 'See offline desks' }).click();
  await page.getByRole('heading', { name: 'Offline desks', level: 1 }).waitFor();
});

test('a sale that waits says why; staff finish it beyond the limit', async () => {
  await page.getByText('Receipt T1-0001').waitFor();
  await page.getByText('€87.50').first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const sale = page.getByRole('listitem').filter({ hasText: 'Receipt T1-0001' });
  await sale.getByRole('button', { name: 'Finish beyond the limit' }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await inDialog('Finish beyond the limit').click();
  await page.getByText('Order GT-1 is made').waitFor();
  await page.getByText('Receipt T1-0001').waitFor({ state: 'detached' });
});

test('one that waited for another reason is finished beyond the limit once there is no room for it', async () => {
  const sale = page.getByRole('listitem').filter({ hasText: 'Receipt T1-0003' });
  await sale.getByRole('button', { name: 'Finish sale', exact: true }).click();
  await inDialog('Finish sale').click();
  await inDialog('Finish beyond the limit').click();
  await page.getByText('Order GT-2 is made').waitFor();
  await page.getByText('Receipt T1-0003').waitFor({ state: 'detached' });
});

test('another one is closed without an order, with a note of the money', async () => {
  await press('Close sale');
  await inDialog('Close sale').click();
  await page.getByText('Say how the visitor got the money back').first().waitFor();
  await page.getByLabel('What happened to the money').fill('Back in cash');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await inDialog('Close sale').click();
  await page.getByText('No offline sales need attention.').waitFor();
});

test('the places of a desk that never came back are kept, and given back', async () => {
  await page.getByText('Not returned').waitFor();
  await press('Keep until tonight');
  await page.getByText('Places are kept until').waitFor();
  await press('Give places back');
  await inDialog('Give places back').click();
  await page.getByText('No desk holds places').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
