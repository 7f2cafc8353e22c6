import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { goWithin } from './src/museum-shell.ts';
import {
  askAll,
  bannerOf,
  doorsOf,
  isBannerOnTop,
  type NewClientJourney,
  startNewClientJourney,
} from './src/new-client-steps.ts';
import { confirm, dialogOf, heading, press } from './src/page-acts.ts';
import { RECEPTION_MAY, RECEPTION_MAY_NOT, RECEPTIONS_DOORS } from './src/reception-rights.ts';
import { signInByForm } from './src/sign-in.ts';

// A new client set up from nothing, through the screens: each step leans on the one before.
const MANAGER = { username: 'ruben', email: 'ruben@getij.example', password: 'salt and light 1' };
const RECEPTION = { username: 'sanne', email: 'sanne@getij.example', password: 'front desk 2026' };

let journey: NewClientJourney;
let admin: Page;
let manager: Page;
let reception: Page;

beforeAll(async () => {
  journey = await startNewClientJourney();
  [admin, manager, reception] = await Promise.all([journey.newPage(), journey.newPage(), journey.newPage()]);
});

afterAll(() => journey?.close());

const go = (page: Page, path: string) => journey.go(page, path);
const walkTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

async function chooseMoney(page: Page): Promise<void> {
  await page.getByLabel('Payment environment').selectOption('test');
  await page.getByLabel('Currency').selectOption('EUR');
}

test('an Admin outside every client sees the platform’s own modules and an empty list of clients', async () => {
  await signInByForm(admin, journey.url, 'admin|platform');
  await heading(admin, 'Clients');
  await admin.getByText('No clients yet').waitFor();
  await admin.getByRole('button', { name: /^Client All clients/ }).waitFor();
  expect(await admin.getByRole('link', { name: 'Products' }).count()).toBe(0);
  await go(admin, '/ticketstreet');
  await heading(admin, 'Choose a client first');
  expect(await findAccessibilityFaults(admin)).toEqual([]);
  await press(admin, 'Open clients');
  await heading(admin, 'Clients');
  expect(await findAccessibilityFaults(admin)).toEqual([]);
});

test('an account of the platform is an Admin: no other type is offered, and no rights', async () => {
  await go(admin, '/account-add');
  await admin.getByText('Platform accounts are Admins and have every right').waitFor();
  expect(await admin.getByLabel('Account type').isDisabled()).toBe(true);
  expect(await admin.getByRole('radiogroup', { name: /^Level of/ }).count()).toBe(0);
  await walkTo(admin, 'Menu rights');
  await admin.getByRole('button', { name: 'Hide Message queue' }).waitFor();
  expect(await admin.getByRole('link', { name: 'Default rights' }).count()).toBe(0);
  await walkTo(admin, 'Clients & accounts');
});

test('makes a client with the keyboard alone; what is wrong is said at its field', async () => {
  await admin.getByRole('button', { name: 'Create client' }).focus();
  await admin.keyboard.press('Enter');
  await heading(admin, 'Create client');
  await admin.getByLabel('Name', { exact: true }).focus();
  const typeAndTab = async (...texts: string[]) => {
    for (const text of texts) {
      await admin.keyboard.type(text);
      await admin.keyboard.press('Tab');
    }
  };
  await typeAndTab('Getij Museum', 'NL-0412', 'platform', 'https://getij.example');
  await typeAndTab('Havenkade 1', '1411', 'Havenstad');
  await admin.getByLabel('Username').focus();
  await typeAndTab(MANAGER.username, MANAGER.email);
  await admin.keyboard.press('Control+s');
  await admin.getByText('This name is reserved for Foyer. Choose another one.').waitFor();
  await admin.getByText('Please enter a valid zip code.').waitFor();
  await admin.getByText('Select a valid payment environment.').waitFor();
  await admin.getByText('Select a valid currency.').waitFor();
  expect(await findAccessibilityFaults(admin)).toEqual([]);

  await admin.getByLabel('Subdomain', { exact: true }).fill('getij');
  await admin.getByLabel('Postal code').fill('1411 AB');
  await chooseMoney(admin);
  await press(admin, 'Create client and send activation email');
  await heading(admin, 'Getij Museum');
  await admin.getByText('Active', { exact: true }).waitFor();
  expect(await findAccessibilityFaults(admin)).toEqual([]);
});

test('a second client with the same subdomain or ID is refused', async () => {
  await go(admin, '/clients/create');
  await heading(admin, 'Create client');
  await admin.getByLabel('Name', { exact: true }).fill('Another museum');
  await admin.getByLabel('ID', { exact: true }).fill('NL-0412');
  await admin.getByLabel('Subdomain', { exact: true }).fill('getij');
  await admin.getByLabel('Postal code').fill('1411 AB');
  await chooseMoney(admin);
  await admin.getByLabel('Username').fill('x');
  await admin.getByLabel('Email of the main account').fill('x@example.com');
  await press(admin, 'Create client and send activation email');
  await admin.getByText('The chosen subdomain already exists.').waitFor();
  await admin.getByText('The chosen ID already exists.').waitFor();
  await press(admin, 'Discard');
});

test('its manager activates by the mailed link and makes a location', async () => {
  await journey.activate(manager, MANAGER);
  await go(manager, '/new-settings/locations');
  await press(manager, 'Create location');
  await dialogOf(manager).getByLabel('Name').fill('Main building');
  await confirm(manager, 'Create location');
  await heading(manager, 'Main building');
  expect(await manager.getByRole('button', { name: /^Client / }).count()).toBe(0);
});

test('invites the reception, which may do what its table says and nothing else', async () => {
  await go(manager, '/account-add');
  await heading(manager, 'Create account');
  await manager.getByLabel('Username').fill(RECEPTION.username);
  await manager.getByLabel('Email').fill(RECEPTION.email);
  await press(manager, 'Create and send activation email');
  await heading(manager, RECEPTION.username);
  await journey.activate(reception, RECEPTION);
  await reception.getByRole('link', { name: 'Scan tickets' }).waitFor();
  expect(await doorsOf(reception)).toEqual(RECEPTIONS_DOORS.map((door) => `/cms${door}`));
  expect(await askAll(reception, RECEPTION_MAY)).toEqual(RECEPTION_MAY.map(() => 'ok'));
  expect(await askAll(reception, RECEPTION_MAY_NOT)).toEqual(RECEPTION_MAY_NOT.map(() => 'NOT_ALLOWED'));
});

test('the Admin works in the client: a banner on every page, the client’s menu, and its name in the title', async () => {
  await admin.getByRole('button', { name: /^Client All clients/ }).click();
  await admin.getByRole('textbox', { name: 'Name, ID or subdomain' }).fill('getij');
  await admin.getByRole('option', { name: /Getij Museum/ }).click();
  await bannerOf(admin).getByText('You work in Getij Museum as platform staff.').first().waitFor();
  await bannerOf(admin)
    .getByText(/logged under your own name, admin/)
    .first()
    .waitFor();
  await admin.getByRole('link', { name: 'Products' }).waitFor();
  await admin.waitForFunction(() => document.title.startsWith('Getij Museum · '));
  expect(await findAccessibilityFaults(admin)).toEqual([]);

  await go(admin, '/new-settings/locations');
  await press(admin, 'Create location');
  await dialogOf(admin).getByLabel('Name').fill('Annex');
  await bannerOf(admin).waitFor();
  expect(await isBannerOnTop(admin)).toBe(true);
  await confirm(admin, 'Create location');
  await heading(admin, 'Annex');
});

test('the Admin changes subjects of the settings of an Admin, which the manager only reads', async () => {
  await go(admin, '/settings/administrative');
  const crmId = admin.getByRole('textbox', { name: 'CRM ID' });
  await crmId.fill('no number');
  await press(admin, 'Save');
  await admin.getByText('Please enter a numeric CRM code').waitFor();
  await crmId.fill('884102');
  await press(admin, 'Save');
  await admin.getByText(/1 subject changes on/).waitFor();
  await admin.locator('summary', { hasText: 'Money' }).click();
  await walkTo(admin, 'Payment environment');
  await admin.getByText('Live', { exact: true }).click();
  await press(admin, 'Save');
  await confirm(admin, 'Save and apply');
  await admin.getByRole('cell', { name: 'Live' }).first().waitFor();

  await go(manager, '/settings/administrative');
  await manager.getByText('Only platform Admins can change this.').waitFor();
  await manager.getByText('884102').first().waitFor();
});

test('what the Admin did is in the client’s log with the Admin’s name and for whom', async () => {
  await go(manager, '/audit-log');
  await heading(manager, 'Audit log');
  await manager.getByText('admin for client Getij Museum').first().waitFor();
});

test('another tab that leaves the client stops this one, which can stay', async () => {
  const other = await admin.context().newPage();
  await go(other, '/gebruikers');
  await bannerOf(other).getByRole('button', { name: 'Leave client' }).click();
  await other.getByRole('button', { name: /^Client All clients/ }).waitFor();
  await dialogOf(admin).getByText('Another tab switched to the platform').waitFor();
  await confirm(admin, 'Stay in Getij Museum');
  await dialogOf(admin).waitFor({ state: 'detached' });
  await dialogOf(other).getByText('Another tab switched to Getij Museum').waitFor();
  expect(await findAccessibilityFaults(other)).toEqual([]);
  await other.close();
});

test('leaves, and edits the client; what is wrong is said at its field', async () => {
  await bannerOf(admin).getByRole('button', { name: 'Leave client' }).click();
  await heading(admin, 'Clients');
  await bannerOf(admin).waitFor({ state: 'detached' });
  await admin.getByRole('link', { name: /Getij Museum/ }).click();
  await heading(admin, 'Getij Museum');
  expect(await admin.getByLabel('Payment environment').inputValue()).toBe('live');
  const fill = (label: string, text: string) => admin.getByLabel(label, { exact: true }).fill(text);
  await fill('Postal code', '1411');
  await fill('Subdomain', 'api');
  await fill('CRM ID', 'GT-1');
  await admin.keyboard.press('Control+s');
  await admin.getByText('Please enter a valid zip code.').waitFor();
  await admin.getByText('Please enter a numeric CRM code').waitFor();
  await admin.getByText('This name is reserved for Foyer. Choose another one.').waitFor();
  // The first of them gets the focus a moment later: what is typed meanwhile would go there.
  await admin.locator('[aria-invalid=true]:focus').waitFor();
  await fill('Postal code', '1411 AC');
  await fill('Subdomain', 'getij');
  await fill('CRM ID', '884103');
  await admin.keyboard.press('Control+s');
  await admin.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' });
  await admin.reload();
  await heading(admin, 'Getij Museum');
  expect(await admin.getByLabel('Postal code').inputValue()).toBe('1411 AC');
  expect(await admin.getByLabel('CRM ID').inputValue()).toBe('884103');
});

test('disables the client by typing its subdomain', async () => {
  await press(admin, 'Disable client');
  await dialogOf(admin).getByText('Published channels').waitFor();
  expect(await findAccessibilityFaults(admin)).toEqual([]);
  await dialogOf(admin)
    .getByLabel(/Type the subdomain/)
    .fill('wrong');
  await confirm(admin, 'Disable client');
  await admin.getByText('This is not the subdomain of the client.').waitFor();
  await dialogOf(admin)
    .getByLabel(/Type the subdomain/)
    .fill('getij');
  await confirm(admin, 'Disable client');
  await admin.getByText('Disabled', { exact: true }).waitFor();
});

test('then its people are out and cannot sign in, and its sales pages say so', async () => {
  // The bell asks by itself: the page may be out before, and then has no menu any more.
  await goWithin(manager, '/products');
  await manager.waitForURL(({ pathname, search }) => pathname.endsWith('/login') && /products/.test(search));
  await manager.locator('input[name=username]').fill(`${MANAGER.username}|getij`);
  await manager.locator('input[name=password]').fill(MANAGER.password);
  await manager.locator('button[type=submit]').click();
  await manager
    .getByText(/disabled/)
    .first()
    .waitFor();
  expect(await findAccessibilityFaults(manager)).toEqual([]);

  const visitor = await journey.newPage(390);
  await visitor.goto(`${journey.url}/shop/getij/tickets?language=nl`);
  await heading(visitor, 'Getij Museum verkoopt op dit moment geen tickets');
  expect(await findAccessibilityFaults(visitor)).toEqual([]);
  await visitor.close();
});

test('enabled again, all works as before', async () => {
  await go(admin, '/gebruikers-archief');
  await press(admin, 'More: Getij Museum');
  await admin.getByRole('menuitem', { name: 'Enable client' }).click();
  await confirm(admin, 'Enable client');
  await admin
    .getByText('No clients match these filters')
    .or(admin.getByText('No clients yet'))
    .first()
    .waitFor();
  await signInByForm(manager, journey.url, `${MANAGER.username}|getij`, MANAGER.password);
  await manager.getByRole('link', { name: 'Settings', exact: true }).waitFor();
});
