import { TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { DESK_LIGHT_PHONE_DARK, findAccessibilityFaults } from './src/check-accessibility.ts';
import { type MailSink, startMailSink } from './src/mail-sink.ts';
import { readPdfCodes } from './src/read-pdf-codes.ts';
import { type RunningMuseum, startMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

// The whole chain on an empty data folder, through the screens: each step leans on the one before.
const EMAIL = 'sanne.de.vries@example.com';

let foyer: RunningMuseum;
let mails: MailSink;
let browser: Browser;
let client: TestClient;
let office: Page;
let pairingCode = '';
let codes: string[] = [];

beforeAll(async () => {
  mails = await startMailSink();
  foyer = await startMuseum({ SMTP_URL: mails.url }, { subdomain: 'havenstad' });
  ({ browser, client } = foyer);
  office = await openPage(browser, { width: 1440, height: 900 });
  office.setDefaultTimeout(60_000);
  await office.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
});

afterAll(async () => {
  await foyer?.close();
  await mails?.close();
});

const go = (path: string) => office.goto(`${foyer.url}/cms${path}`);
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = () => office.getByRole('dialog');
const confirm = (name: string | RegExp) => dialog().getByRole('button', { name }).click();

/** The dashboard of a new museum: how many of the six steps it says are done, and the next one's button. */
async function seesSteps(done: number, next: string): Promise<void> {
  await go('/');
  await office.getByText(`${done} of 6 done`).waitFor();
  const button = office.getByRole('link', { name: next, exact: true });
  await button.waitFor();
  expect(await findAccessibilityFaults(office, DESK_LIGHT_PHONE_DARK)).toEqual([]);
}

test('the manager signs in and sees the six steps to the first sale, hides them and shows them again', async () => {
  await signIn(office, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD);
  await heading(office, 'Welcome to Foyer, manager');
  await seesSteps(0, 'Add location');
  await press(office, 'Hide list');
  await office.getByText('No visits today').first().waitFor();
  await office.reload();
  await office.getByText('No visits today').first().waitFor();
  await press(office, 'More: Today');
  await office.getByRole('menuitem', { name: 'Show getting started' }).click();
  await office.getByText('0 of 6 done').waitFor();
});

test('makes a location', async () => {
  await go('/new-settings/locations');
  await press(office, 'Create location');
  await dialog().getByLabel('Name').fill('Main building');
  await dialog().getByLabel('Address').fill('Havenkade 1');
  await dialog().getByLabel('Postal code').fill('1411 AB');
  await dialog().getByLabel('Town').fill('Havenstad');
  await confirm('Create location');
  await heading(office, 'Main building');
});

test('the dashboard has ticked the location, and leads on to the product', () => seesSteps(1, 'Add product'));

test('makes a product with two ticket types, each with its price and its name in two languages', async () => {
  await go('/products');
  await press(office, 'Add product');
  await dialog().getByLabel('Name').fill('Salt & Light');
  await confirm('Add product');
  await heading(office, 'Salt & Light');
  await addTicketType('Volwassene', 'Adult', '17.50');
  await addTicketType('Kind', 'Child', '6.00');
});

async function addTicketType(dutch: string, english: string, price: string): Promise<void> {
  await office.getByRole('link', { name: 'Add ticket type' }).first().click();
  await heading(office, 'Add ticket type');
  await office.getByRole('textbox', { name: 'Description' }).fill(dutch);
  await office
    .getByRole('group', { name: 'Languages' })
    .getByRole('button', { name: /English/ })
    .click();
  await office.getByRole('textbox', { name: 'Description' }).fill(english);
  await office.getByLabel('Selling price').fill(price);
  await office.getByText('No limit', { exact: true }).click();
  await press(office, 'Create ticket type');
  await heading(office, 'Salt & Light');
}

test('the dashboard has ticked product and ticket types', () => seesSteps(3, 'Plan timeslots'));

test('opens on every day until midnight, with ten places at a time', async () => {
  await go('/timeslotgroup');
  await press(office, 'Create timeslot group');
  await dialog().getByLabel('Title').fill('Exhibition hall');
  await dialog().getByRole('combobox', { name: 'Location' }).click();
  await office.getByRole('option', { name: 'Main building' }).click();
  await confirm('Create timeslot group');
  await heading(office, 'Exhibition hall');
  await press(office, 'Add period');
  await dialog().getByLabel('Name').fill('All year');
  await confirm('Add period');
  await press(office, 'Set times');
  for (const day of ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']) await dialog().getByLabel(day).check();
  await dialog().getByLabel('First start').fill('00:00');
  await dialog().getByLabel('Last start').fill('23:30');
  await dialog().getByLabel('Single times').fill('23:59');
  await dialog().getByLabel('Limit for all days').fill('10');
  await confirm('Set times');
  await dialog().waitFor({ state: 'detached' });
  await press(office, 'Link');
  await dialog().getByRole('combobox', { name: 'Ticket groups' }).click();
  await office.getByRole('option', { name: /Salt & Light/ }).click();
  await office.keyboard.press('Tab');
  await confirm('Link ticket groups');
  await dialog().waitFor({ state: 'detached' });
  await press(office, 'Review');
  await heading(office, 'What this change does');
  await office.getByRole('button', { name: /^Apply to [\d,]+ days/ }).click();
  await heading(office, 'Change applied');
  await office.getByRole('link', { name: 'Show timeslot group' }).click();
  await heading(office, 'Exhibition hall');
  await office.getByText('2 ticket types').waitFor();
});

test('the dashboard has ticked the timeslots', () => seesSteps(4, 'Create sales page'));

test('publishes a ticketstreet that sells it', async () => {
  await go('/ticketstreet');
  await press(office, 'Create ticketstreet');
  await dialog().getByLabel('Name').fill('Getij tickets');
  await dialog().getByLabel('URL').fill('tickets');
  await confirm('Create ticketstreet');
  await heading(office, 'Getij tickets');
  await office.getByRole('combobox', { name: 'Ticket groups' }).click();
  await office.getByRole('option', { name: /Salt & Light/ }).click();
  await press(office, 'Publish');
  await office.getByText('Published', { exact: true }).first().waitFor();
});

test('the dashboard has ticked the sales page, and leads to it for a test ticket', () =>
  seesSteps(5, 'Open sales page'));

test('a visitor on a phone chooses today, gives details, pays and holds two tickets', async () => {
  const phone = await openPage(browser, { width: 390, height: 844 });
  phone.setDefaultTimeout(60_000);
  await phone.goto(`${foyer.url}/shop/${client.subdomain}/tickets?language=en`);
  await press(phone, 'One more: Adult');
  await press(phone, 'One more: Child');
  await press(phone, 'Choose date');
  await heading(phone, 'When are you coming?');
  await phone.locator('.day[data-state=open]').first().click();
  await phone.getByRole('radio', { name: /^23:59/ }).check();
  await press(phone, 'Your details');
  await heading(phone, 'Your details');
  await phone.getByLabel('First name').fill('Sanne');
  await phone.getByLabel('Last name').fill('de Vries');
  await phone.getByLabel('Email address').fill(EMAIL);
  await press(phone, 'Check and pay');
  await heading(phone, 'Check and pay');
  await phone.getByText('€23.50').first().waitFor();
  await press(phone, /^Pay with/);
  await phone.waitForURL(/\/pay\/test\//);
  await press(phone, /^Pay/);
  await heading(phone, /^See you/);
  await phone.getByRole('img', { name: 'Code of ticket 1 of 2' }).waitFor();
  await phone.close();
});

test('the mail arrives with a PDF, and a barcode reader reads two codes from it', async () => {
  const mail = await mails.waitForMailTo(EMAIL);
  expect(mail.text).toContain('Salt & Light');
  expect(mail.html).toContain('Salt &amp; Light');
  const pdf = mail.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
  codes = await readPdfCodes(new Uint8Array(pdf?.content as ArrayBuffer));
  expect(new Set(codes).size).toBe(2);
});

test('staff find the order by the buyer’s name, with its tickets and what happened', async () => {
  await go('/order-management');
  await office
    .getByRole('searchbox')
    .or(office.getByPlaceholder(/Order number/))
    .first()
    .fill('vries');
  await office.getByRole('link', { name: /^GT-/ }).first().click();
  await heading(office, /^GT-/);
  await office.getByText('€23.50').first().waitFor();
  await office.getByRole('link', { name: EMAIL }).or(office.getByText(EMAIL)).first().waitFor();
});

test('the dashboard asks to scan the test ticket', () => seesSteps(5, 'Scan ticket'));

test('a gate is paired by a code', async () => {
  await go('/ticketscannen');
  await press(office, 'Pair device');
  await dialog().getByLabel('Name of the gate').fill('Gate A');
  await confirm('Show pairing code');
  pairingCode =
    (await dialog()
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .textContent()) ?? '';
  expect(pairingCode).not.toBe('');
});

test('the gate lets a ticket in once, and refuses it the second time', async () => {
  const gate = await openPage(browser, { width: 390, height: 844 });
  gate.setDefaultTimeout(60_000);
  await gate.goto(`${foyer.url}/scan`);
  await gate.getByLabel('Pairing code').fill(pairingCode);
  await press(gate, 'Pair device');
  const scan = async (code: string) => {
    await press(gate, 'Type code');
    await gate.getByLabel('Code on the ticket').fill(code);
    await press(gate, 'Check code');
  };
  const [first = ''] = codes;
  await scan(first);
  await gate.getByRole('heading', { name: 'Valid' }).waitFor();
  await gate.getByRole('heading', { name: 'Valid' }).waitFor({ state: 'detached' });
  await scan(first);
  await gate.getByRole('heading', { name: 'Already used' }).waitFor();
  await gate.getByText(/^Scanned today at .*Gate A/).waitFor();
  await press(gate, 'Next');
  await scan('nobody-has-this-code');
  await gate.getByRole('heading', { name: 'Unknown code' }).waitFor();
  await gate.close();
});

test('all steps are done: the dashboard counts one scan of two reservations', async () => {
  await go('/');
  await office.getByText('of 2', { exact: true }).first().waitFor();
  const scanned = office.getByText('Scanned today').locator('..');
  await scanned.getByText('1', { exact: true }).waitFor();
  expect(await office.getByText('Getting started').count()).toBe(0);
  await office.getByText('All clear').waitFor();
});
