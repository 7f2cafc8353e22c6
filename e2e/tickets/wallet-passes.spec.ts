import { completeOrder, lockOrder } from '@foyer/server/modules/orders/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { makeAppleCertificates, startApplePush } from '@foyer/testkit/providers/apple-counterpart.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dialogOf, heading, press } from '../src/page-acts.ts';
import { type RunningMuseum, startMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

// A museum sets up Apple Wallet with the files that Apple gave it, and a visitor gets a pass of the ticket.

const certificates = makeAppleCertificates();
const file = (name: string, content: Buffer | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});
let apple: Awaited<ReturnType<typeof startApplePush>>;
let foyer: RunningMuseum;
let page: Page;

beforeAll(async () => {
  apple = await startApplePush();
  foyer = await startMuseum({ FOYER_APPLE_PUSH_URL: apple.url });
  page = await openPage(foyer.browser, { width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  const manager = `manager|${foyer.client.subdomain}`;
  await signIn(page, foyer.url, manager, TEST_PASSWORD, '/settings/wallet-passes');
});

afterAll(async () => {
  await foyer?.close();
  await apple?.close();
});

test('files that do not belong together are refused at their field; with the right ones the wallet works', async () => {
  await heading(page, 'Wallet passes');
  await press(page, 'Set up Apple Wallet');
  const dialog = dialogOf(page);
  const [own, issuer] = [
    dialog.locator('input[type=file]').first(),
    dialog.locator('input[type=file]').last(),
  ];
  await own.setInputFiles(file('pass.p12', certificates.p12));
  await dialog.getByLabel('Password of the file').fill('another');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This password does not open the file.').waitFor();
  await dialog.getByLabel('Password of the file').fill(certificates.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('The file does not have the intermediate certificate').waitFor();
  await issuer.setInputFiles(file('wwdr.pem', certificates.intermediate));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('pass.example.getij').waitFor();
  await page.getByText(/Apple accepts the certificate/).waitFor();
  await page.getByText('Working', { exact: true }).waitFor();
  await page.getByLabel('Show button of Apple Wallet').press('Space');
  await page
    .locator('input[aria-label="Show button of Apple Wallet"]:checked')
    .waitFor({ state: 'attached' });
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('a visitor presses "Add to Apple Wallet" on the order page and gets the pass', async () => {
  const { client, database, browser, url } = foyer;
  const { app } = testApp(database);
  const timeslot = await aTimeslot(database.owner, client.clientId);
  const { orderId, secret } = await aPlacedOrder(app, client.clientId, timeslot, { quantity: 1 });
  await inClient(app.db, client.clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  const visitor = await openPage(browser, { width: 390, height: 844 });
  await visitor.goto(`${url}/shop/order/${client.subdomain}?language=en#${secret}`);
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    press(visitor, 'Add to Apple Wallet'),
  ]);
  expect(download.suggestedFilename()).toBe('ticket.pkpass');
  expect(await visitor.getByRole('button', { name: 'Add to Google Wallet' }).count()).toBe(0);
  // The link of the mail is the press of the button.
  const [again] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.goto(`${url}/shop/order/${client.subdomain}?language=en&wallet=apple#${secret}`),
  ]);
  expect(again.suggestedFilename()).toBe('ticket.pkpass');
});
