import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { type StaffedMuseum, startStaffedMuseum } from './src/staffed-museum.ts';

let museum: StaffedMuseum;
/** The manager's, signed in throughout. */
let page: Page;

beforeAll(async () => {
  museum = await startStaffedMuseum({ TRUST_PROXY: '1' });
  page = await museum.openAs('manager');
});

afterAll(() => museum?.close());

const cell = (row: number, column: number) => page.locator(`[data-cell="${row} ${column}"]`);
const save = () => page.getByRole('button', { name: /^Save/ });
interface MatrixColumn {
  id: string;
  username: string;
  version: string;
  rights: { module: string }[];
}

const DESK_DARK_PHONE_LIGHT = [
  [1440, ['dark']],
  [390, ['light']],
] as const;
const ON_A_PHONE = [[390, ['light', 'dark']]] as const;

/** Its row in the matrix. */
const SCAN_TICKETS = 7;

test('a manager changes rights by keyboard alone, and they count at once', async () => {
  await page.goto(`${museum.url}/cms/menu-rights`);
  await page.getByRole('grid').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await cell(0, 0).focus();
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
  await save().waitFor({ state: 'detached' });

  const desk = await museum.openAs('reception');
  await desk.getByRole('navigation', { name: 'Menu' }).waitFor();
  expect(await desk.getByRole('link', { name: 'Scan tickets' }).count()).toBe(0);
  await desk.close();
});

test('the table of rights ends at the foot of the window, and few accounts share its width', async () => {
  await page.goto(`${museum.url}/cms/menu-rights`);
  const box = await page.getByRole('grid').locator('..').boundingBox();
  // The padding of the page is below it.
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);
  const cellBox = await cell(0, 0).boundingBox();
  expect(cellBox?.width).toBeGreaterThan(140);
  expect(await page.getByRole('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);
});

test('the main account keeps Edit on menu rights: the cell is locked and says why', async () => {
  await page.getByRole('button', { name: 'manager', exact: true }).click();
  await page.getByRole('button', { name: 'No access' }).click();
  await page.getByText('Unchanged: Menu rights').waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page
    .getByRole('row', { name: /^Menu rights/ })
    .getByRole('gridcell')
    .first()
    .click();
  await page.getByText('The main account keeps the Edit right on menu rights.').waitFor();
  expect(await page.getByRole('radio', { name: /^Access/ }).isDisabled()).toBe(true);
});

test('rights are copied from one account to another, as far as its type can have them', async () => {
  await page.getByRole('button', { name: 'Copy from account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('To').selectOption({ label: 'reader, Read only' });
  await dialog.getByLabel('From').selectOption({ label: 'manager, Management' });
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
});

test('a start table of the client, and the page in the dark', async () => {
  await page.goto(`${museum.url}/cms/menu-rights/start-tables`);
  await page.getByRole('grid', { name: 'Default rights' }).waitFor();
  await page
    .getByRole('row', { name: /^Products/ })
    .getByRole('gridcell')
    .nth(2)
    .click();
  await page.keyboard.press('1');
  await page.getByText('1 change, Reception').waitFor();
  expect(await findAccessibilityFaults(page, DESK_DARK_PHONE_LIGHT)).toEqual([]);
  await save().click();
  await save().waitFor({ state: 'detached' });
  await page.goto(`${museum.url}/cms/account-add`);
  await page.getByRole('radiogroup', { name: 'Level of Products' }).waitFor();
});

test('on a phone one account at a time, a row opens its sheet', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${museum.url}/cms/menu-rights`);
  await page.getByLabel('Account', { exact: true }).selectOption({ label: 'reception, Reception' });
  await page.getByRole('button', { name: /^Orders/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /^Access/ }).check();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('1 change, reception').waitFor();
  expect(await findAccessibilityFaults(page, ON_A_PHONE)).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the menu is reordered and a door hidden: so it stays after a reload', async () => {
  await page.goto(`${museum.url}/cms/menu-rights/menu`);
  await page.getByRole('button', { name: 'Move Orders up' }).click();
  await page.getByRole('button', { name: 'Hide Settings' }).click();
  await page.getByRole('button', { name: 'Show Ticket search' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await save().click();
  await save().waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Show Settings' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Orders' }).waitFor();
  expect(await menu.getByRole('link', { name: 'Settings', exact: true }).count()).toBe(0);
});

test('a receptionist with a right for the office alone is refused elsewhere, by name of the limit', async () => {
  const signedIn = await fetch(`${museum.url}/v1/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'manager|demo', password: TEST_PASSWORD }),
  });
  const { token: manager } = (await signedIn.json()) as { token: string };
  const ask = async (token: string, from: string, query: string, variables = {}) => {
    const answer = await fetch(`${museum.url}/graphql`, {
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
  const reception = await fetch(`${museum.url}/v1/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'reception|demo', password: TEST_PASSWORD }),
  });
  const { token } = (await reception.json()) as { token: string };
  const refused = await ask(token, '198.51.100.9', '{ dashboard { date } }');
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_ALLOWED', limit: 'office IP only' });
});
