import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { endHoldsOfMuseum } from '../src/sales/end-holds.ts';
import {
  alertOf,
  chooseTickets,
  chooseTime,
  DATE,
  fillDetails,
  heading,
  holdPlaces,
  press,
} from '../src/sales/visitor-steps.ts';

// The places are held for a quarter of an hour. Whatever step a visitor is at when that is over, it is said there, and
// what was chosen and typed is still there.

const OVER = 'Your places were released because your time ran out';
let foyer: RunningMuseum;
let museum: MuseumOnSale;

const aManager = () => ({ subdomain: foyer.client.subdomain, password: TEST_PASSWORD });

beforeAll(async () => {
  foyer = await openMuseum();
  museum = await putMuseumOnSale(foyer.url, {
    manager: aManager(),
    url: 'patience',
    limit: 60,
    salesFlow: { donation: { isOn: true, choice: 'both', amountsMinor: [250, 500] } },
  });
});

afterAll(async () => {
  await foyer?.close();
});

/** A sales page whose clock the test turns. */
async function aVisitor(path = museum.page): Promise<Page> {
  const page = await openPage(foyer.browser, { width: 390, height: 844 });
  await page.clock.install();
  await page.goto(`${foyer.url}${path}?language=en`);
  return page;
}

/** A visitor who holds two places. */
async function aHolder(): Promise<Page> {
  const page = await aVisitor();
  await holdPlaces(page);
  return page;
}

const endOnServer = () => endHoldsOfMuseum(foyer);

/** The clock of the page ends, and the server says that it is over. */
async function letItEnd(page: Page): Promise<void> {
  await endOnServer();
  await page.clock.runFor('15:01');
}

/** Back where a time is chosen: the tickets are still chosen, and the way on works. */
async function chooseAgain(page: Page): Promise<void> {
  await heading(page, 'When are you coming?');
  await alertOf(page, OVER);
  await page.getByText('For 2 × Adult.').waitFor();
  await chooseTime(page, '16:00');
  await press(page, 'Your details');
  await heading(page, 'Your details');
}

test('while details are typed: what was typed waits behind the new time', async () => {
  const page = await aHolder();
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Email address').fill('anna.vis');
  await letItEnd(page);
  await chooseAgain(page);
  expect(await page.getByLabel('First name').inputValue()).toBe('Anna');
  expect(await page.getByLabel('Email address').inputValue()).toBe('anna.vis');
  await page.context().close();
});

test('a clock that runs ahead of the server takes nothing away: the time that is left is shown', async () => {
  const page = await aHolder();
  await page.clock.runFor('15:01');
  await page.getByText(/We hold your 2 places for 1[45]:\d\d/).waitFor();
  expect(await page.getByText(OVER).count()).toBe(0);
  await page.context().close();
});

test('back at the tickets, where merchandise and upsell are chosen too: it is said there', async () => {
  const page = await aHolder();
  await page.goBack();
  await heading(page, 'When are you coming?');
  await page.goBack();
  await heading(page, 'Choose your tickets');
  await letItEnd(page);
  await alertOf(page, OVER);
  await page.getByText('Your tickets are kept: continue to have places held again.').waitFor();
  await page.locator('output', { hasText: /^2/ }).waitFor();
  await press(page, /^Choose date/);
  await chooseAgain(page);
  await page.context().close();
});

test('at the donation and at the overview: details and gift are as they were', async () => {
  const page = await aHolder();
  await fillDetails(page);
  await press(page, 'Continue');
  await page.getByText('€2.50').first().waitFor();
  await letItEnd(page);
  await chooseAgain(page);
  expect(await page.getByLabel('Email address').inputValue()).toBe('anna.visser@example.com');
  await press(page, 'Continue');
  await page.getByText('€5', { exact: false }).first().click();
  await press(page, 'Continue');
  await heading(page, 'Check and pay');
  await letItEnd(page);
  await chooseAgain(page);
  expect(await page.getByLabel('Email address').inputValue()).toBe('anna.visser@example.com');
  await page.context().close();
});

test('while the page was closed: it is said when it is opened again', async () => {
  const page = await aHolder();
  await endOnServer();
  await page.reload();
  await chooseAgain(page);
  await page.context().close();
});

test('of tickets for a day: said until the day is held again, and not afterwards', async () => {
  const {
    page: path,
    productId,
    ticketGroupId,
  } = await putMuseumOnSale(foyer.url, { manager: aManager(), url: 'days' });
  const put = (text: string, id: string) => foyer.database.owner.query(text, [id]);
  await put(`update product set availability_type = 'UNLIMITED' where id = $1`, productId);
  await put(`update ticket_group set kind = 'specific day' where id = $1`, ticketGroupId);
  const page = await aVisitor(path);
  await chooseTickets(page);
  await page.locator('.day').first().waitFor();
  const day = page.locator(`.day[data-date="${DATE}"]`);
  if (!(await day.isVisible())) await press(page, 'Next month');
  await day.and(page.locator('[data-state=open]')).click();
  await press(page, 'Your details');
  await heading(page, 'Your details');
  await letItEnd(page);
  await heading(page, 'When are you coming?');
  await alertOf(page, OVER);
  await press(page, 'Your details');
  await heading(page, 'Your details');
  await page.goBack();
  await heading(page, 'When are you coming?');
  expect(await page.getByText(OVER).count()).toBe(0);
  await page.context().close();
});

test('the server is first: the press that comes too late says so and orders nothing', async () => {
  const page = await aHolder();
  await fillDetails(page);
  await endOnServer();
  await press(page, 'Continue');
  await chooseAgain(page);
  expect(await page.getByLabel('Email address').inputValue()).toBe('anna.visser@example.com');
  await press(page, 'Continue');
  await press(page, 'Continue');
  await heading(page, 'Check and pay');
  await endOnServer();
  await press(page, /^Pay /);
  await chooseAgain(page);
  expect(await countOrders()).toBe(0);
  await page.context().close();
});

test('on the page of the payment: the order says that nothing was paid, and leads to a new start', async () => {
  const page = await aHolder();
  await fillDetails(page);
  await press(page, 'Continue');
  await press(page, 'Continue');
  await heading(page, 'Check and pay');
  await press(page, /^Pay /);
  await page.waitForURL(/\/pay\/test\//);
  await endOnServer();
  await expect.poll(stateOfOrder, patience).toBe('expired');
  await page.locator('button[value=expired]').click();
  await heading(page, 'Your order has expired');
  await page.getByText('Nothing was paid and your places were released.').waitFor();
  await page.getByRole('link', { name: 'Choose tickets again' }).click();
  await heading(page, 'Choose your tickets');
  await page.context().close();
});

async function countOrders(): Promise<number> {
  const { rows } = await foyer.database.owner.query<{ count: number }>(
    'select count(*)::int as count from orders where client_id = $1',
    [foyer.client.clientId],
  );
  return rows[0]?.count ?? -1;
}

async function stateOfOrder(): Promise<string | undefined> {
  const { rows } = await foyer.database.owner.query<{ state: string }>(
    'select state from orders where client_id = $1 order by id desc limit 1',
    [foyer.client.clientId],
  );
  return rows[0]?.state;
}
