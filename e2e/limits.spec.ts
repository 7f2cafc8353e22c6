import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { findOverflow } from './src/check-reflow.ts';
import { dayFromToday } from './src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';

let foyer: RunningMuseum;
let browser: Browser;
let database: DatabaseAccess;
let client: { clientId: string; subdomain: string };

beforeAll(async () => {
  foyer = await openMuseum();
  ({ browser, client, database } = foyer);
});

afterAll(async () => {
  await foyer?.close();
});

const put = (text: string, ...values: unknown[]) => database.owner.query(text, values);

/** A page that sells one ticket group without timeslots. */
async function aDayPage(kind: string, limit: number | null): Promise<TestSalesPage> {
  const page = await aSalesPage(database.owner, client.clientId);
  await put(`update product set availability_type = 'UNLIMITED' where id = $1`, page.productId);
  await put(
    'update ticket_group set kind = $2, ticket_limit = $3 where id = $1',
    page.ticketGroupId,
    kind,
    limit,
  );
  return page;
}

async function visit({ url }: TestSalesPage): Promise<Page> {
  const page = await openPage(browser, { width: 390, height: 844 });
  await page.goto(`${foyer.url}/shop/${client.subdomain}/${url}?language=en`);
  await heading(page, 'Choose your tickets');
  return page;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function chooseAdults(page: Page, count: number): Promise<void> {
  for (let adult = 0; adult < count; adult += 1) await press(page, 'One more: Adult');
}

async function payFor(page: Page): Promise<void> {
  await heading(page, 'Your details');
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Visser');
  await page.getByLabel('Email address').fill('anna.visser@example.com');
  await press(page, 'Check and pay');
  await heading(page, 'Check and pay');
  await press(page, /^Pay /);
  await page.waitForURL(/\/pay\/test\//);
  await press(page, /^Pay/);
}

const dayButton = (page: Page, date: string) => page.locator(`.day[data-date="${date}"]`);

async function chooseDay(page: Page, date: string): Promise<void> {
  if (!(await dayButton(page, date).isVisible())) await press(page, 'Next month');
  await dayButton(page, date).click();
}

describe('a visitor on a phone', () => {
  test('buys a ticket for a day, which asks for no time', async () => {
    const page = await visit(await aDayPage('specific day', null));
    await chooseAdults(page, 2);
    await press(page, 'Choose date');
    await heading(page, 'When are you coming?');
    await press(page, 'Your details');
    await page.getByRole('alert').getByText('Choose a day').waitFor();
    await chooseDay(page, dayFromToday(8));
    expect(await findAccessibilityFaults(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await press(page, 'Your details');
    await payFor(page);
    await heading(page, /^See you on \w+, Anna$/);
    await page.getByRole('img', { name: 'Code of ticket 1 of 2' }).waitFor();
    await page.close();
  });

  test('buys a ticket that is always valid without being asked for a date', async () => {
    const page = await visit(await aDayPage('continuous', null));
    await chooseAdults(page, 1);
    await press(page, 'Your details');
    await payFor(page);
    await page.getByRole('img', { name: /^Code of ticket/ }).waitFor();
    await page.close();
  });

  test('shows how many tickets of a group are left on the day', async () => {
    const offer = await aDayPage('specific day', 3);
    const [first, second] = [await visit(offer), await visit(offer)];
    for (const page of [first, second]) {
      await chooseAdults(page, 2);
      await press(page, 'Choose date');
      await heading(page, 'When are you coming?');
      await chooseDay(page, dayFromToday(9));
    }
    await press(first, 'Your details');
    await heading(first, 'Your details');
    await press(second, 'Your details');
    await second
      .getByRole('alert')
      .getByText('Not enough tickets in stock for Salt & Light: 1 left.')
      .waitFor();
    await dayButton(second, dayFromToday(9)).and(second.locator('[data-state=full]')).waitFor();
    await Promise.all([first.close(), second.close()]);
  });

  test('cannot choose a tour that runs on into a full time', async () => {
    const offer = await aSalesPage(database.owner, client.clientId, { capacity: 9 });
    await put(
      `update ticket_type set duration_minutes = 60, blocks_other_timeslots = true where id = $1`,
      offer.ticketTypeId,
    );
    await put(
      `with moved as (
         update timeslot set local_date = $2::date, starts_at = ($2::date + local_time) at time zone 'Europe/Amsterdam'
         where id = $1 returning *),
       made as (
         insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
         select client_id, calendar_id, local_date, local_time + n * interval '30 minutes',
           starts_at + n * interval '30 minutes', 'manual'
         from moved, generate_series(1, 2) n returning client_id, id, local_time)
       insert into counter (client_id, id, kind, owner_id, capacity)
       select client_id, id, 'timeslot', id, case local_time when '14:30' then 2 else 9 end from made`,
      offer.timeslotId,
      dayFromToday(8),
    );
    const [first, second] = [await visit(offer), await visit(offer)];
    await chooseAdults(first, 2);
    await chooseAdults(second, 1);
    for (const page of [first, second]) {
      await press(page, 'Choose date');
      await heading(page, 'When are you coming?');
    }
    await chooseDay(first, dayFromToday(8));
    await first.getByRole('radio', { name: /^14:00/ }).check();
    await press(first, 'Your details');
    await heading(first, 'Your details');
    await chooseDay(second, dayFromToday(8));
    await second.getByRole('radio', { name: /^15:00/ }).waitFor();
    expect(await second.getByRole('radio', { name: /^14:00/ }).isDisabled()).toBe(true);
    expect(await second.getByRole('radio', { name: /^14:30/ }).isDisabled()).toBe(true);
    expect(await second.getByRole('radio', { name: /^15:00/ }).isDisabled()).toBe(false);
    await Promise.all([first.close(), second.close()]);
  });
});
