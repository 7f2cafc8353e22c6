import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { downloadLines } from '../src/page-acts.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let desk: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain } = foyer.client;
  await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'codes',
    salesFlow: { steps: { voucher: true } },
    texts: [
      { key: 'voucherHeading', language: 'en', text: 'Friends pay less' },
      { key: 'voucherIntro', language: 'en', text: 'It is in your newsletter.' },
    ],
  });
  desk = await openPage(foyer.browser);
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(desk, foyer.url, `manager|${subdomain}`, TEST_PASSWORD);
});

afterAll(() => foyer?.close());

const press = (name: string | RegExp) => desk.getByRole('button', { name }).first().click();

test('an operator makes a discount code, reads what is wrong with it, and tries it before it is saved', async () => {
  await desk.goto(`${foyer.url}/cms/discountcodes-and-vouchers`);
  await desk.getByText('No discount codes yet').waitFor();
  await desk.getByRole('link', { name: 'Create discount code' }).first().click();
  await desk.getByRole('heading', { name: 'Create discount code', level: 1 }).waitFor();
  await press('Create discount code');
  await desk.getByText('Fill in a title.').waitFor();
  await desk.getByText('Fill in a percentage.').waitFor();
  await desk.getByRole('textbox', { name: 'Title' }).fill('Spring');
  await desk.getByRole('textbox', { name: 'Code', exact: true }).fill('spring 27');
  await desk.getByRole('textbox', { name: 'Percentage' }).fill('10');
  await desk.getByRole('textbox', { name: 'Uses per code' }).fill('1');
  // Two types of one ticket each, by the price function of the sale.
  await desk.getByText('Spring', { exact: true }).first().waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await press('Create discount code');
  await desk.getByRole('heading', { name: 'Spring', level: 1 }).waitFor();
  await desk.getByText('SPRING27').first().waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
});

test('more codes are generated, and imported: lines that cannot be are named first; all are downloaded', async () => {
  await press('Generate codes');
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Prefix', { exact: true }).fill('friend-');
  await dialog.getByLabel('Number of codes').fill('25');
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Generate codes' }).click();
  await desk.getByText('25 codes generated').waitFor();
  await press('Import codes');
  await dialog.getByLabel('Codes', { exact: true }).fill('PRESS1\nPRESS1\nA!\nSPRING27\nPRESS2');
  await dialog.getByLabel('Codes', { exact: true }).blur();
  await dialog.getByText('Line 2, PRESS1: This code is in the file twice.').waitFor();
  await dialog.getByText('Line 4, SPRING27: This code is already in use.').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 2 codes' }).click();
  await desk.getByText('2 codes imported').waitFor();
  await desk.getByText('28', { exact: true }).waitFor();
  const [, ...codes] = await downloadLines(desk, 'Download codes');
  expect(codes).toHaveLength(28);
  expect(codes).toContain('PRESS2,0');
});

/** From the opened page to the payment step. */
async function toPayment(email: string): Promise<Page> {
  const phone = await openPage(foyer.browser, { width: 390, height: 844 });
  await phone.goto(`${foyer.url}/shop/${foyer.client.subdomain}/codes?language=en`);
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

test('a visitor uses it on a phone, and pays so much less', async () => {
  const phone = await toPayment('anna.visser@example.com');
  const tap = (name: string | RegExp) => phone.getByRole('button', { name }).first().click();
  await phone.getByRole('heading', { name: 'Friends pay less' }).waitFor();
  await phone.getByText('It is in your newsletter.').waitFor();
  await phone.getByLabel('Discount code').fill('winter');
  await tap('Apply');
  await phone.getByText('This code is not known here').waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await phone.getByLabel('Discount code').fill('spring27');
  await tap('Apply');
  await phone.getByText('Discount code SPRING27').waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  // The visitor's own code is no other price of the museum.
  await tap('Change Your details');
  await phone.getByRole('heading', { name: 'Your details', level: 1 }).waitFor();
  expect(await phone.getByRole('alert').count()).toBe(0);
  await tap('Check and pay');
  await phone.getByRole('heading', { name: 'Check and pay', level: 1 }).waitFor();
  await tap(/^Pay /);
  await phone.waitForURL(/\/pay\/test\//);
  await phone.locator('button[value=paid]').click();
  await phone.getByRole('heading', { level: 1, name: /^See you on/ }).waitFor();
  await phone.close();
});

test('used up, the next visitor reads so; staff see the use and what it took off', async () => {
  const phone = await toPayment('bas.mulder@example.com');
  await phone.getByLabel('Discount code').fill('SPRING27');
  await phone.getByRole('button', { name: 'Apply' }).click();
  await phone.getByText('This code has been used up').waitFor();
  await phone.close();
  await desk.goto(`${foyer.url}/cms/discountcodes-and-vouchers?q=spring`);
  await desk.getByRole('link', { name: 'Spring' }).first().waitFor();
  await desk
    .getByText(/^1 of 28/)
    .first()
    .waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
});
