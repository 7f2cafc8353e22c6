import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { type MuseumOnSale, putMuseumOnSale } from './src/museum-on-sale.ts';
import { intercept } from './src/museum-shell.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

// A museum on sale, and what its maker changes about locations, products and events; each step leans on the one before.
let foyer: RunningMuseum;
let browser: Browser;
let client: TestClient;
let page: Page;
let museum: MuseumOnSale;
let database: DatabaseAccess;

/** So many days from today, within the months that are shown. */
const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

beforeAll(async () => {
  foyer = await openMuseum({ subdomain: 'havenstad', name: 'Getij' });
  ({ browser, client, database } = foyer);
  const manager = { subdomain: client.subdomain, password: TEST_PASSWORD };
  museum = await putMuseumOnSale(foyer.url, { manager, url: 'visit' });
  page = await openPage(browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD, '/openingstijden');
});

afterAll(async () => {
  await foyer?.close();
});

const go = (path: string) => page.goto(`${foyer.url}/cms${path}`);
const dialog = () => page.getByRole('dialog');
const pressInDialog = (name: string | RegExp) => dialog().getByRole('button', { name }).click();
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const bar = () => page.getByRole('region', { name: 'Unsaved changes' });
const save = async (label: string) => {
  await bar().getByRole('button', { name: label }).click();
  await bar().waitFor({ state: 'detached' });
};
const day = (date: string) => page.locator(`button[data-date="${date}"]`);
/** A message of success goes by itself after five seconds: the page looks out for it from before the act. */
const says = (words: string, act: () => Promise<void>) =>
  Promise.all([page.waitForFunction((text) => document.body.innerText.includes(text), words), act()]);
/** The tabs of the locations: what is on the page is the same thing of each. */
async function openHoursOf(location: string): Promise<void> {
  await page.getByRole('link', { name: location }).click();
  await page.locator('a[aria-current]', { hasText: location }).waitFor();
}

test('closed days are chosen with the keyboard, and tickets that they touch are named before they are saved', async () => {
  const { locationId } = museum;
  const [first, last] = [inDays(20), inDays(22)];
  const sell = () =>
    aSoldTicket(database.owner, client.clientId, {
      locationId,
      visitDate: inDays(21),
      visitTime: '11:30',
    });
  await sell();
  await day(first).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await dialog().getByLabel('Note').fill('Floor repair');
  await pressInDialog('Close 3 days');
  expect(await day(last).getAttribute('aria-pressed')).toBe('true');
  await bar().getByRole('button', { name: 'Review' }).click();
  await page.getByText('1 ticket is affected').waitFor();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await bar().getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Save and keep 1 ticket' }).waitFor();
  await sell();
  await page.getByRole('button', { name: 'Save and keep 1 ticket' }).click();
  await page.getByText('Tickets were sold in the meantime').waitFor();
  await page.getByRole('button', { name: 'Save and keep 2 tickets' }).click();
  await bar().waitFor({ state: 'detached' });
  await page.reload();
  await day(first).waitFor();
  expect(await page.getByRole('button', { name: /closed, Floor repair/i, pressed: true }).count()).toBe(3);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('a calendar that cannot load or save says so in words', async () => {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from calendar where client_id = $1',
    [client.clientId],
  );
  const group = `/timeslotgroup/${rows[0]?.id}`;
  const date = inDays(30);
  const shown = [
    [
      'SchedulerWeek',
      '/availability-scheduler?span=week',
      'Something went wrong when retrieving the location',
    ],
    ['TimeslotGroupDetails', group, 'Failed to get timeslot group.'],
  ] as const;
  for (const [operation, path, words] of shown) {
    await intercept(page, operation, (route) => route.fulfill({ status: 400, json: {} }));
    await go(path);
    await page.getByText(words).first().waitFor();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await intercept(page, 'DraftTimeslotGroupChange', (route) => route.fulfill({ status: 502 }));
  await go(`${group}/exceptions/date?edit=new&from=${date}&until=${date}`);
  await pressInDialog('Save exception');
  await dialog().getByText('Something went wrong adding the exception.').first().waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a second location is made with a house limit, and the standard hours lead its week', async () => {
  await go('/new-settings/locations');
  await page.getByRole('button', { name: 'Create location' }).click();
  await dialog().getByLabel('Name').fill('Lighthouse');
  await intercept(page, 'CreateLocation', (route) => route.fulfill({ status: 502 }));
  await dialog().getByRole('button', { name: 'Create location' }).click();
  await dialog().getByText('Unable to create location.').waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await pressInDialog('Create location');
  await heading('Lighthouse');
  await page.getByLabel('People inside at the same time').fill('45');
  await page.getByLabel('Thursday, until').fill('01:00');
  await page.getByTitle('After midnight').waitFor();
  await intercept(page, 'ChangeLocation', (route) => route.fulfill({ status: 502 }));
  await bar().getByRole('button', { name: 'Review' }).click();
  await page.getByText('The location could not be saved. Try again.').first().waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await save('Review');
  // A call that is refused outright is not tried again.
  await intercept(page, 'EditLocation', (route) => route.fulfill({ status: 400, json: {} }));
  await page.reload();
  await page.getByText('Something went wrong when retrieving the location').waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Reload' }).click();
  await heading('Lighthouse');
  expect(await page.getByLabel('People inside at the same time').inputValue()).toBe('45');
  await page.getByText('No visitors expected today').waitFor();
  expect(await page.getByLabel('Thursday, until').inputValue()).toBe('01:00');
  await page.getByRole('button', { name: 'Add closed day' }).click();
  await dialog().getByLabel('First day').fill('25-12-2030');
  await dialog().getByLabel('Last day').fill('25-12-2030');
  await dialog().getByLabel('Note').fill('Christmas');
  await dialog().getByLabel('Every year').check();
  await pressInDialog('Close 10 days');
  await page.getByText('25-12-2030, every year until 2039').waitFor();
  await save('Review');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('the closed days of a location are copied to another, and timeslots outside its hours are named', async () => {
  await go('/openingstijden');
  await openHoursOf('Lighthouse');
  await page.getByRole('button', { name: 'Copy closed days' }).click();
  await dialog().getByLabel('Getij Museum visit').check();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await says('Closed days copied to 1 location.', () => pressInDialog('Copy closed days'));
  await openHoursOf('Getij Museum visit');
  await page.getByText('25-12-2030, every year until 2039').waitFor();
  await page.getByLabel('Standard, until').fill('10:05');
  await page.getByText(/timeslots? starts? outside these hours/).waitFor();
  await bar().getByRole('button', { name: 'Discard' }).click();
});

test('a product is at two locations and has hours of its own at one', async () => {
  await go('/products');
  await page.getByRole('link', { name: /^Salt & Light visit/ }).click();
  const locations = page.getByRole('combobox', { name: 'Locations' });
  await locations.click();
  await page.getByRole('option', { name: 'Lighthouse' }).click();
  await page.keyboard.press('Escape');
  // Its own hours at a place where a ticket was sold: whose it is, is said before they are saved.
  const visitDate = inDays(10);
  await aSoldTicket(database.owner, client.clientId, { locationId: museum.locationId, visitDate });
  const own = page.getByRole('switch', { name: 'Own opening times at Getij Museum visit' });
  await own.setChecked(true, { force: true });
  const weekday = new Date(visitDate).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  await page.getByLabel(`Open on ${weekday}`).setChecked(false, { force: true });
  await bar().getByRole('button', { name: 'Review' }).click();
  await dialog().getByText('1 ticket is affected').waitFor();
  await pressInDialog('Continue editing');
  await own.setChecked(false, { force: true });
  await page
    .getByRole('switch', { name: 'Own opening times at Lighthouse' })
    .setChecked(true, { force: true });
  await page.getByLabel('Tuesday, until').fill('12:00');
  await page.getByText('1 change in Availability').or(page.getByText('2 changes in Availability')).waitFor();
  await save('Review');
  await page.reload();
  await page.getByRole('switch', { name: 'Own opening times at Lighthouse', checked: true }).waitFor();
  expect(await page.getByLabel('Tuesday, until').inputValue()).toBe('12:00');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('of two people who edit a product the second sees the author of the first change, and what was typed stays', async () => {
  await page.getByRole('link', { name: /^Content/ }).click();
  const shortText = page.getByLabel('Short text');
  await shortText.fill('By lamplight');
  const { productId: id, locationId } = museum;
  const texts = [{ language: 'nl', title: '', shortText: 'Bij lamplicht', description: '' }];
  const { version } = await museum.ask(
    'query ($id: ID!) { product(id: $id) { version } }',
    { id },
    'product',
  );
  await museum.ask(
    'mutation ($id: ID!, $input: ChangeProductInput!, $version: Int!) { changeProduct(id: $id, input: $input, version: $version) { id } }',
    { id, input: { name: 'Salt & Light visit', locationIds: [locationId], texts }, version },
    'changeProduct',
  );
  await bar().getByRole('button', { name: 'Save' }).click();
  await page
    .getByText(/^manager changed this (just now|\d+ minutes? ago)/)
    .first()
    .waitFor();
  expect(await shortText.inputValue()).toBe('By lamplight');
  await page.getByRole('button', { name: 'Discard and reload' }).click();
  await expect.poll(() => shortText.inputValue(), patience).toBe('Bij lamplicht');
});

test('a product that is taken off a channel is not sold there, and comes back under another name', async () => {
  const offered = async () => {
    const { url } = foyer;
    const answer = await fetch(`${url}/api/shop/${client.subdomain}/visit?language=en`);
    return JSON.stringify(await answer.json());
  };
  expect(await offered()).toContain('Salt & Light visit');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Channels/ })
    .click();
  const connected = page.getByRole('switch', { name: /^Connected to/ });
  await connected.setChecked(false, { force: true });
  await page.getByText('Not connected').waitFor();
  await save('Save');
  expect(await offered()).not.toContain('Salt & Light visit');
  await connected.setChecked(true, { force: true });
  await page.getByLabel(/^Name on/).fill('S');
  // The error is on this tab, and from another one the save leads back to it.
  await page.getByRole('link', { name: /^Content/ }).click();
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.click();
  await page.keyboard.type('By ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('lamplight');
  await page.getByRole('button', { name: 'Bullet list' }).click();
  await bar().getByRole('button', { name: 'Save' }).click();
  await page.getByText('Use at least 2 characters.').waitFor();
  await page.getByRole('link', { name: /^Channels.*1 error/ }).waitFor();
  await page.getByLabel(/^Name on/).fill('Salt and Light by night');
  await save('Save');
  const sold = await offered();
  expect(sold).toContain('Salt and Light by night');
  expect(sold).toContain('<ul><li><p>By <strong>lamplight</strong></p></li></ul>');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('switching to unlimited says what it does, stops sale by timeslot, and can be undone by switching back', async () => {
  await page
    .getByRole('link', { name: /^Availability$/ })
    .last()
    .click();
  const types = page.getByRole('radiogroup', { name: 'Availability type' });
  await types.getByText('Unlimited').click();
  await dialog().getByText('Affected tickets').waitFor();
  await pressInDialog('Switch to unlimited');
  await page.getByText('Visitors choose no time.').waitFor();
  await types.getByText('Timeslots').click();
  await dialog().getByText('becomes: Day plus time').waitFor();
  await pressInDialog('Switch to timeslots');
  await page.getByText('Visitors choose a date and a start time.').waitFor();
});

test('a product that sold nothing is archived, restored from the list, copied and deleted', async () => {
  await page.getByRole('link', { name: 'Products' }).first().click();
  await page.getByRole('button', { name: /Create product/ }).click();
  await dialog().getByLabel('Name').fill('Old exhibition');
  await dialog().getByRole('combobox', { name: 'Locations' }).click();
  await page.getByRole('option', { name: 'Lighthouse' }).click();
  await pressInDialog('Create product');
  await heading('Old exhibition');
  const menu = async (name: string, item: string) => {
    await page.getByRole('button', { name: `More: ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Old exhibition', 'Archive product');
  await page.getByRole('button', { name: 'Archive product' }).click();
  await page.getByText('Archived').first().waitFor();
  await page.getByRole('link', { name: 'Products' }).last().click();
  await heading('Products');
  await page.getByRole('link', { name: /^Archived \d/ }).click();
  await page.getByLabel('Select Old exhibition').check();
  await says('1 product was restored.', () => page.getByRole('button', { name: 'Restore' }).click());
  await page.getByRole('link', { name: /^Needs content \d/ }).click();
  const row = page.getByRole('row', { name: /Old exhibition/ });
  await row.getByText(/^Draft, content incomplete in /).waitFor();
  await page.getByLabel('Select Old exhibition').check();
  await says('1 product was duplicated as a draft.', () =>
    page.getByRole('button', { name: 'Duplicate' }).click(),
  );
  await page.getByText('1 selected').waitFor({ state: 'detached' });
  await page.getByLabel('Select Old exhibition', { exact: true }).check();
  await page.getByLabel('Select Old exhibition (copy)').check();
  await page.getByRole('button', { name: 'Set availability' }).click();
  await dialog().getByText('No tickets affected.').last().waitFor();
  // Rows are chosen at a desk only.
  expect(await findAccessibilityFaults(page, [[1440, ['light', 'dark']]])).toEqual([]);
  await says('2 products were switched.', () => pressInDialog('Switch 2 products'));
  for (const name of ['Old exhibition (copy)', 'Old exhibition']) {
    await page.getByRole('row', { name }).first().getByRole('link').click();
    await heading(name);
    await page.getByText('Draft').first().waitFor();
    await menu(name, 'Delete product');
    await page.getByRole('button', { name: 'Delete product' }).click();
    await heading('Products');
    await page.getByRole('link', { name: /^Salt & Light visit/ }).waitFor();
    await page.getByRole('row', { name: `Select ${name}` }).waitFor({ state: 'detached' });
  }
});

test('an exhibition is made with a closed date, and its period is asked for', async () => {
  await page.getByRole('link', { name: 'Ticket groups' }).click();
  await page.getByRole('link', { name: 'Events and exhibitions' }).click();
  await heading('Events and exhibitions');
  await page.locator('nav a[aria-current]', { hasText: 'Ticket groups' }).waitFor();
  await page.getByRole('link', { name: 'Create exhibition' }).click();
  await heading('Create exhibition');
  const create = page.getByRole('button', { name: 'Create exhibition' });
  await create.first().click();
  await page.getByText('A period must be selected').first().waitFor();
  await page.getByText('Choose a limit or no limit.').waitFor();
  await page.getByLabel('Dutch title').fill('Zout & Licht');
  await page.getByLabel('From').fill('12-09-2030');
  await page.getByLabel('Until').fill('28-02-2021');
  await page.getByText('This date has passed.').waitFor();
  await page.getByLabel('Until').fill('28-02-2031');
  await page.keyboard.press('Escape');
  await page.getByText('This date has passed.').waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'No limit' }).check();
  const exceptionDate = page.getByLabel('Date', { exact: true });
  const addException = async (typed: string) => {
    await exceptionDate.fill(typed);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add exception' }).click();
  };
  // What is no date stays as it was typed, and is refused at its field.
  await addException('31-02-2030');
  await page.getByText('Fill in a date.').waitFor();
  expect(await exceptionDate.inputValue()).toBe('31-02-2030');
  await addException('25-12-2030');
  await page.getByLabel('Note for Wednesday 25-12-2030').fill('Christmas');
  await create.first().click();
  await heading('Zout & Licht');
  await page.getByText('Upcoming', { exact: true }).waitFor();
  expect(await page.getByLabel('Note for Wednesday 25-12-2030').inputValue()).toBe('Christmas');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Events and exhibitions' }).first().click();
  await page.getByRole('cell', { name: '12-09-2030 – 28-02-2031' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('an unused event is deleted', async () => {
  await page.getByRole('link', { name: 'Zout & Licht' }).click();
  await heading('Zout & Licht');
  await page.getByRole('button', { name: 'More: Zout & Licht' }).click();
  await page.getByRole('menuitem', { name: 'Delete event' }).click();
  await page.getByRole('button', { name: 'Delete event' }).click();
  await heading('Events and exhibitions');
  await page.getByText('No upcoming events or exhibitions').waitFor();
});
