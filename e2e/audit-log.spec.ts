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

async function openLog(name: string, search = ''): Promise<Page> {
  const page = await openPage(browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, name, PASSWORD, `/audit-log${search}`);
  return page;
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'User actions' }).getByRole('link');

test('the log is filtered in its address, an action opens beside the list, and the keyboard alone does it', async () => {
  const page = await openLog('manager');
  await rowsOf(page).first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Object', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Pricing rule' }).waitFor();
  await page.getByRole('menuitemradio', { name: 'Pricing rule' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.searchParams.get('entity') === 'pricing-rule');
  await page.getByRole('link', { name: /Created channel/ }).waitFor({ state: 'detached' });

  await rowsOf(page).first().focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: /^Pricing rule/ });
  await panel.getByRole('rowheader', { name: /Name/ }).first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const opened = page.url();
  const other = await page.context().newPage();
  await other.goto(opened);
  await other.getByRole('region', { name: /^Pricing rule/ }).waitFor();
  await other.close();
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await panel.waitFor({ state: 'detached' });
  await page.close();
});

test('chosen days are in the address, and a log that cannot be read says so', async () => {
  const page = await openLog('manager');
  await rowsOf(page).first().waitFor();
  await page.getByRole('button', { name: 'Date', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Date' });
  await dialog.getByLabel('From').fill('20-11-2020');
  await dialog.getByLabel('Until').fill('01-11-2020');
  await dialog.getByLabel('Until').press('Enter');
  await dialog.getByText('The last day is before the first.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel('Until').fill('30-11-2020');
  await dialog.getByLabel('Until').press('Enter');
  await page.waitForURL((address) => address.searchParams.get('period') === '2020-11-20..2020-11-30');
  await page.getByRole('button', { name: 'Date 20-11-2020 to 30-11-2020' }).waitFor();
  await page.getByText('No actions found').waitFor();

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('query AuditLog(') ? route.abort() : route.continue(),
  );
  await page.goto(`${foyer.url}/cms/audit-log`);
  await page.getByText('Something went wrong when retrieving the user actions.').waitFor();
  await page.close();
});

test('a change is shown field by field, and the thing’s own page leads to its history', async () => {
  const page = await openLog('manager', '?entity=product');
  await rowsOf(page).first().click();
  await page.getByRole('link', { name: 'Open object' }).first().click();
  await page.waitForURL((address) => address.pathname.includes('/products/edit/'));
  await page.getByRole('link', { name: 'Open audit log' }).click();
  await page.waitForURL((address) => address.searchParams.get('entityId') !== null);
  await page.getByText('This object only').waitFor();
  await rowsOf(page).first().waitFor();
  await page.close();
});

test('the seals are verified on request, and the list is exported and downloaded', async () => {
  const page = await openLog('manager');
  await rowsOf(page).first().waitFor();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('button', { name: 'Verify seals' }).click();
  await page.getByText(/^All .* seals are valid/).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('button', { name: 'Download' }).first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
  await page.close();
});

test('a filter in the address that cannot be read is named, and the list is not narrowed by it', async () => {
  const page = await openLog('manager', '?period=soon&actor=sanne&entity=product');
  const notice = page.getByRole('status').filter({ hasText: 'Part of this address could not be read.' });
  await notice.getByText('The list is not filtered by: User, Date.').waitFor();
  await rowsOf(page).first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Remove' }).click();
  await notice.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?entity=product');
  await page.close();
});

test('actions are whole sentences, and what was made lists what it was given: a row for each language and field', async () => {
  const page = await openLog('manager', '?entity=ticket-type');
  await page
    .getByRole('link', { name: /Created ticket type / })
    .first()
    .click();
  const table = page.getByRole('table');
  await table
    .getByRole('rowheader', { name: /: German: Name/ })
    .first()
    .waitFor();
  expect(await table.getByText(/Language: /).count()).toBe(0);
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(['Field', 'Added']);
  expect(await table.getByText('Empty', { exact: true }).count()).toBe(0);
  await page.close();
});

test('without the right to the log its page says so', async () => {
  const page = await openLog('reader');
  await page.getByRole('heading', { name: 'You cannot open Audit log' }).waitFor();
  expect(await rowsOf(page).count()).toBe(0);
  await page.close();
});
