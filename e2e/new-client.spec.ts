import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './src/browser/launch-browser.ts';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { type MailSink, startMailSink } from './src/mail-sink.ts';
import { type RunningFoyer, startFoyer } from './src/running-foyer.ts';
import { signIn } from './src/sign-in.ts';

// A new client set up from nothing, through the screens: each step leans on the one before.
const MANAGER = { username: 'ruben', email: 'ruben@getij.example', password: 'salt and light 1' };
const RECEPTION = { username: 'sanne', email: 'sanne@getij.example', password: 'front desk 2026' };

let foyer: RunningFoyer;
let mails: MailSink;
let browser: Browser;
let admin: Page;
let manager: Page;
let reception: Page;

beforeAll(async () => {
  mails = await startMailSink();
  [foyer, browser] = await Promise.all([
    startFoyer({ FOYER_DEMO: '0', SMTP_URL: mails.url }),
    launchBrowser(),
  ]);
  [admin, manager, reception] = await Promise.all([newPage(), newPage(), newPage()]);
});

afterAll(async () => {
  await browser?.close();
  await foyer?.remove();
  await mails?.close();
});

async function newPage(width = 1440): Promise<Page> {
  const page = await openPage(browser, { width, height: 900 });
  page.setDefaultTimeout(45_000);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  return page;
}

const go = (page: Page, path: string) => page.goto(`${foyer.url}/cms${path}`);
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialogOf = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('button', { name }).click();
const bannerOf = (page: Page) => page.getByRole('region', { name: 'Working in a client' });

/** Opens the link of the activation mail and chooses a password by it, which signs in. */
async function activate(page: Page, { email, password }: typeof MANAGER): Promise<void> {
  const mail = await mails.waitForMailTo(email);
  const link = /https?:\/\/\S+\/cms\/account-activation\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.locator('button[type=submit]').click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
}

/** Asks the server behind the screens, with the session of a page. */
function ask(page: Page, query: string): Promise<{ errors?: { extensions?: { code?: string } }[] }> {
  return page.evaluate(async (text) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('foyer.token')}`,
    };
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: text }),
    });
    return answer.json();
  }, query);
}

test('an Admin outside every client sees the platform’s own modules and an empty list of clients', async () => {
  await signIn(admin, foyer.url, 'admin|platform');
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
  await admin.getByText('Foyer uses this name itself. Choose another one.').waitFor();
  await admin.getByText('Please enter a valid zip code.').waitFor();
  expect(await findAccessibilityFaults(admin)).toEqual([]);

  await admin.getByLabel('Subdomain', { exact: true }).fill('getij');
  await admin.getByLabel('Postal code').fill('1411 AB');
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
  await admin.getByLabel('Username').fill('x');
  await admin.getByLabel('Email of the main account').fill('x@example.com');
  await press(admin, 'Create client and send activation email');
  await admin.getByText('The chosen subdomain already exists.').waitFor();
  await admin.getByText('The chosen ID already exists.').waitFor();
  await press(admin, 'Discard');
});

test('its manager activates by the mailed link and makes a location', async () => {
  await activate(manager, MANAGER);
  await go(manager, '/new-settings/locations');
  await press(manager, 'Create location');
  await dialogOf(manager).getByLabel('Name').fill('Main building');
  await confirm(manager, 'Create location');
  await heading(manager, 'Main building');
  expect(await manager.getByRole('button', { name: /^Client / }).count()).toBe(0);
});

test('invites the reception, which may do what its table says and nothing else', async () => {
  await go(manager, '/account-add');
  await heading(manager, 'Add account');
  await manager.getByLabel('Username').fill(RECEPTION.username);
  await manager.getByLabel('Email').fill(RECEPTION.email);
  await press(manager, 'Create and send activation email');
  await heading(manager, RECEPTION.username);
  await activate(reception, RECEPTION);
  const menu = reception.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Scan tickets' }).waitFor();
  for (const closed of ['Products', 'Accounts', 'Settings', 'Ticketstreet']) {
    expect(await menu.getByRole('link', { name: closed }).count(), closed).toBe(0);
  }
  const refused = [
    'mutation { deleteLocation(id: "00000000-0000-7000-8000-0000000000ff") }',
    '{ accountSummary(filter: {}) { total } }',
    '{ managedClientSummary(filter: {}) { total } }',
  ];
  for (const query of refused) {
    const codes = (await ask(reception, query)).errors?.map(({ extensions }) => extensions?.code);
    expect(codes, query).toEqual(['NOT_ALLOWED']);
  }
});

test('the Admin works in the client: a banner on every page, the client’s menu, and its name in the title', async () => {
  await go(admin, '/gebruikers');
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
  expect(await isOnTop(admin)).toBe(true);
  await confirm(admin, 'Create location');
  await heading(admin, 'Annex');
});

test('the Admin changes subjects of the settings that are his, which the manager only reads', async () => {
  await go(admin, '/settings/administrative');
  const crmId = admin.getByRole('textbox', { name: 'CRM ID' });
  await crmId.fill('no number');
  await press(admin, 'Save');
  await admin.getByText('Please enter a numeric CRM code').waitFor();
  await crmId.fill('884102');
  await press(admin, 'Save');
  await admin.getByText(/1 subject changes on/).waitFor();
  await go(admin, '/settings/environment');
  await admin.getByText('Live', { exact: true }).click();
  await press(admin, 'Save');
  await confirm(admin, 'Save and apply');
  await admin.getByRole('cell', { name: 'Live' }).first().waitFor();

  await go(manager, '/settings/administrative');
  await manager.getByText('Only Admins of the platform can change this.').waitFor();
  await manager.getByText('884102').first().waitFor();
});

test('what the Admin did stands in the client’s log with his name and for whom', async () => {
  await go(manager, '/audit-log');
  await heading(manager, 'Audit log');
  await manager.getByText('admin for client Getij Museum').first().waitFor();
});

/** Nothing covers the banner: a press on its middle meets it. */
function isOnTop(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const banner = document.querySelector('section[aria-label="Working in a client"]');
    const { left, width, top, height } = banner?.getBoundingClientRect() ?? new DOMRect();
    return banner?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
  });
}

test('another tab that leaves the client stops this one, which can stay', async () => {
  const other = await admin.context().newPage();
  await go(other, '/gebruikers');
  await bannerOf(other).getByRole('button', { name: 'Leave client' }).click();
  await other.getByRole('button', { name: /^Client All clients/ }).waitFor();
  await dialogOf(admin).getByText('Another tab went to the platform').waitFor();
  await confirm(admin, 'Stay in Getij Museum');
  await dialogOf(admin).waitFor({ state: 'detached' });
  await dialogOf(other).getByText('Another tab went to Getij Museum').waitFor();
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
  await admin.getByText('Foyer uses this name itself. Choose another one.').waitFor();
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
  await manager.getByRole('link', { name: 'Products' }).click();
  await manager.waitForURL((address) => address.pathname.endsWith('/login'));
  await manager.locator('input[name=username]').fill(`${MANAGER.username}|getij`);
  await manager.locator('input[name=password]').fill(MANAGER.password);
  await manager.locator('button[type=submit]').click();
  await manager
    .getByText(/disabled/)
    .first()
    .waitFor();
  expect(await findAccessibilityFaults(manager)).toEqual([]);

  const visitor = await newPage(390);
  await visitor.goto(`${foyer.url}/shop/getij/tickets?language=nl`);
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
    .getByText('No client fits these filters')
    .or(admin.getByText('No clients yet'))
    .first()
    .waitFor();
  await signIn(manager, foyer.url, `${MANAGER.username}|getij`, MANAGER.password);
  await manager.getByRole('link', { name: 'Settings' }).waitFor();
});
