import { TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { findLookFaults } from './src/find-look-faults.ts';
import { intercept } from './src/museum-shell.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

// A ticket type and a ticket group with every field, typed and read back; each step leans on the one before.
let foyer: RunningMuseum;
let browser: Browser;
let client: TestClient;
let page: Page;
let groupId: string;

beforeAll(async () => {
  foyer = await openMuseum({ subdomain: 'havenstad', name: 'Getij' });
  ({ browser, client } = foyer);
  const { database } = foyer;
  const { rows } = await database.owner.query(
    `with product as (insert into product (client_id, name) values ($1, 'Exhibitions') returning client_id, id),
       event as (insert into event (client_id, kind, from_date, until_date)
         values ($1, 'exhibition', '2030-12-01', '2031-01-31') returning client_id, id),
       title as (insert into content (client_id, owner, owner_id, language, field, text)
         select client_id, 'event', id, 'nl', 'title', 'Zee van licht' from event)
     insert into ticket_group (client_id, product_id, name)
     select client_id, id, 'Exhibitions 2030' from product returning id`,
    [client.clientId],
  );
  groupId = rows[0].id;
  page = await openPage(browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  const add = `/tickettype-toevoegen/${groupId}`;
  await signIn(page, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD, add);
});

afterAll(async () => {
  await foyer?.close();
});

const go = (path: string) => page.goto(`${foyer.url}/cms${path}`);
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const select = (name: string) => page.getByRole('combobox', { name, exact: true });
const bar = () => page.getByRole('region', { name: 'Unsaved changes' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const save = async (label = 'Save') => {
  await bar().getByRole('button', { name: label }).click();
  await bar().waitFor({ state: 'detached' });
};
const shows = (name: string, value: string) =>
  expect.poll(() => field(name).inputValue(), { ...patience, message: name }).toBe(value);
const choose = async (name: string, option: string | RegExp) => {
  await select(name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** A press whose call is lost on its way shows the words of specification 001, section 8. */
const lost = async (operation: string, words: string, press: () => Promise<void>) => {
  await intercept(page, operation, (route) => route.fulfill({ status: 500, body: '' }));
  await press();
  await page.getByText(words).first().waitFor();
  await page.unrouteAll();
};

const typed: Record<string, string> = {
  Description: 'Museum card',
  'Extra information': 'Show your card at the gate',
  'Selling price': '0.00',
  'Original price': '17.50',
  'PLU code': '10015',
  Places: '150',
  'Min. per order': '1',
  'Max. per order': '4',
  'Duration in minutes': '75',
  'Scans per day': '2',
  'Scans in total': '5',
  'Ledger account': '8010',
  'Cost centre': 'EXPO-30',
  'Article code': 'A-15',
};
const chosen: Record<string, string> = {
  'Item type': 'Product, served on a visit',
  'Information icon': 'Card',
  'A ticket is valid': 'After the purchase date',
  'Status label': 'Sold out',
};
const ticked = [
  'Child ticket, needs an adult',
  'Block other timeslots',
  'Website',
  'Google',
  'Custom barcode',
];

test('what is missing or wrong is shown at its field, in its section and in the words of the catalogue', async () => {
  await field('Description').fill('M');
  await field('Original price').fill('1.234');
  await field('PLU code').fill('1'.repeat(51));
  await field('Max. per order').fill('ten');
  await field('Min. per order').fill('-1');
  for (const point of ['Website', 'Reception', 'Management', 'Kiosk', 'Mobile'])
    await page.getByLabel(point, { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Create ticket type' }).click();
  for (const message of [
    'Use at least 2 characters.',
    'Please enter a price.',
    'You cannot enter more than 2 decimals.',
    'The checkout identification code can consist of a maximum of 50 characters.',
    'Choose a limit or no limit.',
    'Fill in a whole number of tickets, at most 500.',
    'Please select at least one sales channel.',
  ])
    await page.getByText(message, { exact: true }).first().waitFor();
  expect(await field('Max. per order').inputValue()).toBe('ten');
  expect(await field('Min. per order').inputValue()).toBe('-1');
  const nav = page.getByRole('navigation', { name: 'Parts of the ticket type' });
  await nav.getByRole('button', { name: /^Price and VAT\s*3/ }).waitFor();
  await page.getByText('Per timeslot', { exact: true }).click();
  await page.getByRole('button', { name: 'Create ticket type' }).click();
  await page.getByText('Please enter a limit higher than 0.').waitFor();
  expect(await findLookFaults(page)).toEqual([]);
});

test('every field of a ticket type is typed, saved, and read back after a reload', async () => {
  for (const [name, value] of Object.entries(chosen)) await choose(name, value);
  await choose('Event or exhibition', /Zee van licht/);
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
  await select('VAT').fill('5.5');
  await field('Days').fill('30');
  for (const name of ticked) await page.getByLabel(name, { exact: true }).check();
  await page.getByText('Show your card at the gate').waitFor();
  const create = () => page.getByRole('button', { name: 'Create ticket type' }).click();
  await lost('CreateTicketType', 'The ticket type was not created. Try again.', create);
  await create();
  await heading('Exhibitions 2030');
  await page.getByText('Effective limit: 4 per order (Museum card).', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Museum card' }).click();
  await heading('Museum card');
  await page.reload();
  await heading('Museum card');
  for (const [name, value] of Object.entries({ ...typed, Days: '30' })) await shows(name, value);
  for (const [name, value] of Object.entries(chosen))
    expect(await select(name).inputValue(), name).toBe(value);
  expect(await select('VAT').inputValue()).toBe('5.5');
  await expect.poll(() => select('Event or exhibition').inputValue(), patience).toContain('Zee van licht');
  for (const name of ticked)
    expect(await page.getByLabel(name, { exact: true }).isChecked(), name).toBe(true);
  expect(await page.getByLabel('Reception', { exact: true }).isChecked()).toBe(false);
  await field('Cost centre').fill('EXPO-31');
  await lost('ChangeTicketType', 'The ticket type was not changed.', () =>
    bar().getByRole('button', { name: 'Save' }).click(),
  );
  await bar().getByRole('button', { name: 'Discard' }).click();
  await bar().waitFor({ state: 'detached' });
  expect(await findLookFaults(page)).toEqual([]);
});

test('a picture of another size is refused, and a duplicate is made and deleted', async () => {
  const picture = { name: 'card.png', mimeType: 'image/png', buffer: onePixel };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page
    .getByText(/256.*256/)
    .nth(1)
    .waitFor();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await heading('Museum card (2)');
  const remove = async () => {
    await page.getByRole('button', { name: /^More: Museum card \(2\)/ }).click();
    await page.getByRole('menuitem', { name: 'Delete ticket type' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete ticket type' }).click();
  };
  await lost('DeleteTicketType', 'An error occured.', remove);
  await page.getByText('An unknown error occurred.').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await remove();
  await heading('Exhibitions 2030');
  await page.getByRole('link', { name: 'Museum card' }).waitFor();
  expect(await page.getByText('Museum card (2)').count()).toBe(0);
});

test('a ticket group keeps its dates, days, e-ticket text and mails', async () => {
  await page.getByRole('link', { name: 'Dates and limits' }).click();
  await field('Ticket limit').fill('500');
  await field('Page maximum').fill('3');
  await page.getByLabel('Monday', { exact: true }).uncheck();
  const firstMonday = page.getByRole('button', { name: /closed every week$/ }).first();
  const monday = (await firstMonday.getAttribute('aria-label'))?.replace(', closed every week', '') ?? '';
  await firstMonday.click();
  await page.getByText('1 day differs').waitFor();
  await page.getByRole('link', { name: 'E-ticket' }).click();
  await field('Text below the code').fill('Neem een trui mee');
  await page.getByRole('link', { name: 'Emails', exact: true }).click();
  await page.getByRole('switch', { name: 'On' }).first().check({ force: true });
  await bar().getByRole('button', { name: 'Review' }).click();
  await page.getByText('Fill in a number of days from 0 to 365.').waitFor();
  await field('Days before the visit').fill('2');
  await field('Time of day, before').fill('10:00');
  await save('Review');
  await page.getByText('2 days before the visit, 10:00').waitFor();
  await page.reload();
  await shows('Time of day, before', '10:00');
  await page.getByRole('link', { name: 'Dates and limits' }).click();
  await shows('Ticket limit', '500');
  await page.getByRole('button', { name: `${monday}, set open` }).waitFor();
  expect(await findLookFaults(page)).toEqual([]);
  await go('/tickettekst-aanpassen');
  await page.getByRole('link', { name: 'Exhibitions 2030' }).waitFor();
  expect(await findLookFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Exhibitions 2030' }).click();
  await page.getByRole('link', { name: /^Ticket types/ }).click();
  await page.getByText('Effective limit: 3 per order (Exhibitions 2030).', { exact: false }).waitFor();
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
