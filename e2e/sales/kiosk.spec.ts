import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { findOverflow } from '../src/check-reflow.ts';
import { dayFromToday, type MuseumOnSale, putMuseumOnSale, ticketType } from '../src/museum-on-sale.ts';
import { watchPolicy } from '../src/policy-faults.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';

let foyer: RunningMuseum;
let museum: MuseumOnSale;
let start: string;

const date = dayFromToday(8);
const upright = { width: 1080, height: 1920 };
/** The smallest target that a finger finds at a kiosk (domain, `kioskZoom`). */
const target = 56;

beforeAll(async () => {
  foyer = await openMuseum();
  const sold = (nl: string, en: string, salesPoints: string[]) =>
    ticketType(nl, en, ['18 jaar en ouder', '18 and over'], { priceMinor: 1750, salesPoints });
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain: foyer.client.subdomain, password: TEST_PASSWORD },
    url: 'hall',
    types: [
      sold('Volwassene', 'Adult', ['website', 'kiosk']),
      sold('Inloop', 'Walk-in', ['kiosk']),
      sold('Vroegboeker', 'Early bird', ['website']),
    ],
    texts: [
      {
        key: 'ticketsIntro',
        language: 'en',
        text: '<p>See <a href="https://getij.example">our site</a></p>',
      },
      { key: 'termsText', language: 'en', text: 'Terms of the museum' },
    ],
  });
  await foyer.database.owner.query(
    `update client set website = 'https://getij.example', email = 'info@getij.example', phone = '+31 223 555 014'
     where id = $1`,
    [foyer.client.clientId],
  );
  start = `${museum.page}?language=en&point=kiosk`;
});

afterAll(async () => {
  await foyer?.close();
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** A kiosk is opened; its page runs. */
async function openKiosk(window = upright): Promise<Page> {
  const page = await openPage(foyer.browser, window);
  await page.clock.install();
  await page.goto(`${foyer.url}${start}`);
  await page.getByRole('button', { name: 'Start again' }).waitFor();
  return page;
}

async function chooseVisit(page: Page): Promise<void> {
  await press(page, 'One more: Walk-in');
  await press(page, 'Choose date');
  await heading(page, 'When are you coming?');
  await page.locator('.day').first().waitFor();
  const day = page.locator(`.day[data-date="${date}"]`);
  if (!(await day.isVisible())) await press(page, 'Next month');
  await day.and(page.locator('[data-state=open]')).click();
  await page.getByRole('radio', { name: /^14:30/ }).check();
  await press(page, 'Your details');
  await heading(page, 'Your details');
}

async function giveDetails(page: Page, firstName: string): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Visser');
  await page.getByLabel('Email address').fill(`${firstName.toLowerCase()}@example.com`);
}

const places = async () =>
  (
    await foyer.database.owner.query<{ held: number }>(
      `select coalesce(sum(c.held), 0)::int as held from counter c join timeslot t on t.client_id = c.client_id and t.id = c.id
       where t.client_id = $1 and t.local_date = $2`,
      [foyer.client.clientId, date],
    )
  ).rows[0]?.held;

/** What leads out of the sales page, and what a finger hardly finds. */
async function faultsOfKiosk(page: Page): Promise<string[]> {
  return page.evaluate((target) => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>(
        'a, button, select, input:not([type=radio], [type=checkbox])',
      ),
    ];
    return shown.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const isSeen = width > 1 && one.checkVisibility() && !one.closest('.hidden-text, .skip-link');
      const words = `${one.tagName} ${one.textContent} ${one.getAttribute('href') ?? ''}`;
      if (
        one instanceof HTMLAnchorElement &&
        one.href &&
        (one.origin !== location.origin || !/^\/shop\/(?!order\/[^/]+\/)/.test(one.pathname))
      )
        return [`leads out: ${words}`];
      if (one instanceof HTMLAnchorElement && !one.href) return [];
      return isSeen && height < target ? [`small (${Math.round(height)}): ${words}`] : [];
    });
  }, target);
}

/** All that a next visitor could find, on every page to which the back button leads. */
async function traces(page: Page): Promise<string> {
  const found: string[] = [];
  for (;;) {
    // What belongs to an earlier visitor is left before the page runs.
    await page.locator('.kiosk-beside').waitFor({ state: 'attached' });
    expect(page.url()).toContain(start);
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    found.push(page.url(), kept, await page.innerText('body'));
    const before = await page.evaluate(() => window.navigation.currentEntry?.index ?? 0);
    if (before === 0) return found.join('\n');
    let shown = await pressBack(page, before);
    // The page of the payment provider is not the museum's.
    if (page.url().includes('/pay/test/')) shown = await pressBack(page, shown);
  }
}

async function pressBack(page: Page, before: number): Promise<number> {
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect.poll(() => indexOf(page).catch(() => before)).toBe(before - 1);
  return before - 1;
}

const indexOf = (page: Page) => page.evaluate(() => window.navigation.currentEntry?.index ?? 0);

test('at a kiosk a visitor buys what is sold at the kiosk alone, and the order counts there', async () => {
  const page = await openKiosk();
  const faults = await watchPolicy(page);
  await page.reload();
  await page.getByRole('button', { name: 'Start again' }).waitFor();
  await page.getByText('Walk-in', { exact: true }).first().waitFor();
  expect(await page.getByText('Early bird').count()).toBe(0);
  expect(await faultsOfKiosk(page)).toEqual([]);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('nl');
  await heading(page, 'Kies uw tickets');
  await page.getByText('Inloop', { exact: true }).first().waitFor();
  await page.getByRole('combobox', { name: 'Taal' }).selectOption('en');
  await heading(page, 'Choose your tickets');
  await chooseVisit(page);
  expect(await faultsOfKiosk(page)).toEqual([]);
  await page.goBack();
  await heading(page, 'When are you coming?');
  await page.locator('.day').first().waitFor();
  expect(await faultsOfKiosk(page)).toEqual([]);
  await page.goForward();
  await heading(page, 'Your details');
  await giveDetails(page, 'Anna');
  expect(await page.locator('input:not([autocomplete=off])').count()).toBe(0);
  await press(page, 'Check and pay');
  await heading(page, 'Check and pay');
  await page.reload();
  await heading(page, 'Check and pay');
  expect(await faultsOfKiosk(page)).toEqual([]);
  expect(new URL(page.url()).searchParams.get('point')).toBe('kiosk');
  await press(page, /^Pay /);
  await page.waitForURL(/\/pay\/test\//);
  await page.locator('button[value=paid]').click();
  await heading(page, /^See you on/);
  await page.getByRole('img', { name: 'Code of ticket 1 of 1' }).waitFor();
  await page.getByRole('button', { name: 'Done' }).waitFor();
  expect(await faultsOfKiosk(page)).toEqual([]);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  for (const name of ['Download PDF', 'Add to calendar']) expect(await page.getByText(name).count()).toBe(0);
  const orders = await foyer.database.owner.query(
    'select sales_point, channel_id is not null as has_channel, state from orders where client_id = $1',
    [foyer.client.clientId],
  );
  expect(orders.rows).toEqual([{ sales_point: 'kiosk', has_channel: true, state: 'completed' }]);

  await press(page, 'Done');
  await heading(page, 'Choose your tickets');
  await page.getByText('No tickets chosen yet').waitFor({ state: 'attached' });
  expect(await traces(page)).not.toMatch(/Anna|anna@|Visser|cartSecret":"/);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a kiosk that is left alone asks, counts down, gives the places back and starts again for the next visitor', async () => {
  const page = await openKiosk();
  await chooseVisit(page);
  await giveDetails(page, 'Bram');
  expect(await places()).toBe(1);
  const question = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await page.clock.fastForward(41_000);
  await question.waitFor();
  expect(
    await page.getByRole('button', { name: 'Continue' }).evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ seconds left/ })
    .waitFor({ state: 'attached' });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await press(page, 'Continue');
  await question.waitFor({ state: 'detached' });
  expect(await page.getByLabel('First name').inputValue()).toBe('Bram');
  await page.clock.fastForward(30_000);
  expect(await question.count()).toBe(0);
  await page.clock.fastForward(11_000);
  await question.waitFor();
  await page.clock.fastForward(20_000);
  await heading(page, 'Choose your tickets');
  await page.getByText('No tickets chosen yet').waitFor({ state: 'attached' });
  await expect.poll(places).toBe(0);
  expect(new URL(page.url()).search).toBe('?language=en&point=kiosk');
  expect(await traces(page)).not.toMatch(/Bram|bram@|Visser|cartSecret":"/);
  await page.context().close();
});

test('a kiosk waits minutes for a payment that is confirmed, and gives nothing of its order back', async () => {
  const page = await openKiosk({ width: 1280, height: 800 });
  expect(await faultsOfKiosk(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await chooseVisit(page);
  await giveDetails(page, 'Cas');
  await press(page, 'Check and pay');
  await heading(page, 'Check and pay');
  await press(page, /^Pay /);
  await page.waitForURL(/\/pay\/test\//);
  await page.goBack();
  await page.getByRole('link', { name: 'See my order' }).click();
  await heading(page, 'We are waiting for your payment');
  const question = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await page.clock.fastForward(120_000);
  await heading(page, 'We are waiting for your payment');
  expect(await question.count()).toBe(0);
  await page.clock.fastForward(165_000);
  await question.waitFor();
  await page.clock.fastForward(20_000);
  await heading(page, 'Choose your tickets');
  const held = await foyer.database.owner.query(
    `select state from orders where client_id = $1 and sales_point = 'kiosk' order by created_at desc limit 1`,
    [foyer.client.clientId],
  );
  expect(held.rows).toEqual([{ state: 'pending payment' }]);
  await page.context().close();
});

test('a start page that no visitor touches asks nothing', async () => {
  const page = await openKiosk();
  await page.clock.fastForward(300_000);
  await page.getByText('Walk-in', { exact: true }).first().waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await page.context().close();
});
