import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { holdAnswers } from '../src/hold-answers.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let page: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  page = await openPage(foyer.browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${foyer.client.subdomain}`, TEST_PASSWORD);
});

afterAll(() => foyer?.close());

/** The list of products, whose answer is on its way. */
async function openLate() {
  const answer = await holdAnswers(page, 'ProductList');
  await page.goto(`${foyer.url}/cms/products`);
  const create = page.getByRole('button', { name: 'Create product' });
  await create.waitFor();
  return { create, answer };
}

test('the button that makes the first one keeps the focus when a list turns out to be empty', async () => {
  const { create, answer } = await openLate();
  await create.focus();
  answer();
  await page.getByRole('heading', { name: 'No products yet' }).waitFor();
  await expect
    .poll(() => create.evaluate((button) => button === document.activeElement), patience)
    .toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Create product' }).waitFor();
});

test('it does not move away while it is pressed', async () => {
  const { create, answer } = await openLate();
  await create.hover();
  await page.mouse.down();
  answer();
  await page.getByRole('heading', { name: 'No products yet' }).waitFor();
  await page.mouse.up();
  await page.getByRole('dialog', { name: 'Create product' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('heading', { name: 'No products yet' }).waitFor();
  await expect.poll(() => create.count(), patience).toBe(1);
});
