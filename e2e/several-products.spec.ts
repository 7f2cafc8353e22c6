import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from './src/browser/find-browser.ts';
import { openPage } from './src/browser/open-page.ts';
import { startBrowser } from './src/browser/start-browser.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { type RunningFoyer, startFoyer } from './src/running-foyer.ts';

let foyer: RunningFoyer;
let browser: Awaited<ReturnType<typeof startBrowser>>;
/** The sales page of the demonstration on a phone: six products, each with times of its own. */
let page: Page;

beforeAll(async () => {
  foyer = await startFoyer({ FOYER_DEMO: '1' });
  browser = await startBrowser(await findBrowser());
  page = await openPage(browser, { width: 390, height: 844 });
  await page.goto(`${foyer.url}/shop/demo/getij?language=en`);
});

afterAll(async () => {
  await browser?.close();
  await foyer?.remove();
});

const choose = () => page.getByRole('button', { name: 'Choose date' });
const product = (name: string) => page.getByRole('region', { name });
const more = (name: string) => page.getByRole('button', { name: `One more: ${name}` });
const fewer = (name: string) => page.getByRole('button', { name: `One fewer: ${name}` });

test('without tickets the button to go on looks disabled, and pressed it says what is missing', async () => {
  expect(await choose().getAttribute('aria-disabled')).toBe('true');
  await choose().dispatchEvent('click');
  await page.getByRole('alert').getByText('Choose at least one ticket').waitFor();
});

test('once tickets are chosen, products with other times fold to one line, and the pressed button stays in place', async () => {
  // As in a browser that keeps nothing in place by itself.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  const adult = more('Adult, Lighthouse climb');
  await adult.scrollIntoViewIfNeeded();
  // In the middle of the screen, so that there is room to scroll when the cards above fold.
  await adult.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 400));
  const top = () => adult.evaluate((button) => Math.round(button.getBoundingClientRect().top));
  const before = await top();
  await adult.click();
  await product('Salt & Light').getByText('Separate booking').waitFor();
  expect(await top()).toBe(before);
  expect(await more('Adult, Salt & Light').isVisible()).toBe(false);
  expect(await choose().getAttribute('aria-disabled')).toBe('false');

  await product('Salt & Light').getByText('Separate booking').click();
  await product('Salt & Light').getByText('Finish this order first').waitFor();
  expect(await more('Adult, Salt & Light').getAttribute('aria-disabled')).toBe('true');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('without the tickets every product can be chosen again', async () => {
  await fewer('Adult, Lighthouse climb').click();
  await more('Adult, Salt & Light').click();
  await product('Lighthouse climb').getByText('Separate booking').waitFor();
});
