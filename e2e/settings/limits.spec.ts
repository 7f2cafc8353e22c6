import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { type StaffedMuseum, startStaffedMuseum } from '../src/staffed-museum.ts';

let museum: StaffedMuseum;
let page: Page;

beforeAll(async () => {
  museum = await startStaffedMuseum();
  page = await museum.openAs('manager');
});

afterAll(() => museum?.close());

const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const rules = () => page.getByRole('region', { name: 'Blocked email addresses' });
const faults = () => findAccessibilityFaults(page);

test('the order limit is one sentence; what is wrong is said at its row and what was typed stays', async () => {
  await page.goto(`${museum.url}/cms/instellingen/order-limit`);
  await page.getByRole('heading', { name: 'Order limit and blocking' }).waitFor();
  await box('Most orders').fill('4');
  await page.getByRole('checkbox', { name: 'Email address' }).uncheck();
  await page.getByRole('checkbox', { name: 'Network (IP)' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Choose email address, network or both.').waitFor();
  expect(await box('Most orders').inputValue()).toBe('4');
  await page.getByRole('checkbox', { name: 'Email address' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/1 subject changes on/).waitFor();
  await page.getByRole('button', { name: 'Apply now' }).click();
  await dialog().getByRole('button', { name: 'Apply now' }).click();
  await page.getByText(/1 subject changes on/).waitFor({ state: 'detached' });
  expect(await faults()).toEqual([]);
});

test('a rule that is typed counts the orders that it would have stopped', async () => {
  const { owner } = museum.database;
  const { orderId } = await aSoldTicket(owner, museum.client.clientId, { orderNumber: 104877 });
  await owner.query(`update orders set buyer_email = 'anna@example.net', created_at = now() where id = $1`, [
    orderId,
  ]);
  await page.goto(`${museum.url}/cms/blocking-settings`);
  await rules()
    .getByRole('row', { name: /Does not contain/ })
    .getByText('Foyer default')
    .waitFor();
  await rules().getByRole('textbox', { name: 'Text' }).fill('@example.net');
  await rules().getByText('Would have stopped 1 order of the last 30 days.').waitFor();
  await rules().getByRole('button', { name: 'See them' }).click();
  await rules().getByRole('link', { name: 'GT-104877' }).waitFor();
  await rules().getByRole('button', { name: 'Create rule' }).click();
  await rules()
    .getByRole('row', { name: /@example\.net/ })
    .getByText(/^From /)
    .waitFor();
  await rules().getByRole('textbox', { name: 'Text' }).fill('@example.net');
  await rules().getByRole('button', { name: 'Create rule' }).click();
  await rules().getByText('This rule is already there.').waitFor();
  expect(await rules().getByRole('textbox', { name: 'Text' }).inputValue()).toBe('@example.net');
  expect(await faults()).toEqual([]);
});

test('“Try it” says how an address is read and which rules stop it, today and tomorrow', async () => {
  await box('Email address').fill('J.Smit+museum');
  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await page.getByText('Fill in an email address such as name@example.com').waitFor();
  await box('Email address').fill('J.Smit+museum@example.net');
  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await page.getByText('Blocked from tomorrow by “Ends with @example.net”').waitFor();
  await page.getByText('Read as jsmit@example.net. Ignored: capitals, dots, +museum').waitFor();
  await page.getByText('Order limit: 0 of 4 orders in 60 minutes').waitFor();
  await page.getByText('Would be allowed').waitFor();
  await page
    .getByText(/The visitor reads: “We can’t accept this order\. Please contact the museum\.”/)
    .waitFor();
  expect(await faults()).toEqual([]);
});

test('with Extra a rule acts now; a rule that is deleted holds until tomorrow and can be kept', async () => {
  await rules().getByRole('button', { name: 'Apply now' }).click();
  await dialog().getByRole('button', { name: 'Apply now' }).click();
  const row = rules().getByRole('row', { name: /@example\.net/ });
  await row.getByText(/^From /).waitFor({ state: 'detached' });
  await page.getByText('Blocked by “Ends with @example.net”').waitFor();
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'More: Ends with @example.net' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Delete rule');
  await dialog().getByRole('button', { name: 'Delete rule' }).click();
  await row.getByText(/^Until /).waitFor();
  await act('Keep rule');
  await row.getByText(/^Until /).waitFor({ state: 'detached' });
});
