import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults, LOOKS } from '../src/check-accessibility.ts';
import { type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let museum: MuseumOnSale;
let desk: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain } = foyer.client;
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'friends',
  });
  desk = await openPage(foyer.browser);
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(desk, foyer.url, `manager|${subdomain}`, TEST_PASSWORD);
});

afterAll(() => foyer?.close());

async function save(): Promise<void> {
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.getByText('Unsaved changes').waitFor({ state: 'hidden' });
}

test('a manager sells to holders of a code only', async () => {
  await desk.goto(`${foyer.url}/cms/ticketstreet/edit/${museum.ticketstreetId}`);
  await desk.getByRole('combobox', { name: 'Who may buy' }).click();
  await desk.getByRole('option', { name: 'Holders of a code' }).click();
  await desk.getByRole('combobox', { name: 'Codes' }).fill('FRIENDS-2030');
  await desk.keyboard.press('Enter');
  await desk.getByLabel('Most orders with each code').fill('5');
  await save();
  await desk.reload();
  await desk.getByText('FRIENDS-2030').waitFor();
  expect(await desk.getByLabel('Most orders with each code').inputValue()).toBe('5');
});

test('a visitor gives the code once and chooses tickets; a wrong one is said at its field', async () => {
  const page = await openPage(foyer.browser);
  await page.goto(`${foyer.url}${museum.page}?language=en`);
  await page.getByRole('heading', { name: 'This page is for holders of a code' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const field = page.getByLabel('Code or password');
  await field.fill('ENEMIES');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This code is not known here. Check it and try again').waitFor();
  expect(await field.inputValue()).toBe('ENEMIES');
  await field.fill('friends 2030');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Choose your tickets' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.reload();
  await page.getByRole('heading', { name: 'Choose your tickets' }).waitFor();
  await page
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Choose date and time' }).click();
  await page.getByRole('heading', { name: 'When are you coming?' }).waitFor();
});

test('the popup data address: a secret that is shown once, and an address inside a network refused at its field', async () => {
  await desk.getByRole('button', { name: 'Create secret' }).click();
  const secret = desk.getByLabel('Secret', { exact: true });
  await secret.waitFor();
  expect(await secret.inputValue()).toHaveLength(43);
  const address = desk.getByRole('textbox', { name: 'Popup data address' });
  await address.fill('https://127.0.0.1/orders');
  await desk.getByRole('button', { name: 'Send a test' }).click();
  await desk.getByText('This address is inside a network.').first().waitFor();
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.getByText('This address is inside a network.').first().waitFor();
  expect(await address.inputValue()).toBe('https://127.0.0.1/orders');
  expect(await findAccessibilityFaults(desk, LOOKS, 'without frames')).toEqual([]);
  await address.fill('');
  await desk.getByText('Unsaved changes').waitFor({ state: 'hidden' });
  await desk.reload();
  await desk.getByText('Signed with the secret of').waitFor();
  expect(await secret.count()).toBe(0);
});
