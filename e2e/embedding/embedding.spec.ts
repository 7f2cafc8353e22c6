import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { listSites } from '@foyer/testkit/samples/client-sites.ts';
import type { Frame, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday, type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { watchPolicy } from '../src/policy-faults.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';

/** The museum's own page, on another origin than Foyer. */
const site = 'https://www.getij.example/salt-and-light';

let foyer: RunningMuseum;
let museum: MuseumOnSale;
let demonstration: string;

beforeAll(async () => {
  foyer = await openMuseum();
  const manager = { subdomain: foyer.client.subdomain, password: TEST_PASSWORD };
  museum = await putMuseumOnSale(foyer.url, { manager, url: 'embedded' });
  await listSites(foyer.database.owner, foyer.client.clientId, ['www.getij.example']);
  demonstration = (await readFile(new URL('demonstration.html', import.meta.url), 'utf8'))
    .replaceAll('FOYER', foyer.url)
    .replaceAll('CHANNEL', museum.page.slice('/shop/'.length))
    .replaceAll('TICKETS', `${museum.ticketTypeIds[0]}:2`)
    .replaceAll('DATE', dayFromToday(8));
});

afterAll(async () => {
  await foyer?.close();
});

/** What the address of Foyer needs in the policy of an embedding page, and nothing besides. */
const policyOf = (url: string) =>
  [
    "default-src 'none'",
    `script-src ${url}`,
    `frame-src ${url}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

async function openSite(address = `${site}?visitor=anna`, width = 1280): Promise<[Page, string[]]> {
  const page = await openPage(foyer.browser, { width, height: 800 });
  // Foyer is on this machine here, which Chromium asks about; a real one is on the internet, as the site is.
  await page.context().grantPermissions(['local-network-access']);
  const faults = await watchPolicy(page);
  await page.route('https://*.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policyOf(foyer.url) },
      body: demonstration,
    }),
  );
  await page.goto(address);
  return [page, faults];
}

const popover = (page: Page, id: string) => page.frameLocator(`#${id} dialog iframe`);
const press = (within: Page | FrameLocator, name: string | RegExp) =>
  within.getByRole('button', { name }).click();
const heading = (within: Page | FrameLocator, name: string | RegExp) =>
  within.getByRole('heading', { level: 1, name }).waitFor();
const isOpen = (page: Page, id: string) =>
  page.locator(`#${id} dialog`).evaluate((one) => 'open' in one && one.open);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

async function buyInPopover(page: Page, name: string): Promise<void> {
  const shop = popover(page, 'button');
  await heading(shop, 'Choose your tickets');
  // Two adults and the day were chosen by the page.
  await press(shop, 'Choose date');
  await heading(shop, 'When are you coming?');
  await shop.getByRole('radio', { name: /^14:30/ }).check();
  await press(shop, 'Your details');
  await heading(shop, 'Your details');
  await shop.getByLabel('First name').fill(name);
  await shop.getByLabel('Last name').fill('Visser');
  await shop.getByLabel('Email address').fill(`${name.toLowerCase()}@example.com`);
  await press(shop, 'Check and pay');
  await heading(shop, 'Check and pay');
  await press(shop, /^Pay €35/);
  await page.waitForURL(/\/pay\/test\//);
  await page.locator('button[value=paid]').click();
  await heading(page, /^See you on/);
}

test('a visitor buys in a page of another site that allows nothing but Foyer, and comes back to it', async () => {
  const [page, faults] = await openSite();
  await page.getByRole('button', { name: 'Tickets for Salt & Light' }).click();
  await buyInPopover(page, 'Anna');
  await page.getByRole('img', { name: 'Code of ticket 1 of 2' }).waitFor();
  await page.getByRole('link', { name: 'Back to www.getij.example' }).click();
  await page.waitForURL(site);
  await page.getByRole('button', { name: 'Tickets for Salt & Light' }).click();
  await heading(popover(page, 'button'), 'Choose your tickets');
  expect(faults).toEqual([]);
  const { rows } = await foyer.database.owner.query(
    `select o.campaign, o.page from order_origin o join orders on orders.id = o.order_id
     where orders.client_id = $1 and orders.state = 'completed'`,
    [foyer.client.clientId],
  );
  expect(rows).toEqual([{ campaign: 'spring', page: site }]);
  await page.context().close();
});

test('the page over the site takes the focus, asks before it closes while places are held, and gives the focus back', async () => {
  const [page] = await openSite();
  const button = page.getByRole('button', { name: 'Tickets for Salt & Light' });
  await button.focus();
  await page.keyboard.press('Enter');
  const shop = popover(page, 'button');
  await heading(shop, 'Choose your tickets');
  await expect.poll(() => focused(page)).toBe('button');
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
  await shop.getByRole('button', { name: 'Close' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await shop.locator('h1').press('Escape');
  await expect.poll(() => isOpen(page, 'button')).toBe(false);
  expect(await focused(page)).toBe('button');
  await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');

  await button.click();
  await press(shop, 'Choose date');
  await shop.getByRole('radio', { name: /^13:00/ }).check();
  await press(shop, 'Your details');
  await heading(shop, 'Your details');
  await press(shop, 'Close');
  await shop.getByRole('heading', { name: 'Close the ticket shop?' }).waitFor();
  await press(shop, 'Keep ordering');
  expect(await isOpen(page, 'button')).toBe(true);
  await press(shop, 'Close');
  await shop.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => isOpen(page, 'button')).toBe(false);
  // Opened again it is where it was.
  await button.click();
  await heading(shop, 'Your details');
  // A page in the frame that has no button to close: the site's own is there again.
  const ofSite = page.getByRole('button', { name: 'Close' });
  expect(await ofSite.isVisible()).toBe(false);
  await shop.locator('body').evaluate(() => setTimeout(() => location.assign('/shop/embed.js')));
  await ofSite.click();
  expect(await isOpen(page, 'button')).toBe(false);
  await page.context().close();
});

test('a link of the site opens the page over it, a phone shows it in its whole window', async () => {
  const [page] = await openSite(site, 390);
  await page.getByRole('link', { name: 'Plan your visit' }).click();
  await heading(popover(page, 'own'), 'Choose your tickets');
  const box = await page.locator('#own dialog').boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 800]);
  await page.context().close();
});

test('inside the page it is as tall as what it shows', async () => {
  const [page] = await openSite();
  const inline = page.frameLocator('#inline iframe');
  await heading(inline, 'Kies uw tickets');
  const frame = page.locator('#inline iframe');
  const content = () =>
    inline.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  const difference = async () => ((await frame.boundingBox())?.height ?? 0) - (await content());
  await expect.poll(difference, patience).toBe(0);
  await press(inline, 'Eén meer: Volwassene');
  await press(inline, 'Kies datum');
  await heading(inline, 'Wanneer komt u?');
  await expect.poll(difference, patience).toBe(0);
  await page.context().close();
});

test('a site that the client has not listed can show no sales page', async () => {
  const [page] = await openSite('https://www.other.example/');
  await page.getByRole('button', { name: 'Tickets for Salt & Light' }).click();
  const frameOf = () => page.frames().filter((frame: Frame) => frame !== page.mainFrame());
  await expect.poll(() => frameOf().every((frame) => frame.url().startsWith('chrome-error:'))).toBe(true);
  // The page says nothing: the site's own button to close is there.
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await isOpen(page, 'button')).toBe(false);
  await page.context().close();
});

test('a browser that gives frames no storage still sells, also after a reload of the frame', async () => {
  const page = await openPage(foyer.browser, { width: 390, height: 844 });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto(`${foyer.url}${museum.page}?language=en&tickets=${museum.ticketTypeIds[0]}:1`);
  await press(page, 'Choose date');
  await page.locator('.day').first().waitFor();
  const day = page.locator(`.day[data-date="${dayFromToday(8)}"]`);
  if (!(await day.isVisible())) await press(page, 'Next month');
  await day.and(page.locator('[data-state=open]')).click();
  await page.getByRole('radio', { name: /^11:30/ }).check();
  await press(page, 'Your details');
  await heading(page, 'Your details');
  await page.reload();
  await heading(page, 'Your details');
  await page.context().close();
});

test('what a site loads for it is at most 3 kB, for every site to read and kept for minutes', async () => {
  const answer = await fetch(`${foyer.url}/shop/embed.js`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const script = await answer.text();
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3_000);
  const again = await fetch(`${foyer.url}/shop/embed.js`, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
