import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import {
  MOLLIE_LIVE_KEY,
  MOLLIE_TEST_KEY,
  type MollieCounterpart,
  startMollie,
} from '@foyer/testkit/providers/mollie-counterpart.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { goToPayment } from '../src/buy-ticket.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { putMuseumOnSale } from '../src/museum-on-sale.ts';
import { confirm, dialogOf, heading, press } from '../src/page-acts.ts';
import { type RunningMuseum, startMuseum } from '../src/running-museum.ts';
import { signInByForm } from '../src/sign-in.ts';

// A museum connects its own account at Mollie, whose part a counterpart on this machine plays; then a visitor pays with it.

let mollie: MollieCounterpart;
let foyer: RunningMuseum;
let browser: Browser;
let office: Page;
let salesPage: string;

beforeAll(async () => {
  mollie = await startMollie();
  foyer = await startMuseum({ FOYER_MOLLIE_URL: mollie.url });
  ({ browser } = foyer);
  const { page } = await putMuseumOnSale(foyer.url, {
    manager: { subdomain: foyer.client.subdomain, password: TEST_PASSWORD },
    url: 'tide',
  });
  salesPage = `${foyer.url}${page}?language=en`;
  office = await openPage(browser, { width: 1440, height: 900 });
  await office.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
});

afterAll(async () => {
  await foyer?.close();
  await mollie?.close();
});

const dialog = () => dialogOf(office);

test('before a provider is connected, only the built-in test provider takes payments', async () => {
  await signInByForm(office, foyer.url, `manager|${foyer.client.subdomain}`, TEST_PASSWORD);
  await office.goto(`${foyer.url}/cms/payment-providers-settings`);
  await heading(office, 'Payment providers');
  await office.getByText('Always on').waitFor();
  await office.getByRole('banner').getByText('Payments are in test: no order is real').waitFor();
  await office.getByText('No provider takes live payments yet').waitFor();
  expect(await findAccessibilityFaults(office)).toEqual([]);
});

test('a key of the other environment, and one that Mollie refuses, say so at the field; nothing is saved', async () => {
  await press(office, 'Add provider: Test');
  await dialog().getByLabel('API key').fill(MOLLIE_LIVE_KEY);
  await confirm(office, 'Connect');
  await dialog().getByText('This key is of the other environment').waitFor();
  await dialog().getByLabel('API key').fill('test_0000000000000000000000');
  await confirm(office, 'Connect');
  await dialog().getByText('The provider refuses this key: Missing authentication').waitFor();
  expect(await dialog().getByLabel('API key').inputValue()).toBe('test_0000000000000000000000');
  expect(await findAccessibilityFaults(office)).toEqual([]);
});

test('with the right key Mollie is in the list with its methods, and a check says what works', async () => {
  await dialog().getByLabel('API key').fill(MOLLIE_TEST_KEY);
  await confirm(office, 'Connect');
  await office.getByText(/iDEAL, Bancontact, Card · All locations · keys set on/).waitFor();
  await press(office, 'Check Mollie');
  await office.getByText('The key is valid and belongs to Stichting Getij.').waitFor();
  await office.getByText('so no notifications arrive').waitFor();
  await office
    .getByRole('row', { name: /Built-in test provider · Mollie: iDEAL, Bancontact, Card/ })
    .waitFor();
  expect(await findAccessibilityFaults(office)).toEqual([]);
});

/** A visitor on the page that asks how to pay. */
async function atPayment(): Promise<Page> {
  const visitor = await openPage(browser, { width: 390, height: 844 });
  await visitor.goto(salesPage);
  await goToPayment(visitor);
  await visitor.getByRole('radio', { name: 'iDEAL' }).check();
  return visitor;
}

const pay = (visitor: Page) => visitor.getByRole('button', { name: /^Pay €/ }).click();

test('a visitor pays by iDEAL at Mollie and comes back to the tickets', async () => {
  const visitor = await atPayment();
  await pay(visitor);
  await heading(visitor, 'Pay at the provider');
  await visitor.getByRole('link', { name: 'paid' }).click();
  await visitor.getByText(/^Ticket 1 of/).waitFor();
  await visitor.close();
});

test('while Mollie is out of order the visitor reads so, nothing is lost, and the second try works', async () => {
  const visitor = await atPayment();
  mollie.faults.push('failing');
  await pay(visitor);
  await visitor
    .getByText('The payment provider does not answer. Try again, or choose another way to pay')
    .waitFor();
  await pay(visitor);
  await heading(visitor, 'Pay at the provider');
  await visitor.close();
});

test('switched off, Mollie is offered to no visitor', async () => {
  await press(office, 'Switch off Mollie');
  await office.getByText('Off', { exact: true }).waitFor();
  const visitor = await openPage(browser, { width: 390, height: 844 });
  await visitor.goto(salesPage);
  await goToPayment(visitor);
  await visitor.getByRole('radio', { name: 'Test payment' }).waitFor();
  expect(await visitor.getByRole('radio').count()).toBe(1);
  await visitor.close();
});
