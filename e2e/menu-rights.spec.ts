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
  [foyer, browser] = await Promise.all([startFoyer({ TRUST_PROXY: '1' }), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await foyer?.remove();
});

async function openInEnglish(name: string): Promise<Page> {
  const page = await openPage(browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, name);
  return page;
}

async function openMatrix(page: Page): Promise<void> {
  await page.goto(`${foyer.url}/cms/menu-rights`);
  await page.getByRole('grid').waitFor();
}

const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row} ${column}"]`);
const save = (page: Page) => page.getByRole('button', { name: /^Save/ });
interface MatrixColumn {
  id: string;
  username: string;
  version: string;
  rights: { module: string }[];
}

/** Its row in the matrix. */
const SCAN_TICKETS = 7;

test('a manager changes rights by keyboard alone, and they count at once', async () => {
  const page = await openInEnglish('manager');
  await openMatrix(page);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await cell(page, 0, 0).focus();
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < SCAN_TICKETS; step += 1) await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { name: 'Scan tickets' }).waitFor();
  await page.keyboard.press('0');
  await page.getByText('changed from Edit').waitFor({ state: 'attached' });
  await page.getByText('1 change, reception').waitFor();
  await page.getByRole('status').filter({ hasText: '1 cell set to None' }).waitFor({ state: 'attached' });

  await page.keyboard.press('Control+Space');
  await page.getByRole('heading', { name: 'reception, all modules' }).waitFor();
  await page.keyboard.press('3');
  await page.getByText('37 changes, reception').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('1 change, reception').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await save(page).waitFor({ state: 'detached' });

  const desk = await openInEnglish('reception');
  await desk.getByRole('navigation', { name: 'Menu' }).waitFor();
  expect(await desk.getByRole('link', { name: 'Scan tickets' }).count()).toBe(0);
  await Promise.all([page.close(), desk.close()]);
});

test('the main account keeps Edit on menu rights: the cell is locked and says why', async () => {
  const page = await openInEnglish('manager');
  await openMatrix(page);
  await page.getByRole('button', { name: 'manager', exact: true }).click();
  await page.getByRole('button', { name: 'No access' }).click();
  await page.getByText('Stay as they are: Menu rights').waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page
    .getByRole('row', { name: /^Menu rights/ })
    .getByRole('gridcell')
    .first()
    .click();
  await page.getByText('The main account keeps Edit on menu rights.').waitFor();
  expect(await page.getByRole('radio', { name: /^Access/ }).isDisabled()).toBe(true);
  await page.close();
});

test('rights are copied from one account to another, as far as its type can have them', async () => {
  const page = await openInEnglish('manager');
  await openMatrix(page);
  await page.getByRole('button', { name: 'Copy from account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From').selectOption({ label: 'manager, Management' });
  await dialog.getByLabel('To').selectOption({ label: 'reader, Read only' });
  await dialog.getByRole('button', { name: 'Copy rights' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/changes?, reader/).waitFor();
  expect(
    await page
      .getByRole('row', { name: /^Accounts/ })
      .getByRole('gridcell')
      .last()
      .innerText(),
  ).toContain('Access');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.close();
});

test('a start table of the client, and the page in the dark', async () => {
  const page = await openInEnglish('manager');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${foyer.url}/cms/menu-rights/start-tables`);
  await page.getByRole('grid', { name: 'Start tables' }).waitFor();
  await page
    .getByRole('row', { name: /^Products/ })
    .getByRole('gridcell')
    .nth(2)
    .click();
  await page.keyboard.press('1');
  await page.getByText('1 change, Reception').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await save(page).click();
  await save(page).waitFor({ state: 'detached' });
  await page.goto(`${foyer.url}/cms/account-add`);
  await page.getByRole('radiogroup', { name: 'Level of Products' }).waitFor();
  await page.close();
});

test('on a phone one account at a time, a row opens its sheet', async () => {
  const page = await openInEnglish('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${foyer.url}/cms/menu-rights`);
  await page.getByLabel('Account', { exact: true }).selectOption({ label: 'reception, Reception' });
  await page.getByRole('button', { name: /^Orders/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /^Access/ }).check();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('1 change, reception').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.close();
});

test('the menu is reordered and a door hidden: so it stays after a reload', async () => {
  const page = await openInEnglish('manager');
  await page.goto(`${foyer.url}/cms/menu-rights/menu`);
  await page.getByRole('button', { name: 'Move Orders up' }).click();
  await page.getByRole('button', { name: 'Hide Settings' }).click();
  await page.getByRole('button', { name: 'Show Ticket search' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await save(page).click();
  await save(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Show Settings' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Orders' }).waitFor();
  expect(await menu.getByRole('link', { name: 'Settings', exact: true }).count()).toBe(0);
  await page.close();
});

test('a receptionist with a right for the office alone is refused elsewhere, by name of the limit', async () => {
  const signedIn = await fetch(`${foyer.url}/v1/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'manager|demo', password: PASSWORD }),
  });
  const { token: manager } = (await signedIn.json()) as { token: string };
  const ask = async (token: string, from: string, query: string, variables = {}) => {
    const answer = await fetch(`${foyer.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': from,
      },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as {
      data?: { menuRights?: MatrixColumn[] };
      errors?: { extensions: object }[];
    };
  };
  const { data } = await ask(
    manager,
    '192.0.2.1',
    '{ menuRights { id username version rights { module level limit } } }',
  );
  const columns = data?.menuRights ?? [];
  const desk = columns.find(({ username }) => username === 'reception');
  const rights = desk?.rights.map((right) => ({ ...right, officeIpOnly: right.module === 'dashboard' }));
  const saved = await ask(
    manager,
    '192.0.2.1',
    'mutation ($input: MenuRightsInput!) { changeMenuRights(input: $input) { id } }',
    { input: { accounts: [{ accountId: desk?.id, version: desk?.version, rights }], startTables: [] } },
  );
  expect(saved.errors).toBeUndefined();
  const reception = await fetch(`${foyer.url}/v1/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'reception|demo', password: PASSWORD }),
  });
  const { token } = (await reception.json()) as { token: string };
  const refused = await ask(token, '198.51.100.9', '{ dashboard { date } }');
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_ALLOWED', limit: 'office IP only' });
});
