import { setTimeout as sleep } from 'node:timers/promises';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

const day = dayFromToday(8);
const longName = 'Openbare basisschool De Vuurtoren aan Zee, groepen 7 en 8 met begeleiders';
const shown = day.split('-').reverse().join('-');

let foyer: RunningMuseum;
let desk: Page;
let museum: Awaited<ReturnType<typeof putMuseumOnSale>>;

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain } = foyer.client;
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'groups',
  });
  desk = await openPage(foyer.browser);
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(desk, foyer.url, `manager|${subdomain}`, TEST_PASSWORD, '/reservations');
});

afterAll(() => foyer?.close());

/** Whether the sales page sells anything on the day. */
async function isOnSale(): Promise<boolean> {
  const { timeslots } = await museum.ask(
    'query ($id: ID!, $date: Date!) { timeslotDay(timeslotGroupId: $id, date: $date) { timeslots { state } } }',
    { id: museum.timeslotGroupId, date: day },
    'timeslotDay',
  );
  return timeslots.some(({ state }: { state: string }) => state === 'open');
}

const isOfVisits = (request: Request) => request.postData()?.includes('query VisitsForGroup(') ?? false;

const choose = async (field: string, option: RegExp) => {
  await desk.getByRole('combobox', { name: field }).click();
  await desk.getByRole('option', { name: option }).first().click();
};

test('staff reserve a day for a group by keyboard, see what it takes and closes, and go over the limit knowingly', async () => {
  await desk.getByText('No group reservations').waitFor();
  await desk.getByRole('link', { name: 'Add reservation' }).first().click();
  await desk.getByRole('heading', { name: 'Add reservation', level: 1 }).waitFor();
  await desk.getByRole('button', { name: 'Reserve', exact: true }).click();
  await desk.getByText('Fill in the name of the group').waitFor();
  const today = desk.waitForResponse((answer) => isOfVisits(answer.request()));
  await choose('Product', /^Salt & Light/);
  await today;
  // The times of the day are late: those of today are not offered for it.
  await desk.route('**/graphql', async (route) => {
    if (isOfVisits(route.request())) await sleep(1_500);
    await route.continue();
  });
  await desk.getByLabel('Date', { exact: true }).fill(shown);
  await desk.keyboard.press('Tab');
  await choose('Timeslot', /^14:30/);
  await desk.unrouteAll({ behavior: 'wait' });
  await desk.getByLabel('Adults').fill('3');
  await desk.getByLabel('Youth').fill('20');
  await desk.getByText('20 of 20 places are left at 14:30.').waitFor();
  await desk.getByText('This reservation needs 23, so the timeslot goes to 23 of 20.').waitFor();
  await desk.getByRole('button', { name: 'Reserve 23 places, 3 over capacity' }).waitFor();
  await desk.getByLabel('Group name').fill('Havencollege 3B');
  await desk.getByLabel('Contact person').fill('R. Jansen');
  // What was corrected is not counted any more.
  await desk.getByText(/fields? needs? attention/).waitFor({ state: 'detached' });
  await desk.getByLabel('Note for staff').fill('Two wheelchair users');
  const closesDay = desk.getByRole('radio', { name: /^Yes and close the day/ });
  await desk.getByRole('radio', { name: /^Yes Takes 23 places/ }).focus();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('ArrowDown');
  expect(await closesDay.isChecked()).toBe(true);
  await desk.getByText(`No more sales on ${shown}`).waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.getByRole('button', { name: /^Reserve 23 places/ }).focus();
  // It is said for some seconds, before the list has come.
  const said = desk.getByText('Exhibition reservation overbooked').waitFor();
  await desk.keyboard.press('Enter');
  await said;
  await desk.getByRole('heading', { name: 'Reservations', level: 1 }).waitFor();
  await desk.getByText('Day closed').waitFor();
  await desk.getByText('1 reservation · 23 people').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  expect(await isOnSale()).toBe(false);
});

test('the sales page sells nothing on that day; the visitor list has the group', async () => {
  const phone = await openPage(foyer.browser, { width: 390, height: 844 });
  await phone.goto(`${foyer.url}/shop/${foyer.client.subdomain}/groups?language=en`);
  await phone.getByRole('button', { name: 'One more: Adult' }).first().click();
  await phone.getByRole('button', { name: 'Choose date' }).first().click();
  const cell = phone.locator(`.day[data-date="${day}"]`);
  await phone.locator('.day').first().waitFor();
  if (!(await cell.isVisible())) await phone.getByRole('button', { name: 'Next month' }).click();
  // The days of the month have come.
  await phone.locator('.day[data-state=open]').first().waitFor();
  expect(await cell.getAttribute('data-state')).not.toBe('open');
  await phone.close();
  await desk.goto(`${foyer.url}/cms/bezoekerlijst?date=${day}`);
  await desk.getByText('Havencollege 3B').first().waitFor();
  await desk.getByText('3 adults, 20 youth').first().waitFor();
  await desk.getByText('0 orders, 1 group, 23 people, 0 scanned').waitFor();
  // On a phone what is done with the list is in one row; the screens beside it are in a menu.
  const wide = desk.viewportSize();
  await desk.setViewportSize({ width: 390, height: 844 });
  const screens = desk.getByRole('button', { name: /: Visitor list$/ });
  await screens.waitFor();
  const topOf = async (name: string) =>
    (await desk.getByRole('button', { name, exact: true }).boundingBox())?.y;
  expect(await topOf('Print')).toBe(await topOf('Export'));
  await screens.click();
  await desk.getByRole('menuitem', { name: 'Waiting list' }).waitFor();
  await desk.getByRole('menuitem', { name: 'Reservations' }).waitFor();
  await desk.keyboard.press('Escape');
  if (wide) await desk.setViewportSize(wide);
});

test('the printed list names museum, day and timeslot, with a box for each visitor', async () => {
  await desk.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });
  await desk.getByRole('button', { name: 'Print' }).click();
  await desk.locator('[data-asked-to-print]').waitFor({ state: 'attached' });
  await desk.emulateMedia({ media: 'print' });
  const paper = desk.locator('[data-printed-visitors]');
  await paper.getByText(/^Visitors, /).waitFor();
  await paper.getByText('Two wheelchair users').waitFor();
  await paper.getByText('23 of 20 places').waitFor();
  expect(await desk.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await desk.emulateMedia({ media: 'screen' });
  await desk.evaluate(() => window.dispatchEvent(new Event('afterprint')));
});

test('a saved change is shown with the places that are left after it', async () => {
  await desk.goto(`${foyer.url}/cms/reservations?view=over-capacity`);
  await desk.getByRole('link', { name: shown }).click();
  await desk.getByLabel('Children').fill('5');
  await desk.getByLabel('Group name').fill(longName);
  await desk.getByText('This reservation needs 28, so the timeslot goes to 28 of 20.').waitFor();
  const save = desk.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await save.waitFor({ state: 'detached' });
  expect(await desk.getByText('20 of 20 places are left at 14:30.').count()).toBe(1);
  expect(await desk.getByText('so the timeslot goes to 28 of 20.').count()).toBe(1);
  await desk.goto(`${foyer.url}/cms/reservations?view=over-capacity`);
  await desk.getByText(longName).waitFor();
  const beyond = desk
    .getByRole('table')
    .evaluate(({ parentElement: frame }) => (frame ? frame.scrollWidth - frame.clientWidth : null));
  expect(await beyond).toBe(0);
});

test('deleting asks by the name of the group, says so when it fails, and then the day opens again', async () => {
  await desk.goto(`${foyer.url}/cms/reservations?view=over-capacity`);
  const dialog = desk.getByRole('dialog');
  const deleteIt = async () => {
    await desk.getByRole('button', { name: new RegExp(`${longName}$`) }).click();
    await desk.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByText(`Delete the reservation of ${longName}?`).waitFor();
    await dialog.getByRole('button', { name: 'Delete reservation' }).click();
  };
  const isDeletion = (body: string | null) => body?.includes('DeleteReservation') ?? false;
  await desk.route('**/graphql**', (route) =>
    isDeletion(route.request().postData()) ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await deleteIt();
  await desk.getByText('The reservation was not deleted').waitFor();
  await desk.unroute('**/graphql**');
  await deleteIt();
  await desk.getByText(`The reservation of ${longName} is deleted`).waitFor();
  expect(await isOnSale()).toBe(true);
});
