import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { mondayOf } from '@foyer/domain/calendar/weekday.ts';
import { TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { findOverflow } from './src/check-reflow.ts';
import { chooseReason } from './src/choose-reason.ts';
import { dayFromToday, putMuseumOnSale } from './src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

// One product, whose ticket group first takes its times from a timeslot group; each step leans on the one before.
let foyer: RunningMuseum;
let browser: Browser;
let client: TestClient;
let page: Page;
let salesPage: string;
let lighthouse = '';

beforeAll(async () => {
  foyer = await openMuseum({ subdomain: 'havenstad', name: 'Getij' });
  ({ browser, client } = foyer);
  const manager = { subdomain: client.subdomain, password: TEST_PASSWORD };
  salesPage = (await putMuseumOnSale(foyer.url, { manager, url: 'visit' })).page;
  page = await openPage(browser, { width: 1440 });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD);
});

afterAll(async () => {
  await foyer?.close();
});

/** A week that is wholly to come. */
const monday = addDays(mondayOf(dayFromToday(0)), 14);
const wednesday = addDays(monday, 2);
const saturday = addDays(monday, 5);
const typed = (date: string) => date.split('-').reverse().join('-');
const scheduler = (search: string) => page.goto(`${foyer.url}/cms/availability-scheduler?${search}`);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name, exact: true });
const grid = () => page.getByRole('grid', { name: 'Availability' });
const cells = (name: string | RegExp) => grid().getByRole('gridcell', { name });
const openDays = (shop: Page) => shop.locator('.day[data-state=open]');
const panel = (name: string | RegExp) => page.getByRole('complementary', { name });

test('a week of a location shows what every product holds, and a location is made from there', async () => {
  await scheduler(`date=${monday}`);
  await grid()
    .getByRole('rowheader', { name: /Salt & Light visit 20 per timeslot/ })
    .waitFor();
  await grid()
    .getByRole('link', { name: /0 \/ 100 0% Quiet/ })
    .first()
    .waitFor();
  await button('More: Availability').click();
  await page.getByRole('menuitem', { name: 'Create location' }).click();
  await dialog().getByLabel('Name').fill('Lighthouse');
  await dialog().getByLabel('Town').fill('Havenstad');
  await inDialog('Create location').click();
  await dialog().waitFor({ state: 'detached' });
  await page
    .getByRole('combobox', { name: 'Location' })
    .locator('option:checked', { hasText: 'Lighthouse' })
    .waitFor({ state: 'attached' });
});

test('a schedule says first what it does, and takes over the times of a timeslot group only when asked to', async () => {
  lighthouse = new URL(page.url()).searchParams.get('location') ?? '';
  await button('Create schedule').click();
  await dialog().getByLabel('Name').fill('Weekend');
  await dialog().getByLabel('Product').selectOption({ label: 'Salt & Light visit' });
  await dialog().getByLabel('Location').selectOption({ label: 'Lighthouse' });
  await dialog().getByLabel('Start date').fill(typed(monday));
  await dialog()
    .getByLabel('End date')
    .fill(typed(addDays(monday, -1)));
  await dialog().getByLabel('Name').click();
  await inDialog('Review changes').click();
  await dialog().getByText('The end date is before the start date.').waitFor();
  await dialog()
    .getByLabel('End date')
    .fill(typed(addDays(monday, 20)));
  for (const day of ['Mon', 'Tue', 'Thu', 'Fri']) await dialog().getByLabel(day, { exact: true }).uncheck();
  await dialog().getByLabel('First timeslot starts').fill('10:00');
  await dialog().getByLabel('Last timeslot starts').fill('13:00');
  await dialog().getByLabel('Time between starts').fill('1');
  await dialog().getByLabel('Hour or minute').selectOption('hour');
  await dialog().getByLabel('Capacity per timeslot').fill('12');
  await inDialog('Review changes').click();
  await dialog().getByText('Salt & Light visit takes its times from Galleries visit.').waitFor();
  expect(await dialog().getByText('36', { exact: true }).count()).toBe(1);
  expect(await inDialog('Apply to 36 timeslots').isDisabled()).toBe(true);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog().getByLabel('Take times from the schedules instead').check();
  await inDialog('Apply to 36 timeslots').click();
  await dialog().getByText('10:00–13:00, every 60 min · 12 per timeslot').waitFor();
});

test('a name that is taken is refused in the words of the catalogue', async () => {
  await inDialog('Create schedule').click();
  await dialog().getByLabel('Name').fill('WEEKEND');
  // However low the window is, what is done with the fields is in sight at the bottom of the drawer.
  await page.setViewportSize({ width: 1440, height: 500 });
  for (const name of ['Cancel', 'Review changes']) {
    const box = await inDialog(name).boundingBox();
    expect(box && box.y + box.height, name).toBeLessThanOrEqual(500);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog()
    .getByLabel('End date')
    .fill(typed(addDays(monday, 20)));
  await dialog().getByLabel('Name').click();
  await inDialog('Review changes').click();
  await dialog().getByText('Schedule name is already in use. Try another name.').waitFor();
  await page.keyboard.press('Escape');
  await dialog().getByText('You have unsaved changes').waitFor();
  await inDialog('Discard').click();
  await dialog().waitFor({ state: 'detached' });
});

test('a week of a location names each day without timeslots, not only today', async () => {
  await scheduler(`location=${lighthouse}&date=${monday}`);
  const named = grid().getByRole('gridcell').getByText('No timeslots', { exact: true });
  await named.first().waitFor();
  const widths = await named.evaluateAll((words) => words.map((word) => word.getBoundingClientRect().width));
  expect(widths).toHaveLength(4);
  expect(Math.min(...widths)).toBeGreaterThan(20);
});

test('a press on a bar of the week of a location opens that timeslot', async () => {
  // Saturday starts at 10:00, 11:00, 12:00 and 13:00.
  const bars = grid().getByRole('gridcell').nth(5).locator('svg');
  const { width = 0, height = 0 } = (await bars.boundingBox()) ?? {};
  await bars.click({ position: { x: width * 0.6, y: height / 2 } });
  await panel(/12:00/).getByText('0 of 12').waitFor();
  await page.waitForURL(/view=product.*slot=/);
});

test('a blocker keeps hours free and is in the calendar by its reason', async () => {
  await scheduler(`view=product&date=${wednesday}&panel=block`);
  await inDialog('Cancel').click();
  await dialog().waitFor({ state: 'detached' });
  await scheduler(`view=product&date=${wednesday}&panel=block`);
  await dialog().getByLabel('Reason').fill('Staff training');
  await dialog().getByLabel('Location').selectOption({ label: 'Lighthouse' });
  await dialog().getByLabel('The whole day').uncheck();
  await dialog().getByLabel('From time').fill('10:00');
  await dialog().getByLabel('Until time').fill('12:00');
  await inDialog('Review changes').click();
  await inDialog('Apply to 2 timeslots').click();
  await dialog().getByText('Staff training', { exact: true }).waitFor();
  await inDialog('Close').first().click();
  await page.getByRole('combobox', { name: 'Location' }).selectOption({ label: 'Lighthouse' });
  await cells('Staff training').waitFor();
  expect(await cells(/12 left, Quiet, 0 of 12/).count()).toBe(10);
  expect(await grid().locator('*').count()).toBeLessThan(400);
});

/** Every change is shown first; applied, the calendar is gone back to as it was. */
async function applyByKeyboard() {
  await page.getByRole('heading', { level: 1, name: 'What this change does' }).waitFor();
  await page.getByRole('button', { name: /^Apply/ }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Change applied' }).waitFor();
  await page.getByRole('link', { name: 'Show availability' }).press('Enter');
}

test('a selection is made, limited and closed by keyboard alone', async () => {
  const first = cells(/12 left/).first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await panel('4 timeslots selected').waitFor();
  await page.keyboard.press('c');
  await panel('4 timeslots selected').locator('input:focus').waitFor();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await applyByKeyboard();
  await cells(/^5 left/)
    .nth(3)
    .waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await cells(/^5 left/)
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await panel(/10:00/).getByText('Set manually; Weekend does not change it').waitFor();
  await page.keyboard.press('x');
  await applyByKeyboard();
  await cells(/^Closed, 0 of 5/).focus();
  await page.keyboard.press('Enter');
  await panel(/10:00/).getByRole('button', { name: 'Open this timeslot' }).waitFor();
  await page.keyboard.press('x');
  await page.getByRole('heading', { level: 1, name: 'What this change does' }).waitFor();
  await page.getByRole('button', { name: /^Apply/ }).press('Enter');
  await page.getByRole('button', { name: /^Undo, \d+ minutes left$/ }).waitFor();
  await page.getByRole('link', { name: 'Show availability' }).press('Enter');
  await cells(/^5 left/)
    .nth(3)
    .waitFor();
});

test('the keys D, M and T change the view, and all of it is in the address', async () => {
  await scheduler(`view=product&date=${wednesday}&location=${lighthouse}`);
  await cells('Staff training').waitFor();
  await page.keyboard.press('m');
  await page.waitForURL(/span=month/);
  await grid().getByRole('link', { name: /left/ }).first().waitFor();
  expect(await findOverflow(page)).toEqual([]);
  await page.keyboard.press('d');
  await page.waitForURL(/span=day/);
  await scheduler(`view=product&span=day&date=${saturday}&location=${lighthouse}`);
  await page.getByRole('link', { name: '11:00' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: /11:00 0 of 5 · Quiet 5 left/ }).click();
  await dialog().getByText('Capacity for this timeslot').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('timeslots that are dragged over are cancelled as one; the bell shows it until it is lifted', async () => {
  await scheduler(`view=product&date=${saturday}&location=${lighthouse}`);
  await cells(/left/).first().waitFor();
  const free = cells(/left/);
  await free.nth(0).hover();
  await page.mouse.down();
  await free.nth(2).hover();
  await free.nth(5).hover();
  await page.mouse.up();
  await panel(/timeslots selected$/)
    .getByRole('button', { name: /^Cancel \d+ timeslots$/ })
    .click();
  await dialog()
    .getByText(/^0 visitors in 0 orders have tickets for \d+ timeslots/)
    .waitFor();
  await chooseReason(dialog());
  await dialog()
    .getByRole('button', { name: /^Cancel \d+ timeslots$/ })
    .click();
  await page.getByText(/timeslots were closed. No tickets were sold/).waitFor();
  const bell = page.getByRole('button', { name: /^1 closure in force/ });
  await bell.waitFor();
  // A ring would say that orders wait.
  expect(await bell.locator('circle').count()).toBe(0);
  await button('Reopen').click();
  await inDialog('Reopen').click();
  await bell.waitFor({ state: 'detached' });
});

test('what is chosen is blocked as one, and the last change of the schedules is taken back from their list', async () => {
  await scheduler(`view=product&date=${saturday}&location=${lighthouse}`);
  await cells(/^12 left/)
    .last()
    .focus();
  await page.keyboard.press('Shift+ArrowUp');
  await panel('2 timeslots selected').getByRole('button', { name: 'Block 2 timeslots' }).click();
  await dialog().getByLabel('Reason').fill('Filming');
  expect(await dialog().getByLabel('From time').inputValue()).toBe('12:00');
  await inDialog('Review changes').click();
  await inDialog('Apply to 2 timeslots').click();
  await dialog().getByText('Filming', { exact: true }).waitFor();
  await inDialog('Undo this change').click();
  await page.getByText('Schedules and timeslots were restored').waitFor();
  await dialog().getByText('Filming', { exact: true }).waitFor({ state: 'detached' });
});

test('visitors buy the times of the schedule, and no longer those of the timeslot group', async () => {
  const shop = await openPage(browser, { width: 390, height: 844 });
  const press = (name: string | RegExp) => shop.getByRole('button', { name }).click();
  await shop.goto(`${foyer.url}${salesPage}?language=en`);
  await press('One more: Adult');
  await press('Choose date');
  await shop.getByRole('heading', { level: 1, name: 'When are you coming?' }).waitFor();
  await shop.locator('.day').first().waitFor();
  if (!(await shop.locator(`.day[data-date="${wednesday}"]`).isVisible())) await press('Next month');
  await openDays(shop).first().click();
  await shop.getByRole('radio', { name: /^12:00/ }).check();
  expect(await shop.getByRole('radio', { name: /^(11:30|14:30|16:00)/ }).count()).toBe(0);
  await press('Your details');
  await shop.getByText('We hold your place for').waitFor();
  await scheduler(`view=product&span=day&date=${wednesday}&location=${lighthouse}`);
  await page.getByRole('row', { name: /12:00.* 1 / }).waitFor();
  // What a visitor holds and does not pay is given back with the right to.
  await page.getByRole('link', { name: '12:00' }).click();
  await panel(/12:00/).getByRole('button', { name: 'Release 1 held place' }).click();
  await inDialog('Release 1 held place').click();
  await panel(/12:00/).getByRole('button', { name: 'Release 1 held place' }).waitFor({ state: 'detached' });
  await panel(/12:00/).getByText('0 of 12').waitFor();
  await shop.context().close();
});
