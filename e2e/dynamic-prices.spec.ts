import { randomUUID } from 'node:crypto';
import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { findOverflow } from './src/check-reflow.ts';
import { dayFromToday, putMuseumOnSale } from './src/museum-on-sale.ts';
import { intercept } from './src/museum-shell.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

let foyer: RunningMuseum;
let browser: Browser;
let database: DatabaseAccess;
let museum: Awaited<ReturnType<typeof aMuseum>>;
/** A manager; every test begins without a rule. */
let office: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  ({ browser, database } = foyer);
  museum = await aMuseum();
  office = await openPage(browser, { width: 1440 });
  await office.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(office, foyer.url, `manager|${museum.client.subdomain}`, TEST_PASSWORD, museum.prices);
});

beforeEach(() =>
  database.owner.query('delete from pricing_rule where client_id = $1', [museum.client.clientId]),
);

afterAll(async () => {
  await foyer?.close();
});

/** The museum on sale for adults at 17.50, and the address of its dynamic prices. */
async function aMuseum() {
  const { client } = foyer;
  const manager = { subdomain: client.subdomain, password: TEST_PASSWORD };
  const museum = await putMuseumOnSale(foyer.url, { manager, url: `prices-${randomUUID().slice(0, 8)}` });
  return { ...museum, client, prices: `/tickets/${museum.ticketGroupId}/dynamic-price` };
}

/** The first Saturday from two weeks on. */
const saturday = addDays(dayFromToday(14), (6 - weekdayOf(dayFromToday(14)) + 7) % 7);
const tuesday = addDays(saturday, -4);

const typed = (date: string) => date.split('-').reverse().join('-');
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

async function fillDuration(page: Page, name: string, from: string, until: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('First visit date').fill(typed(from));
  await page.getByLabel('Last visit date').fill(typed(until));
  await page.getByLabel('Last visit date').press('Escape');
}

/** Adults so many percent dearer. */
async function fillPrices(page: Page, change: string): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Change for Adult' }).getByText('%').click();
  await page.getByLabel('Amount for Adult').fill(change);
}

/** A rule as the first journey makes it on the screen: adults so many percent dearer on these days. */
async function makeRule(name: string, [from, until]: [string, string], percent: number): Promise<void> {
  const [ticketTypeId] = museum.ticketTypeIds;
  const values = [{ ticketTypeId, basisPoints: percent * 100 }];
  const days = { from, until, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  await museum.ask(
    `mutation ($group: ID!, $input: PricingRuleInput!) {
       createPricingRule(ticketGroupId: $group, input: $input) { id } }`,
    { group: museum.ticketGroupId, input: { name, kind: 'mutation', active: true, ...days, values } },
    'createPricingRule',
  );
}

/** How far down the middle of a control is, in pixels. */
async function middleOf(control: Locator): Promise<number> {
  const box = await control.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0) / 2;
}

const open = (path = museum.prices) => office.goto(`${foyer.url}/cms${path}`);

/** The next call of this operation is lost on its way. */
async function loseOnce(page: Page, operation: string): Promise<void> {
  let isLost = false;
  await intercept(page, operation, (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    return route.fulfill({ status: 502 });
  });
}

test('a rule is made in two steps, in any order, and the calendar follows what is typed', async () => {
  const page = office;
  await page.getByText('No pricing rules yet').waitFor();
  // No price is asked on a day that is over.
  const past = await page.locator('td[data-mark=past]').allTextContents();
  expect(past.filter((text) => text.includes('€'))).toEqual([]);
  const faults = await findAccessibilityFaults(page);
  await link(page, 'Create rule').first().click();
  await heading(page, 'Create rule');
  await page.getByRole('navigation', { name: 'Steps' }).getByText('Prices').click();
  await page.waitForURL(/step=prices/);
  await fillPrices(page, '+20');
  await page.getByText('New price: €21.00').waitFor();
  const choice = await middleOf(page.getByRole('radiogroup', { name: 'Change for Adult' }));
  expect(Math.abs(choice - (await middleOf(page.getByLabel('Amount for Adult'))))).toBeLessThan(2);
  faults.push(...(await findAccessibilityFaults(page)), ...(await findOverflow(page)));
  expect(faults).toEqual([]);
  await button(page, 'Create rule').click();
  await page.getByText('Fill in a name.').waitFor();
  const stepOfFocus = () =>
    page.evaluate(() => document.activeElement?.closest('[data-step]')?.getAttribute('data-step'));
  await expect.poll(stepOfFocus, patience).toBe('duration');

  await fillDuration(page, 'Winter weekends', saturday, addDays(saturday, 1));
  await page.getByText('2 days, 2 of them on the chosen weekdays').waitFor();
  const own = page.locator('td[data-mark=own]');
  await own.first().waitFor();
  expect(await own.allInnerTexts()).toEqual([
    expect.stringContaining('€21.00'),
    expect.stringContaining('€21.00'),
  ]);
  await button(page, 'Sun').click();
  await page.getByText('2 days, 1 of them on the chosen weekdays').waitFor();
  expect(await own.count()).toBe(1);

  await page.getByRole('navigation', { name: 'Steps' }).getByText('Prices').click();
  await page.getByLabel('Amount for Adult').fill('+10');
  await own.getByText('€19.25').waitFor();
  await loseOnce(page, 'CreatePricingRule');
  await button(page, 'Create rule').click();
  await page.getByText('Click the save button again').waitFor();
  await button(page, 'Create rule').click();
  await heading(page, 'Dynamic prices');
  await link(page, 'Winter weekends').waitFor();
  await page.getByText('+10% for Adult').waitFor();
  await page.getByText('1 of 1').waitFor();
});

test('the rule made last applies: the one under it is overwritten until that one goes', async () => {
  const page = office;
  const faults: string[] = [];
  await makeRule('Boxing Day', [saturday, saturday], 10);
  await makeRule('Winter', [addDays(saturday, -3), addDays(saturday, 3)], 20);
  await open();
  await page.getByText('Below Winter', { exact: true }).waitFor();
  await page.getByText('0 of 1').waitFor();
  faults.push(...(await findAccessibilityFaults(page)));
  await page.getByRole('cell', { name: 'Overwritten' }).waitFor();
  await link(page, 'Overwritten 1').click();
  await page.getByRole('row', { name: /^Winter/ }).waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /Boxing Day/ }).waitFor();

  await open(`${museum.prices}?why=${saturday}`);
  await heading(page, 'Why €21.00?');
  await page.getByText('Winter: +20%').waitFor();
  await page.getByText('Created earlier').waitFor();
  faults.push(...(await findAccessibilityFaults(page)));

  await open('/tickets/pricing-rules');
  await heading(page, 'Pricing rules');
  const deleteWinter = async () => {
    await page
      .getByRole('row', { name: /^Winter/ })
      .getByRole('button')
      .click();
    await page.getByRole('menuitem', { name: 'Delete rule' }).click();
    await page.getByRole('dialog').getByText('Existing orders keep their price').waitFor();
    await button(page, 'Delete rule').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await loseOnce(page, 'DeletePricingRule');
  await deleteWinter();
  await page.getByText('The rule could not be deleted.').waitFor();
  await deleteWinter();
  await page.getByRole('row', { name: /^Winter/ }).waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /Boxing Day.*Active/ }).waitFor();
  faults.push(...(await findAccessibilityFaults(page)));
  expect(faults).toEqual([]);
});

test('what does not load is said, and read again on a press', async () => {
  const page = office;
  const failed = async (operation: string, path: string, words: string) => {
    await intercept(page, operation, (route) => route.fulfill({ status: 400, json: {} }));
    await open(path);
    await page.getByText(words).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
  await failed('GroupPrices', `${museum.prices}/create`, 'The ticket types could not be loaded');
  await failed('GroupPrices', museum.prices, 'The pricing rules could not be loaded');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText('No pricing rules yet').waitFor();
  const { ticketGroups } = await museum.ask(
    `mutation ($input: CreateProductInput!) { createProduct(input: $input) { ticketGroups { id } } }`,
    { input: { name: 'Without tickets', locationIds: [museum.locationId] } },
    'createProduct',
  );
  await open(`/tickets/${ticketGroups[0].id}/dynamic-price/create?step=prices`);
  await page.getByText('No ticket types found').first().waitFor();
});

test('a rule is changed with the keyboard alone, and leaving with changes is asked about', async () => {
  const page = office;
  await makeRule('Winter', [saturday, saturday], 20);
  await open();
  await link(page, 'Winter').press('Enter');
  await heading(page, 'Winter');
  await page.getByLabel('Name').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' weekends');
  await page.getByText('1 change', { exact: true }).waitFor();
  await link(page, 'Dynamic prices').first().press('Enter');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('button', { name: 'Continue editing' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Name').inputValue()).toBe('Winter weekends');
  await button(page, 'Mon').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
  await heading(page, 'Winter weekends');
  await page.reload();
  await heading(page, 'Winter weekends');
  expect(await button(page, 'Mon').getAttribute('aria-pressed')).toBe('false');
  const faults = await findAccessibilityFaults(page);
  expect([...faults, ...(await findOverflow(page))]).toEqual([]);
});

/** Two adults, on a phone, at the choice of a day. */
async function chooseTwoAdults(museumPage: string): Promise<Page> {
  const page = await openPage(browser, { width: 390, height: 844 });
  await page.goto(`${foyer.url}${museumPage}?language=en`);
  await heading(page, 'Choose your tickets');
  await page.getByText('from €17.50').first().waitFor();
  for (let adult = 0; adult < 2; adult += 1) {
    await page.getByRole('button', { name: 'One more: Adult' }).click();
  }
  await page.getByRole('button', { name: 'Choose date' }).click();
  await heading(page, 'When are you coming?');
  return page;
}

async function chooseDay(page: Page, date: string): Promise<void> {
  const day = page.locator(`.day[data-date="${date}"]`);
  if (!(await day.isVisible())) await page.getByRole('button', { name: 'Next month' }).click();
  await page.locator(`.day[data-date="${date}"][data-state=open]`).click();
}

test('a visitor pays the rule’s price on a Saturday, the normal one on a Tuesday, and the receipt explains it', async () => {
  await makeRule('Winter weekends', [saturday, saturday], 20);
  await database.owner.query(
    `update client set pass_on_service_cost = true, service_fee_online_minor = 50,
       pass_on_transaction_cost = true, transaction_cost_online_minor = 35 where id = $1`,
    [museum.client.clientId],
  );
  const page = await chooseTwoAdults(museum.page);
  await chooseDay(page, tuesday);
  await page.getByText('€36.35').first().waitFor();
  await chooseDay(page, saturday);
  await page.getByText('€43.35').first().waitFor();
  await page.getByRole('radio', { name: /^14:30/ }).check();
  await page.getByRole('button', { name: 'Your details' }).click();
  await heading(page, 'Your details');
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Visser');
  await page.getByLabel('Email address').fill('anna.visser@example.com');
  await page.getByRole('button', { name: 'Check and pay' }).click();
  await heading(page, 'Check and pay');
  await page.getByText('€43.35').first().waitFor();

  await makeRule('Boxing Day', [saturday, saturday], 100);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page
    .getByRole('alert')
    .getByText('It was €43.35 and is now €71.35. Your places are still held.')
    .waitFor();
  await page.getByText('€71.35').first().waitFor();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(/\/pay\/test\//);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { level: 1, name: /^See you on/ }).waitFor();
  await page.close();

  const { rows } = await database.owner.query<{ id: string }>(
    `select id from orders where client_id = $1 and state = 'completed' and total_minor = 7135`,
    [museum.client.clientId],
  );
  await open(`/order-management?order=${rows[0]?.id}`);
  await link(office, /^Why this price\?/).click();
  await heading(office, 'Why €70.00?');
  // The price on other days follows today's rules; the price that was paid stays when they are gone.
  await office.getByRole('heading', { name: 'The same 2 tickets on other days' }).waitFor();
  await office.getByRole('row', { name: /Boxing Day/ }).waitFor();
  await office.getByRole('row', { name: /None/ }).first().waitFor();
  await database.owner.query('delete from pricing_rule where client_id = $1', [museum.client.clientId]);
  await office.reload();
  await heading(office, 'Why €70.00?');
  await office.getByText('Boxing Day: +100%').waitFor();
  await office.getByText('Created earlier').waitFor();
  await office.getByText('Service cost, 2 × €0.50').waitFor();
  await office.getByText('Transaction cost').waitFor();
  await office.getByText('Saved with the order.').waitFor();
  expect(await findAccessibilityFaults(office)).toEqual([]);
  await link(office, 'Try another date').click();
  await heading(office, 'Why €17.50?');

  await open(`${museum.prices}/create`);
  await heading(office, 'Create rule');
  await fillDuration(office, 'Christmas', tuesday, saturday);
  await office.getByText('1 order already has tickets for these dates. Its price does not change.').waitFor();
});
