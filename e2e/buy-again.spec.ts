import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { buyTicket, goToPayment } from './src/buy-ticket.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { findOverflow } from './src/check-reflow.ts';
import { putMuseumOnSale } from './src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';

let foyer: RunningMuseum;
let browser: Browser;
let salesPage: string;

beforeAll(async () => {
  foyer = await openMuseum();
  ({ browser } = foyer);
  const { page } = await putMuseumOnSale(foyer.url, {
    manager: { subdomain: foyer.client.subdomain, password: TEST_PASSWORD },
    url: 'kiosk',
  });
  salesPage = `${foyer.url}${page}?language=en`;
});

afterAll(async () => {
  await foyer?.close();
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** The sales page runs: its heading is there before its script, which leaves the orders of the tab. */
const nothingChosen = (page: Page | FrameLocator) =>
  page.getByText('No tickets chosen yet').waitFor({ state: 'attached' });

/** A tab on the sales page. */
async function openTab(): Promise<Page> {
  const page = await openPage(browser, { width: 390, height: 844 });
  await page.goto(salesPage);
  return page;
}

/** What the tab has stored, as one text. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

/** The step of the tab's history that it shows. */
const stepOfHistory = (page: Page) => page.evaluate(() => window.navigation.currentEntry?.index ?? 0);

async function pressBack(page: Page): Promise<number> {
  const before = await stepOfHistory(page);
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect.poll(() => stepOfHistory(page).catch(() => before)).toBe(before - 1);
  return before - 1;
}

/** As a browser does that keeps a left page in memory and shows it again: the one of the journeys never does. */
const keepInMemory = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
const showAgain = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a family buys, and buys again in the same tab', async () => {
  const page = await openTab();
  await buyTicket(page, { firstName: 'Anna' });
  const first = page.url();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('link', { name: 'Buy more tickets' }).click();
  await heading(page, 'Choose your tickets');
  await nothingChosen(page);
  expect(new URL(page.url()).search).toBe('?language=en');
  await buyTicket(page, { firstName: 'Bram' });
  expect(page.url()).not.toBe(first);
  await page.getByText('bram.visser@example.com').waitFor();
  await page.close();
});

test('a page that shows an order keeps no secret of its cart in the tab', async () => {
  const page = await openTab();
  await goToPayment(page);
  const { cartSecret } = await page.evaluate(() =>
    JSON.parse(Object.values(sessionStorage).find((text) => text.includes('cartSecret')) ?? '{}'),
  );
  expect(cartSecret).toMatch(/^\S{20,}$/);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.locator('button[value=paid]').click();
  await page.getByRole('img', { name: 'Code of ticket 1 of 1' }).waitFor();
  await expect.poll(() => stored(page)).not.toContain(cartSecret);
  await page.reload();
  await page.getByRole('img', { name: 'Code of ticket 1 of 1' }).waitFor();
  const secret = new URL(page.url()).hash.slice(1);
  expect(await stored(page)).not.toContain(secret);
  await page.close();
});

test("an order's secret is in no address that the browser asks for, also with the link of an older mail", async () => {
  const page = await openTab();
  await buyTicket(page, { firstName: 'Vera' });
  const secret = new URL(page.url()).hash.slice(1);
  expect(secret).toMatch(/^\S{40,}$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await page.getByRole('img', { name: 'Code of ticket 1 of 1' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.keyboard.press('Control+Home');
  await page.getByRole('button', { name: 'Skip to the page' }).press('Enter');
  expect(new URL(page.url()).hash.slice(1)).toBe(secret);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((url) => new URL(url).pathname.includes(secret))).toEqual([]);

  const old = await openTab();
  await old.goto(`${foyer.url}/shop/order/${secret}?language=en`);
  await old.getByRole('img', { name: 'Code of ticket 1 of 1' }).waitFor();
  expect(new URL(old.url()).pathname).toBe('/shop/order');
  await old.reload();
  await old.getByRole('img', { name: 'Code of ticket 1 of 1' }).waitFor();
  await Promise.all([page.close(), old.close()]);
});

test('the next visitor at a kiosk finds nothing of the one before, also by the back button', async () => {
  const page = await openTab();
  await buyTicket(page, { firstName: 'Willemijn' });
  const number = /GT-\d+/.exec(await page.innerText('body'))?.[0] ?? '';
  expect(number).not.toBe('');
  await page.goto(salesPage);
  await nothingChosen(page);
  while ((await pressBack(page)) > 0) {
    if (page.url().includes('/pay/test/')) continue;
    await page.getByRole('heading', { level: 1 }).waitFor();
    const told = `${await page.innerText('body')} ${await stored(page)}`;
    expect(told, page.url()).not.toMatch(/Willemijn|visser@/i);
    expect(told, page.url()).not.toContain(number);
    expect(await page.getByRole('img', { name: /code/i }).count(), page.url()).toBe(0);
  }
  await page.close();
});

test('a page that the browser has kept in memory is covered until it is known that no other visitor ordered', async () => {
  const page = await openTab();
  await goToPayment(page, { firstName: 'Willemijn' });
  await keepInMemory(page);
  await showAgain(page);
  await page.getByText('Willemijn Visser').waitFor();
  await page.getByRole('button', { name: /^Pay / }).waitFor();

  // The cart is ordered meanwhile, and the order page has made the tab drop it.
  await keepInMemory(page);
  expect(await page.getByText('Willemijn Visser').isVisible()).toBe(false);
  await page.evaluate(() => sessionStorage.clear());
  await showAgain(page);
  await heading(page, 'Choose your tickets');
  expect(await page.innerText('body')).not.toContain('Willemijn');

  await buyTicket(page, { firstName: 'Willemijn' });
  await keepInMemory(page);
  // The tab goes to the sales page: in a frame, as this page has to stay.
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    document.body.append(Object.assign(frame, { src }));
  }, salesPage);
  await nothingChosen(page.frameLocator('iframe'));
  await showAgain(page);
  await heading(page, 'This order is closed on this screen');
  await page.close();
});

test('an order that a tab has left opens there no more, and leads to the sales page', async () => {
  const page = await openTab();
  await buyTicket(page);
  const order = page.url();
  await page.getByRole('link', { name: 'Buy more tickets' }).click();
  await nothingChosen(page);
  await page.goBack();
  await heading(page, 'This order is closed on this screen');
  expect(page.url()).toBe(order);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Buy tickets' }).click();
  await heading(page, 'Choose your tickets');
  // By the link of the mail, in a window of its own, it opens as ever.
  const other = await page.context().newPage();
  await other.goto(order);
  await other.getByRole('img', { name: 'Code of ticket 1 of 1' }).waitFor();
  await page.context().close();
});

test('a visitor who paid in another window reads in the first one that the order is complete, and can order again', async () => {
  const page = await openTab();
  await goToPayment(page, { firstName: 'Anna' });
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(/\/pay\/test\//);
  const bank = await page.context().newPage();
  await bank.goto(page.url());
  await bank.locator('button[value=paid]').click();
  await bank.getByRole('img', { name: 'Code of ticket 1 of 1' }).waitFor();
  await page.goBack();
  await heading(page, 'Choose your tickets');
  await page.getByText('Your order is complete').waitFor();
  // True of an order of presents alone too, whose gift cards go to others on their day.
  await page.getByText('The confirmation comes by email.').waitFor();
  await buyTicket(page, { firstName: 'Bram' });
  await page.context().close();
});
