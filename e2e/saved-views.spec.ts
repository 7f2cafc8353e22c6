import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './src/browser/launch-browser.ts';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { PASSWORD, type RunningFoyer, startFoyer } from './src/running-foyer.ts';
import { signIn } from './src/sign-in.ts';

let foyer: RunningFoyer;
let browser: Browser;

beforeAll(async () => {
  [foyer, browser] = await Promise.all([startFoyer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await foyer?.remove();
});

async function openOrders(name: string, search = ''): Promise<Page> {
  const page = await openPage(browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, name, PASSWORD, `/order-management${search}`);
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
  return page;
}

const viewsOf = (page: Page) => page.getByRole('navigation', { name: 'Views' });

test('filters are kept as a view with the keyboard alone, changed, shared, and seen by the others', async () => {
  const page = await openOrders('manager', '?state=completed');
  await page.getByRole('button', { name: 'Save as view' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  await page.getByRole('button', { name: 'Save view' }).press('Enter');
  await page.getByText('Fill in a name.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Name' }).fill('Paid');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  const paid = viewsOf(page).getByRole('link', { name: 'Paid' });
  await paid.and(page.locator('[aria-current]')).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  // Another filter leaves the view, and can be kept in it.
  await page
    .getByRole('button', { name: 'Clear Status' })
    .or(page.getByRole('button', { name: /^Clear all/ }))
    .first()
    .press('Enter');
  await viewsOf(page).getByRole('link', { name: 'All' }).and(page.locator('[aria-current]')).waitFor();
  await paid.press('Enter');
  await page.waitForURL((address) => address.searchParams.get('state') === 'completed');
  await page
    .getByRole('columnheader', { name: /Total|Revenue|Amount/ })
    .getByRole('button')
    .press('Enter');
  await page.getByRole('button', { name: 'Save changes to view' }).press('Enter');
  await paid.and(page.locator('[aria-current]')).waitFor();

  await page.getByRole('button', { name: 'More: View Paid' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Manage view' }).press('Enter');
  // The name first: the focus goes there a moment after the dialog came, and a key with it.
  await page.getByRole('textbox', { name: 'Name' }).fill('Paid by amount');
  await page.getByRole('checkbox', { name: /^Share/ }).press('Space');
  await page.getByRole('button', { name: 'Save view' }).press('Enter');
  await viewsOf(page)
    .getByRole('link', { name: /Paid by amount/ })
    .waitFor();

  const desk = await openOrders('reception');
  await viewsOf(desk)
    .getByRole('link', { name: /Paid by amount/ })
    .click();
  await desk.waitForURL((address) => address.searchParams.get('state') === 'completed');
  await desk.close();

  await page.getByRole('button', { name: /^More: View Paid/ }).press('Enter');
  // An open menu gives its first item the focus a moment later.
  await page.getByRole('menuitem', { name: 'Manage view' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('menuitem', { name: 'Delete view' }).press('Enter');
  await page.getByRole('dialog').getByText('It is deleted for all colleagues').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).press('Enter');
  await viewsOf(page).getByRole('link', { name: /Paid/ }).waitFor({ state: 'detached' });
  await page.close();
});
