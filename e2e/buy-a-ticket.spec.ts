import { readFile } from 'node:fs/promises';
import { shownTimeslotsSchema } from '@foyer/domain/storefront/shown-availability.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { takeCart } from '@foyer/testkit/builders/a-visitor.ts';
import { createCanvas } from '@napi-rs/canvas';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { pressTwice } from './src/browser/press-twice.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { findOverflow } from './src/check-reflow.ts';
import { dayFromToday, type MuseumOnSale, putMuseumOnSale, ticketType } from './src/museum-on-sale.ts';
import { readPdfText } from './src/pdf/read-pdf-text.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { endHoldsOfMuseum } from './src/sales/end-holds.ts';

let foyer: RunningMuseum;
let browser: Browser;
let manager: { subdomain: string; password: string };
/** Four places at each time. Each journey has a day of its own in it. */
let museum: MuseumOnSale;

beforeAll(async () => {
  foyer = await openMuseum();
  ({ browser } = foyer);
  const { subdomain } = foyer.client;
  manager = { subdomain, password: TEST_PASSWORD };
  museum = await putMuseumOnSale(foyer.url, { manager, url: 'journeys', limit: 4 });
});

afterAll(async () => {
  await foyer?.close();
});

let days = 7;

/** A day that no other journey goes to; a week ahead, so that none meets the end of today. */
function someDay(): string {
  days += 1;
  return dayFromToday(days);
}

/** The sales page, opened on a phone. */
async function visit({ page: path } = museum): Promise<Page> {
  const page = await openPage(browser, { width: 390, height: 844 });
  await page.goto(`${foyer.url}${path}?language=en`);
  return page;
}

const findFaults = async (page: Page) => [
  ...(await findAccessibilityFaults(page)),
  ...(await findOverflow(page)),
];

/** Other visitors take places at 14:30, or at every time of the day, past the screens. */
async function takeElsewhere(date: string, quantity: number, ofDay = false): Promise<void> {
  const { subdomain } = manager;
  const path = `/api/shop/${subdomain}/journeys/availability/${date}`;
  const answer = await fetch(`${foyer.url}${path}?ticketGroupIds=${museum.ticketGroupId}`);
  const { timeslots } = shownTimeslotsSchema.parse(await answer.json());
  for (const { id: timeslotId } of timeslots.filter(({ time }) => ofDay || time === '14:30')) {
    const cart = await takeCart(
      { url: foyer.url, subdomain, channelUrl: 'journeys' },
      { timeslotId, ticketTypeId: museum.ticketTypeIds[0] ?? '', quantity },
    );
    if (typeof cart === 'string') throw new Error(cart);
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function chooseTickets(page: Page, adults: number): Promise<void> {
  for (let adult = 0; adult < adults; adult += 1) await press(page, 'One more: Adult');
  await press(page, 'Choose date');
  await heading(page, 'When are you coming?');
}

async function chooseTime(page: Page, date: string): Promise<void> {
  await page.locator('.day').first().waitFor();
  const day = page.locator(`.day[data-date="${date}"]`);
  if (!(await day.isVisible())) await press(page, 'Next month');
  await day.and(page.locator('[data-state=open]')).click();
  await page.getByRole('radio', { name: /^14:30/ }).check();
}

async function giveDetails(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Visser');
  await page.getByLabel('Email address').fill('anna.visser@example.com');
  await press(page, 'Check and pay');
  await heading(page, 'Check and pay');
}

/** Two adults are held on a day of this journey's own. @returns that day. */
async function goToDetails(page: Page): Promise<string> {
  const date = someDay();
  await chooseTickets(page, 2);
  await chooseTime(page, date);
  await press(page, 'Your details');
  await heading(page, 'Your details');
  return date;
}

async function goToPayment(page: Page): Promise<void> {
  await goToDetails(page);
  await giveDetails(page);
  await press(page, /^Pay /);
  await page.waitForURL(/\/pay\/test\//);
}

describe('a visitor on a phone', () => {
  test('buys tickets and holds their codes in hand; every step is accessible and fits', async () => {
    const page = await visit();
    const faults: string[] = [];
    const check = async () => faults.push(...(await findFaults(page)));

    await heading(page, 'Choose your tickets');
    await press(page, 'One more: Child');
    await press(page, 'Choose date');
    await page.getByRole('alert').getByText('A child comes with an adult').waitFor();
    await check();
    await chooseTickets(page, 2);
    await chooseTime(page, someDay());
    await check();
    await press(page, 'Your details');
    await heading(page, 'Your details');
    await page.getByText('We hold your 3 places for').waitFor();
    await page.getByLabel('Email address').fill('anna@');
    await page.getByLabel('First name').focus();
    await page.getByText('Fill in an email address such as').waitFor();
    await check();
    await giveDetails(page);
    await page.getByText('€41.00').first().waitFor();
    await page.getByText('You cannot move or cancel these tickets online.').waitFor();
    await check();
    await press(page, /^Pay /);
    await page.waitForURL(/\/pay\/test\//);
    await press(page, /^Pay/);

    await page.getByRole('heading', { level: 1, name: /^See you on \w+, Anna$/ }).waitFor();
    await page
      .getByText(
        /Order GT-\d+\. Your tickets are on this page, and on their way to anna\.visser@example\.com/,
      )
      .waitFor();
    await page.getByRole('img', { name: 'Code of ticket 1 of 3' }).waitFor();
    await press(page, 'Next ticket');
    await page.getByRole('img', { name: 'Code of ticket 2 of 3' }).waitFor();
    await check();
    expect((await save(page, 'Download PDF')).toString('latin1')).toMatch(/^%PDF-/);
    expect((await save(page, 'Add to calendar')).toString()).toContain('BEGIN:VEVENT');
    expect(faults).toEqual([]);
    await page.close();
  });

  test('sees all that the museum says of a ticket, and holds its banner and text in hand', async () => {
    const url = 'every-look';
    const other = await putMuseumOnSale(foyer.url, { manager, url, types: everyLook });
    const { ask, upload, ticketGroupId, ticketTypeIds, productId, locationId } = other;
    const name = `Salt & Light ${url}`;
    await Promise.all([
      upload('ticketType', ticketTypeIds[0] ?? '', await picture(256, 256)),
      upload('eTicketBanner', ticketGroupId, await picture(800, 381)),
      ask(
        'mutation ($id: ID!, $input: TicketGroupInput!) { changeTicketGroup(id: $id, input: $input, version: 1) { id } }',
        {
          id: ticketGroupId,
          input: { name, pageMaximum: 4, eTicketTexts: [{ language: 'en', text: 'Bring a coat' }] },
        },
        'changeTicketGroup',
      ),
    ]);
    const texts = [
      { language: 'en', title: '', shortText: 'By lamplight', description: 'Six centuries of harbour life' },
    ];
    await ask(
      'mutation ($id: ID!, $input: ChangeProductInput!) { changeProduct(id: $id, input: $input, version: 1) { id } }',
      { id: productId, input: { name, locationIds: [locationId], texts } },
      'changeProduct',
    );
    const page = await visit(other);
    const row = (type: string) => page.getByRole('listitem').filter({ hasText: type });
    const more = (type: string) => page.getByRole('button', { name: `One more: ${type}` });
    await row('Adult').getByText('€20.00').and(page.locator('s')).waitFor();
    await row('Adult').locator('.type-information svg').waitFor();
    await row('Adult').locator('.type-name img').waitFor();
    expect(await row('Child').locator('s').count()).toBe(0);
    await row('Museum card').getByText('Sold out').waitFor();
    expect(await row('Museum card').getByRole('button').count()).toBe(0);
    await page.getByText('By lamplight').waitFor();
    await page.getByText(`More about ${name}`).click();
    await page.getByText('Six centuries of harbour life').waitFor();
    await more('Adult').click();
    await row('Adult').locator('output', { hasText: /^2/ }).waitFor();
    await more('Adult').click();
    await row('Adult').locator('output', { hasText: /^3/ }).waitFor();
    expect(await more('Adult').getAttribute('aria-disabled')).toBe('true');
    await more('Child').click();
    expect(await more('Child').getAttribute('aria-disabled')).toBe('true');
    expect(await findFaults(page)).toEqual([]);
    await press(page, 'Choose date');
    await chooseTime(page, someDay());
    await press(page, 'Your details');
    await heading(page, 'Your details');
    await giveDetails(page);
    await press(page, /^Pay /);
    await page.waitForURL(/\/pay\/test\//);
    await press(page, /^Pay/);
    await page.getByRole('heading', { level: 1, name: /^See you on/ }).waitFor();
    const pdf = await save(page, 'Download PDF');
    expect(await readPdfText(pdf)).toContain('Bring a coat');
    expect(pdf.toString('latin1')).toMatch(/\/Subtype \/Image\b/);
    await page.close();
  });

  test('keeps tickets, time, places and what was typed through a reload, and goes back and forth by the browser', async () => {
    const page = await visit();
    await chooseTickets(page, 2);
    await page.reload();
    await chooseTime(page, someDay());
    await press(page, 'Your details');
    await heading(page, 'Your details');
    await page.reload();
    await page.getByText('We hold your 2 places for').waitFor();
    await page.getByLabel('Email address').fill('anna.vis');
    await page.reload();
    await heading(page, 'Your details');
    expect(await page.getByLabel('Email address').inputValue()).toBe('anna.vis');
    await giveDetails(page);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('anna.vis');

    await page.goBack();
    await heading(page, 'Your details');
    expect(await page.getByLabel('First name').inputValue()).toBe('Anna');
    await page.goBack();
    await heading(page, 'When are you coming?');
    expect(await page.getByRole('radio', { name: /^14:30/ }).isChecked()).toBe(true);
    await page.goForward();
    await page.goForward();
    await heading(page, 'Check and pay');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

    // Details that were corrected and not sent are asked for again on the way to the payment.
    await page.goBack();
    await page.getByLabel('Email address').fill('anna@example.org');
    await page.goForward();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.getByLabel('Email address').inputValue()).toBe('anna@example.org');
    await press(page, 'Check and pay');
    await press(page, /^Pay /);
    await page.locator('button[value=paid]').click();
    await page.getByText(/on their way to anna@example\.org/).waitFor();
    await page.close();
  });

  test('may press twice: places and order are taken once', async () => {
    const [page, date] = [await visit(), someDay()];
    await chooseTickets(page, 2);
    await chooseTime(page, date);
    await pressTwice(page, 'Your details', '**/carts');
    await heading(page, 'Your details');
    await giveDetails(page);
    await pressTwice(page, /^Pay /, '**/checkout');
    await page.waitForURL(/\/pay\/test\//);
    await takeElsewhere(date, 2);
    await page.close();
  });

  test('a visitor who loses a time keeps the tickets and chooses another one', async () => {
    const [page, date] = [await visit(), someDay()];
    await chooseTickets(page, 2);
    await chooseTime(page, date);
    await takeElsewhere(date, 3);
    await press(page, 'Your details');
    await page.getByRole('alert').getByText('Your tickets are kept: choose another time.').waitFor();
    await page.getByText('Only 1 left').waitFor();
    expect(await page.getByRole('radio', { name: /^14:30/ }).isDisabled()).toBe(true);
    await page.getByRole('radio', { name: /^13:00/ }).check();
    await press(page, 'Your details');
    await page.getByText('We hold your 2 places for').waitFor();
    await page.close();
  });

  test('a visitor whose day has filled up chooses the next free date', async () => {
    const [page, date] = [await visit(), someDay()];
    await chooseTickets(page, 2);
    await chooseTime(page, date);
    await takeElsewhere(date, 4, true);
    await press(page, 'Your details');
    await press(page, /^Next free date: /);
    const next = page.locator('.day[aria-pressed=true]');
    await next.waitFor();
    expect(((await next.getAttribute('data-date')) ?? '') > date).toBe(true);
    await page.getByRole('radio', { name: /^14:30/ }).check();
    await press(page, 'Your details');
    await page.getByText('We hold your 2 places for').waitFor();
    await page.close();
  });

  test('hears when five minutes are left, can extend, and returns to the times when they are over', async () => {
    const page = await visit();
    await page.clock.install();
    await page.reload();
    await goToDetails(page);
    await page.clock.runFor('10:01');
    await page
      .getByRole('status')
      .getByText('Your places are held for 5 more minutes')
      .waitFor({ state: 'attached' });
    await press(page, 'More time');
    await page.getByText(/^1[45]:\d\d$/).waitFor();
    await endHoldsOfMuseum(foyer);
    await page.clock.runFor('15:01');
    await heading(page, 'When are you coming?');
    await page.getByText('Your places were released because your time ran out').waitFor();
    await page.getByText('For 2 × Adult.').waitFor();
    await page.close();
  });

  test('whose payment fails pays again for the same places', async () => {
    const page = await visit();
    await goToPayment(page);
    await press(page, 'Let it fail');
    await heading(page, 'The payment did not succeed');
    await page.getByText(/We keep your choice for \d+:\d\d/).waitFor();
    await page.getByText('2 × Adult').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to payment' }).click();
    await heading(page, 'Check and pay');
    await press(page, /^Pay /);
    await page.waitForURL(/\/pay\/test\//);
    await press(page, /^Pay/);
    await page.getByRole('heading', { level: 1, name: /^See you on/ }).waitFor();
    await page.close();
  });

  test('a visitor who loses the connection just then tries again, and still holds the places only once', async () => {
    const [page, date] = [await visit(), someDay()];
    await chooseTickets(page, 2);
    await chooseTime(page, date);
    await page.route('**/carts', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page, 'Your details');
    const notice = page.getByRole('alert').filter({ hasText: 'There is no connection' });
    await notice.waitFor();
    await page.unroute('**/carts');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Your details');
    await takeElsewhere(date, 2);
    await page.close();
  });

  test('reads Dutch where that is chosen', async () => {
    const page = await visit();
    await page.getByLabel('Language').selectOption('nl');
    await heading(page, 'Kies uw tickets');
    await page.getByText('18 jaar en ouder').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('nl');
    await page.close();
  });

  test('an unknown page says so', async () => {
    const page = await openPage(browser, { width: 390, height: 844 });
    await page.goto(`${foyer.url}/shop/${manager.subdomain}/nothing-here`);
    await heading(page, 'No tickets are sold at this address');
    await page.goto(`${foyer.url}/shop/order/nobody-knows-this`);
    await heading(page, 'This order was not found');
    expect(await findFaults(page)).toEqual([]);
    await page.close();
  });
});

async function save(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return readFile(await download.path());
}

const picture = (width: number, height: number) => createCanvas(width, height).encode('png');

/** Ticket types with all that a sales page shows of one. */
const everyLook = [
  ticketType('Volwassene', 'Adult', ['18 jaar en ouder', '18 and over'], {
    ...{
      priceMinor: 1750,
      originalPriceMinor: 2000,
      informationIcon: 'adult',
      minPerOrder: 2,
      maxPerOrder: 3,
    },
  }),
  ticketType('Kind', 'Child', ['', ''], { priceMinor: 600, originalPriceMinor: 500 }),
  ticketType('Museumkaart', 'Museum card', ['', ''], { priceMinor: 0, statusLabel: 'sold out' }),
];
