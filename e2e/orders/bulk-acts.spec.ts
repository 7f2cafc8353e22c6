import { createAccount } from '@foyer/server/modules/identity/index.ts';
import { completeOrder, lockOrder } from '@foyer/server/modules/orders/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

// A museum with 53 paid orders, two for each page of the list, the last one in Japanese.
let foyer: RunningMuseum;
const orders = 53;

beforeAll(async () => {
  foyer = await openMuseum();
  const { clientId } = foyer.client;
  const { app } = testApp(foyer.database);
  const timeslot = await aTimeslot(foyer.database.owner, clientId, { capacity: null });
  for (let nth = 1; nth <= orders; nth += 1) {
    const buyer = {
      firstName: 'Buyer',
      lastName: `Number ${nth}`,
      email: `b${nth}@example.com`,
      phone: null,
    };
    const language = nth === orders ? 'ja' : 'en';
    const { orderId } = await aPlacedOrder(app, clientId, timeslot, { buyer, language, isTest: true });
    await inClient(app.db, clientId, async (scope) =>
      completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
    );
  }
  const reader = { username: 'reader', accountType: 'read only', email: '' } as const;
  await inClient(app.db, clientId, (scope) =>
    createAccount(app, scope, { ...reader, locale: 'en_US', password: TEST_PASSWORD }),
  );
});

afterAll(async () => {
  await foyer?.close();
});

async function openAs(
  path: string,
  { width = 1440, locale = 'en_US', user = 'manager' } = {},
): Promise<Page> {
  const page = await openPage(foyer.browser, { width });
  await page.addInitScript((wanted) => localStorage.setItem('foyer.locale', wanted), locale);
  await signIn(page, foyer.url, `${user}|${foyer.client.subdomain}`, TEST_PASSWORD, path);
  return page;
}

test('orders are narrowed by what is behind More filters, and the address keeps it', async () => {
  const page = await openAs('/order-management');
  await page.getByText(/^53 orders · /).waitFor();
  await page.getByRole('button', { name: 'More filters' }).click();
  const panel = page.getByRole('dialog', { name: 'More filters' });
  expect(await panel.getByLabel('Timeslot').isDisabled()).toBe(true);
  await panel.getByLabel('Language').selectOption({ label: 'Japanese' });
  await panel.getByRole('status').getByText('1 order').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Apply' }).click();
  await page.getByText(/^1 order · /).waitFor();
  expect(new URL(page.url()).searchParams.get('language')).toBe('ja');
  await page.reload();
  await page.getByRole('button', { name: 'Language Japanese' }).waitFor();
  await page.getByText(/^1 order · /).waitFor();
  await page.getByRole('button', { name: 'Clear Language' }).click();
  await page.getByText(/^53 orders · /).waitFor();
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: /^Failed orders/ }).click();
  await page.getByText('No orders found').waitFor();
  await page.close();
});

test('all orders of a view get their tickets again, in the background, with a result for each', async () => {
  const page = await openAs('/order-management');
  await page.getByRole('checkbox', { name: 'Select all orders on this page' }).check();
  await page.getByText('50 orders selected, €1,750.00').waitFor();
  await page.getByRole('button', { name: 'Select all 53' }).click();
  await page.getByText('53 orders selected, €1,855.00').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Resend', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Resend' });
  await dialog.getByText('53 buyers get the tickets by email again').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Resend 53 orders' }).click();
  const card = page.getByRole('region', { name: 'Resend the tickets of 53 orders' });
  await card.waitFor();

  // The page is left and opened again: the card is there, with the progress of the moment.
  await page.close();
  const back = await openAs('/order-management');
  const over = back.getByRole('region', { name: 'Resend the tickets of 53 orders' });
  await over.getByText('53 of 53 orders').first().waitFor();
  await over.getByRole('button', { name: 'All results 53' }).click();
  await back.getByRole('cell', { name: 'Buyer Number 53', exact: true }).first().waitFor();
  expect(await findAccessibilityFaults(back)).toEqual([]);
  const { rows } = await foyer.database.owner.query(
    `select count(distinct order_id)::int as orders, count(*)::int as events from order_event
     where client_id = $1 and kind = 'tickets-resent'`,
    [foyer.client.clientId],
  );
  expect(rows).toEqual([{ orders, events: orders }]);
  await back.close();
});

test('a phone shows the card of an act, further filters in a sheet, and in Dutch too', async () => {
  const phone = await openAs('/order-management', { width: 390, locale: 'nl_NL' });
  await phone.getByRole('region', { name: 'Tickets van 53 bestellingen opnieuw versturen' }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Meer filters' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Meer filters' });
  await sheet.getByLabel('Scanstatus').selectOption({ label: 'Niet gescand' });
  await sheet.getByRole('status').getByText('53 bestellingen').waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await sheet.getByRole('button', { name: 'Toepassen' }).click();
  await phone.getByRole('button', { name: 'Scanstatus Niet gescand' }).waitFor();
  await phone.close();
});

test('a reader chooses no orders and exports none; a manager closes the card of what is over', async () => {
  const reader = await openAs('/order-management', { user: 'reader' });
  await reader.getByText(/^53 orders/).waitFor();
  expect(await reader.getByRole('checkbox').count()).toBe(0);
  expect(await reader.getByRole('button', { name: 'Export' }).count()).toBe(0);
  await reader.close();
  const page = await openAs('/order-management');
  const card = page.getByRole('region', { name: 'Resend the tickets of 53 orders' });
  await card.getByRole('button', { name: 'Close' }).click();
  await card.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Export orders' })
    .getByRole('button', { name: 'Export CSV' })
    .click();
  await page.getByText('53 rows').waitFor();
  await page.close();
});
