import { createAccount } from '@foyer/server/modules/identity/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let desk: Page;
let code: string;

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain, clientId } = foyer.client;
  await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'vouchers',
    salesFlow: { steps: { voucher: true } },
  });
  const { app } = testApp(foyer.database);
  await inClient(app.db, clientId, (scope) =>
    createAccount(app, scope, {
      ...{ username: 'rederij', accountType: 'voucher partner', email: '', locale: 'en_US' },
      password: TEST_PASSWORD,
    }),
  );
  desk = await openStaffPage('manager');
});

afterAll(() => foyer?.close());

async function openStaffPage(username: string): Promise<Page> {
  const page = await openPage(foyer.browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `${username}|${foyer.client.subdomain}`, TEST_PASSWORD);
  return page;
}

test('an operator makes a batch for a partner, and reads what is wrong with it first', async () => {
  await desk.goto(`${foyer.url}/cms/discountcodes-and-vouchers`);
  const tabs = desk.getByRole('navigation', { name: 'Codes & vouchers' });
  await tabs.getByRole('link', { name: 'Vouchers', exact: true }).click();
  await desk.getByText('No vouchers yet').waitFor();
  await desk.getByRole('link', { name: 'Create voucher batch' }).first().click();
  await desk.getByRole('heading', { name: 'Create voucher batch', level: 1 }).waitFor();
  await desk.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await desk.getByRole('button', { name: 'Create 3 vouchers' }).first().click();
  await desk.getByText('Fill in a name.').waitFor();
  await desk.getByText('Choose at least one ticket type.').waitFor();
  await desk.getByRole('textbox', { name: 'Name' }).fill('Rederij Kaap 2027');
  await desk.getByRole('textbox', { name: 'Prefix' }).fill('kaap');
  await desk.getByText('KAAP-7WD3-NQX8-4P').waitFor();
  await desk.getByRole('combobox', { name: 'Voucher partner' }).click();
  await desk.getByRole('option', { name: 'rederij' }).click();
  await desk.getByRole('combobox', { name: 'Ticket type to include' }).click();
  await desk.getByRole('option', { name: /^Adult/ }).click();
  await desk.getByText('Value on an ordinary day €17.50').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Create 3 vouchers' }).first().click();
  await desk.getByRole('heading', { name: 'Rederij Kaap 2027', level: 1 }).waitFor();
  const first = desk.getByText(/^KAAP-[A-Z2-9]{4}-/).first();
  await first.waitFor();
  code = (await first.textContent()) ?? '';
  expect(await findAccessibilityFaults(desk)).toEqual([]);
});

test('its partner signs in, sees its vouchers, and can change nothing', async () => {
  const partner = await openStaffPage('rederij');
  await partner.goto(`${foyer.url}/cms/discountcodes-and-vouchers`);
  await partner.getByRole('heading', { name: 'Your vouchers', level: 1 }).waitFor();
  await partner.getByText('0 of 3').waitFor();
  expect(await partner.getByRole('link', { name: 'Create voucher batch' }).count()).toBe(0);
  expect(await findAccessibilityFaults(partner)).toEqual([]);
  await partner.getByRole('link', { name: 'Rederij Kaap 2027' }).click();
  await partner.getByText(code).waitFor();
  expect(await partner.getByRole('button', { name: /^More/ }).count()).toBe(0);
  expect(await partner.getByRole('link', { name: 'Edit batch' }).count()).toBe(0);
  await partner.close();
});

/** From the opened page to the payment step, with one adult. */
async function toPayment(email: string): Promise<Page> {
  const phone = await openPage(foyer.browser, { width: 390, height: 844 });
  await phone.goto(`${foyer.url}/shop/${foyer.client.subdomain}/vouchers?language=en`);
  const tap = (name: string | RegExp) => phone.getByRole('button', { name }).first().click();
  await tap('One more: Adult');
  await tap('Choose date');
  await phone.locator('.day').first().waitFor();
  const day = phone.locator(`.day[data-date="${dayFromToday(8)}"]`);
  if (!(await day.isVisible())) await tap('Next month');
  await day.and(phone.locator('[data-state=open]')).click();
  await phone.getByRole('radio', { name: /^14:30/ }).check();
  await tap('Your details');
  await phone.getByLabel('First name').fill('Anna');
  await phone.getByLabel('Last name').fill('Visser');
  await phone.getByLabel('Email address').fill(email);
  await tap('Check and pay');
  await phone.getByRole('heading', { name: 'Check and pay', level: 1 }).waitFor();
  return phone;
}

test('a visitor pays with one on a phone; the next one reads that it has been used', async () => {
  const phone = await toPayment('anna.visser@example.com');
  await phone.getByLabel('Discount code, voucher or gift card').fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Apply' }).click();
  await phone.getByText(/^Voucher ending in/).waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  // It pays all: no provider is asked.
  await phone.getByRole('button', { name: 'Pay €0.00' }).first().click();
  await phone.getByRole('heading', { level: 1, name: /^See you on/ }).waitFor();
  await phone.close();
  const next = await toPayment('bas.mulder@example.com');
  await next.getByLabel('Discount code, voucher or gift card').fill(code);
  await next.getByRole('button', { name: 'Apply' }).click();
  await next.getByText('This voucher has been used').waitFor();
  await next.close();
});

test('staff see what used it, and cancel the others', async () => {
  await desk.reload();
  await desk
    .getByRole('row', { name: new RegExp(code) })
    .getByText('Used')
    .waitFor();
  await desk.getByRole('button', { name: 'More: Rederij Kaap 2027' }).click();
  await desk.getByRole('menuitem', { name: 'Cancel all that are left' }).click();
  await desk.getByRole('dialog', { name: 'Cancel 2 vouchers?' }).waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Cancel all that are left' }).click();
  await desk.getByText('2 vouchers cancelled').waitFor();
});
