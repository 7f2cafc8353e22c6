import { TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { findLookFaults } from './src/find-look-faults.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

// From nothing to a product with times, as its maker meets it; each step leans on the one before.
let foyer: RunningMuseum;
let browser: Browser;
let client: TestClient;
let page: Page;

beforeAll(async () => {
  foyer = await openMuseum({ subdomain: 'havenstad', name: 'Getij' });
  ({ browser, client } = foyer);
  page = await openPage(browser);
  // The museum's own language is Dutch; this maker has chosen English on this device.
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  const name = `manager|${client.subdomain}`;
  await signIn(page, foyer.url, name, TEST_PASSWORD, '/new-settings/locations');
});

afterAll(async () => {
  await foyer?.close();
});

/** By the menu, as its maker goes. */
const go = (name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const pressInDialog = (name: string | RegExp) => dialog().getByRole('button', { name, exact: true }).click();
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const bar = () => page.getByRole('region', { name: 'Unsaved changes' });

test('a location is made, gets its hours, and a name that is taken is refused at its field', async () => {
  // The button moves into an empty list.
  await page.getByText('No locations yet').waitFor();
  await press('Create location');
  await dialog().getByLabel('Name').fill('Main building');
  await dialog().getByLabel('Town').fill('Havenstad');
  await pressInDialog('Create location');
  await heading('Main building');
  await page.getByLabel('Standard, until').fill('18:00');
  await page.getByLabel('Open on Monday').setChecked(false, { force: true });
  expect(await page.getByLabel('Tuesday, until').inputValue()).toBe('18:00');
  await bar().getByRole('button', { name: 'Review' }).click();
  await bar().waitFor({ state: 'detached' });
  expect(await findLookFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Locations' }).first().click();
  await page.getByRole('link', { name: 'Main building' }).waitFor();
  expect(await findLookFaults(page)).toEqual([]);
  await press('Create location');
  await dialog().getByLabel('Name').fill('MAIN building');
  await pressInDialog('Create location');
  await dialog().getByText('This venue name is already in use. Please select a unique name.').waitFor();
  // What was typed is not lost by Escape.
  await page.keyboard.press('Escape');
  await dialog().getByText('Unsaved changes').waitFor();
  await pressInDialog('Discard');
});

test('a product is made and has nothing to sell yet', async () => {
  await go('Products');
  await page.getByText('No products yet').waitFor();
  await press(/Create product/);
  await dialog().getByLabel('Name').fill('Salt & Light');
  await pressInDialog('Create product');
  await heading('Salt & Light');
  await page.getByText('Draft').first().waitFor();
});

test('leaving with unsaved texts asks first: continuing keeps them, discarding leaves without', async () => {
  await page.getByRole('link', { name: /^Content/ }).click();
  await page.getByLabel('Title').fill('Salt & Light');
  await page.getByLabel('Short text').fill('Six centuries of harbour life in 140 objects.');
  await page.getByRole('link', { name: 'Products' }).first().click();
  await dialog().getByRole('button', { name: 'Continue editing' }).waitFor();
  expect((await dialog().boundingBox())?.width).toBe(440);
  await dialog().getByRole('button', { name: 'Continue editing' }).click();
  expect(await page.getByLabel('Title').inputValue()).toBe('Salt & Light');
  await page.getByRole('link', { name: 'Products' }).first().click();
  await dialog().getByRole('button', { name: 'Discard' }).click();
  await heading('Products');
  await page.goBack();
  await page.getByLabel('Short text').waitFor();
  expect(await page.getByLabel('Short text').inputValue()).toBe('');
  await page.getByLabel('Title').fill('Salt & Light');
  await page.getByLabel('Short text').fill('Six centuries of harbour life in 140 objects.');
  await page.keyboard.press('Control+s');
  await bar().waitFor({ state: 'detached' });
  expect(await findLookFaults(page)).toEqual([]);
});

test('a ticket type without a price is refused in the words of the catalogue, then made', async () => {
  await page.getByRole('link', { name: /^Ticket types/ }).click();
  await page.getByRole('link', { name: 'Create ticket type' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Adult');
  await press('Create ticket type');
  await page.getByText('Please enter a price.').waitFor();
  await page.getByText('Choose a limit or no limit.').first().waitFor();
  await page.getByText('No limit', { exact: true }).click();
  await page.getByLabel('Selling price').fill('17.505');
  await press('Create ticket type');
  await page.getByText('You cannot enter more than 2 decimals.').waitFor();
  expect(await findLookFaults(page)).toEqual([]);
  await page.getByLabel('Selling price').fill('17.50');
  await press('Create ticket type');
  await heading('Salt & Light');
  await page.getByRole('cell', { name: '€17.50' }).waitFor();
});

test('a second type moves above the first with Alt and the arrow', async () => {
  await page.getByRole('link', { name: 'Create ticket type' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Child');
  await page.getByLabel('Selling price').fill('6');
  await page.getByText('No limit', { exact: true }).click();
  await page.getByLabel('Child ticket, needs an adult').check();
  await press('Create ticket type');
  await heading('Salt & Light');
  const saved = page.waitForResponse((answer) => !!answer.request().postData()?.includes('SortTicketTypes'));
  await page.getByRole('button', { name: /^Move Child/ }).press('Alt+ArrowUp');
  await saved;
  await page.reload();
  await page.getByRole('row', { name: /Child/ }).waitFor();
  const names = await page.getByRole('row').allInnerTexts();
  expect(names.findIndex((text) => text.includes('Child'))).toBeLessThan(
    names.findIndex((text) => text.includes('Adult')),
  );
  expect(await findLookFaults(page)).toEqual([]);
});

test('a timeslot group yields its timeslots after the dry run has said how many', async () => {
  await go('Timeslot groups');
  await page.getByText('No timeslot groups yet').waitFor();
  await press('Create timeslot group');
  await dialog().getByLabel('Title').fill('Exhibition hall');
  // The only location there is is in the field already.
  const location = dialog().getByRole('combobox', { name: 'Location' });
  await expect.poll(() => location.inputValue(), patience).toBe('Main building');
  await pressInDialog('Create timeslot group');
  await heading('Exhibition hall');
  await press('Add period');
  await dialog().getByLabel('Name').fill('All year');
  await pressInDialog('Add period');
  await press('Set times');
  for (const day of ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']) await dialog().getByLabel(day).check();
  await dialog().getByLabel('First start').fill('10:00');
  await dialog().getByLabel('Last start').fill('17:00');
  await dialog().getByLabel('Limit for all days').fill('60');
  await dialog().getByText('15 timeslots: 10:00, 10:30, 11:00 … 17:00').waitFor();
  await pressInDialog('Set times');
  await bar().getByRole('button', { name: 'Review' }).click();
  await heading('What this change does');
  await page.getByText('Nothing has changed yet').waitFor();
  await applyChange();
  await page.getByText('Timeslots ahead').waitFor();
  expect(await findLookFaults(page)).toEqual([]);
});

/** Applies the change whose dry run is shown, and goes back to its timeslot group. */
async function applyChange(): Promise<void> {
  await page.getByRole('button', { name: /^Apply to [\d,]+ days/ }).click();
  await heading('Change applied');
  await page.getByRole('link', { name: 'Show timeslot group' }).click();
  await heading('Exhibition hall');
}

test('what another person has changed meanwhile is not overwritten, and a reload shows it', async () => {
  // Another tab of the same sign-in: what counts is which version each has seen.
  const other = await page.context().newPage();
  await other.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await other.goto(page.url());
  const limitOf = (place: Page) => place.getByLabel('Limit, Tuesday');
  await limitOf(other).fill('50');
  await limitOf(page).fill('40');
  await bar().getByRole('button', { name: 'Review' }).click();
  await applyChange();
  await other.getByRole('button', { name: 'Review' }).click();
  await other
    .getByText(/^manager changed this (just now|\d+ minutes? ago)/)
    .first()
    .waitFor();
  expect(await limitOf(other).inputValue()).toBe('50');
  await other.getByRole('button', { name: 'Discard and reload' }).click();
  await expect.poll(() => limitOf(other).inputValue(), patience).toBe('40');
  await other.close();
});

test('a ticket group is linked to it, and the product shows its coming days', async () => {
  await press('Link');
  await dialog().getByRole('combobox', { name: 'Ticket groups' }).click();
  await page.getByRole('option', { name: 'Salt & Light' }).click();
  await pressInDialog('Link ticket groups');
  await page.getByText('Will be linked').waitFor();
  await bar().getByRole('button', { name: 'Review' }).click();
  await heading('What this change does');
  await page.getByRole('button', { name: /^Apply/ }).click();
  await heading('Change applied');
  await page.getByRole('link', { name: 'Show timeslot group' }).click();
  await heading('Exhibition hall');
  await page.getByRole('link', { name: 'Salt & Light' }).click();
  await heading('Salt & Light');
  await page.getByRole('link', { name: 'Salt & Light' }).first().click();
  await page.getByRole('heading', { name: 'Next six weeks' }).waitFor();
  await page
    .getByText(/Quiet, \d+ left/)
    .first()
    .waitFor();
  expect(await page.getByText(/Quiet, \d+ left/).count()).toBeGreaterThan(30);
  expect(await findLookFaults(page)).toEqual([]);
});

test('the limit of one timeslot of one day is changed in the day view', async () => {
  await page.getByRole('link', { name: 'Exhibition hall' }).click();
  await page.getByRole('link', { name: 'Day view' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Next day' }).waitFor();
  const today = await title.innerText();
  await press('Next day');
  await expect.poll(() => title.innerText(), patience).not.toBe(today);
  await page.getByLabel('Limit, 10:00').fill('75');
  const dayView = page.url();
  await bar().getByRole('button', { name: 'Review' }).click();
  await heading('What this change does');
  await page.getByRole('button', { name: /^Apply/ }).click();
  await heading('Change applied');
  await page.goto(dayView);
  await page.getByText('Set for this date').waitFor();
  expect(await findLookFaults(page)).toEqual([]);
});

test('the lists have no accessibility fault and no sideways scroll on a phone', async () => {
  const shown = [
    ['Products', '/products', /^Salt & Light/],
    ['Ticket groups', '/tickets', 'Salt & Light'],
    ['Timeslot groups', '/timeslotgroup', 'Exhibition hall'],
  ] as const;
  for (const [name, path, link] of shown) {
    await go(name);
    await page.waitForURL((address) => address.pathname.endsWith(path));
    await page.getByRole('link', { name: link }).first().waitFor();
    expect(await findLookFaults(page), path).toEqual([]);
  }
  await page.goto(`${foyer.url}/cms/new-settings`);
  await page
    .getByRole('link', { name: /Locations/ })
    .first()
    .waitFor();
  expect(await findLookFaults(page)).toEqual([]);
});
