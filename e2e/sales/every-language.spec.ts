import { catalogueFile, catalogueLanguages } from '@foyer/i18n/read-catalogue.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { isLongRun, shareOf } from '@foyer/testkit/long-run.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenWords } from '../src/browser/find-broken-words.ts';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { findOverflow } from '../src/check-reflow.ts';
import { type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { chooseTickets, chooseTime, DATE, fillDetails, heading, press } from '../src/sales/visitor-steps.ts';

// One visitor walks the steps once, and on each reads it in every language: by the page's own choice of a language, so that
// cart and page stay.

const languages = catalogueLanguages().filter((language) => catalogueFile(language, 'shop') !== undefined);
let foyer: RunningMuseum;
let museum: MuseumOnSale;
let page: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain: foyer.client.subdomain, password: TEST_PASSWORD },
    url: 'languages',
    languages: ['en', ...languages.filter((language) => language !== 'en')],
    salesFlow: {
      donation: { isOn: true, choice: 'both', amountsMinor: [250, 500] },
      termsRequired: true,
    },
    texts: [{ key: 'termsText', language: 'en', text: '<p>Be kind to the paintings.</p>' }],
  });
  page = await openPage(foyer.browser, { width: 390, height: 844 });
  await page.goto(`${foyer.url}${museum.page}?language=en`);
});

afterAll(async () => {
  await foyer?.close();
});

async function readIn(language: string): Promise<void> {
  await page.locator('.language-select').selectOption(language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  // The words of the parts that are fetched later: everything speaks the same language.
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
}

let turn = 0;

/**
 * What is wrong on the step that is shown, in any language; it is left in English. All rules are asked in a third of the languages, in
 * others at each step, and in all of them by `npm run test:long`; whether the words fit, in all.
 */
async function findFaultsInAll(): Promise<string[]> {
  const faults: string[] = [];
  turn += 1;
  const asked = shareOf(languages, turn);
  for (const language of [...languages.filter((one) => one !== 'en'), 'en']) {
    await readIn(language);
    const found = [...(await findOverflow(page)), ...(await findBrokenWords(page))];
    if (asked.includes(language))
      found.push(...(await findAccessibilityFaults(page, isLongRun() ? undefined : [[390, ['light']]])));
    faults.push(...found.map((fault) => `${language}: ${fault}`));
  }
  return faults;
}

test('there are thirteen languages', () => {
  expect(languages).toHaveLength(13);
});

test('the tickets', async () => {
  await heading(page, 'Choose your tickets');
  await press(page, 'One more: Child');
  await press(page, /^Choose date/);
  await page.getByRole('alert').getByText('A child comes with an adult').waitFor();
  expect(await findFaultsInAll()).toEqual([]);
});

test('the date and the time', async () => {
  await chooseTickets(page);
  await chooseTime(page);
  expect(await findFaultsInAll()).toEqual([]);
});

test('chosen day and time are seen where colours are the reader’s own, and nothing moves for those who want no motion', async () => {
  const paint = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  expect(await paint(`.day[data-date="${DATE}"]`)).not.toBe(await paint('.day:not([aria-pressed=true])'));
  expect(await paint('.timeslot:has(:checked)')).not.toBe(await paint('.timeslot:has(:not(:checked))'));
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
});

test('enlarged four times, everything is reached by scrolling down alone, and what stays in place leaves half of the window', async () => {
  const before = page.viewportSize();
  // 1280 by 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const seen = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const stays = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom, height } = element.getBoundingClientRect();
      return (position === 'fixed' || position === 'sticky') && height > 0 && bottom > 0 && top < innerHeight;
    });
    const taken = stays.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    return { isWide: scrollWidth > clientWidth, taken };
  });
  expect(seen.isWide).toBe(false);
  expect(seen.taken).toBeLessThanOrEqual(128);
  if (before) await page.setViewportSize(before);
});

test('the details, with what is wrong at their fields', async () => {
  await press(page, 'Your details');
  await heading(page, 'Your details');
  await press(page, 'Continue');
  await page.getByText('Fill in your first name').waitFor();
  expect(await findFaultsInAll()).toEqual([]);
});

test('the donation', async () => {
  await fillDetails(page);
  await press(page, 'Continue');
  await page.getByText('€2.50').first().waitFor();
  expect(await findFaultsInAll()).toEqual([]);
});

test('the overview and the payment, with the time that is left', async () => {
  await press(page, 'Continue');
  await heading(page, 'Check and pay');
  expect(await findFaultsInAll()).toEqual([]);
});

test('a payment that failed, and the tickets', async () => {
  await page.locator('input[type=checkbox]').check();
  await press(page, /^Pay /);
  await page.waitForURL(/\/pay\/test\//);
  await page.locator('button[value=failed]').click();
  await heading(page, 'The payment did not succeed');
  expect(await findFaultsInAll()).toEqual([]);
  await page.getByRole('link', { name: 'Back to payment' }).click();
  await heading(page, 'Check and pay');
  await page.locator('input[type=checkbox]').check();
  await press(page, /^Pay /);
  await page.waitForURL(/\/pay\/test\//);
  await page.locator('button[value=paid]').click();
  await heading(page, /^See you on/);
  await page.getByRole('img', { name: /^Code of ticket 1/ }).waitFor();
  expect(await findFaultsInAll()).toEqual([]);
});
