import { patience } from '@foyer/testkit/patience.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../src/browser/find-browser.ts';
import { startBrowser } from '../src/browser/start-browser.ts';
import { mainScreens, pagesOfOne, pathOfFirst } from '../src/main-screens.ts';
import { type RunningFoyer, startFoyer } from '../src/running-foyer.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningFoyer;
let browser: Awaited<ReturnType<typeof startBrowser>>;
let page: Page;

beforeAll(async () => {
  foyer = await startFoyer({ FOYER_DEMO: '1' });
  browser = await startBrowser(await findBrowser());
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience.timeout);
  page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, 'manager');
});

afterAll(async () => {
  await browser?.close();
  await foyer?.remove();
});

/**
 * What can be pressed and is smaller than 44 by 44, as 'button "Status" 77 x 34'. Links within a sentence are as high
 * as their line.
 */
const findSmallTargets = () =>
  page.evaluate(() => {
    const least = 43.5;
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, [role=option], [role^=menuitem], [role=tab], .mantine-SegmentedControl-label';
    const small = [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (getComputedStyle(element).display === 'inline') return [];
      const target = element.closest('label, .mantine-Input-input') ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (width < 2 || (width >= least && height >= least)) return [];
      const name = element.getAttribute('aria-label') ?? element.innerText;
      return [`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} x ${Math.round(height)}`];
    });
    return [...new Set(small)];
  });

const open = (path: string) => page.goto(`${foyer.url}/cms${path}`, { waitUntil: 'networkidle' });

test.each(mainScreens)('on a phone everything on %s is large enough for a finger', async (_name, path) => {
  await open(path);
  await page.getByRole('main').locator('h1').waitFor();
  expect(await findSmallTargets()).toEqual([]);
});

test.each(pagesOfOne)(
  'on a phone everything on %s is large enough for a finger',
  async (_name, list, part) => {
    await open(list);
    await page.goto(new URL(await pathOfFirst(page, part), page.url()).href, { waitUntil: 'networkidle' });
    expect(await findSmallTargets()).toEqual([]);
  },
);

test('on a phone the views of a list stand side by side, and a list without any has no strip of them', async () => {
  await open('/order-management');
  const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  await tabs.first().waitFor();
  const boxes = await tabs.evaluateAll((links) =>
    links.map((link) => [link.getBoundingClientRect().width, link.scrollWidth]),
  );
  expect(boxes.length).toBeGreaterThan(2);
  for (const [width = 0, content = 0] of boxes) expect(content).toBeLessThanOrEqual(Math.ceil(width));
  await open('/ticketstreet');
  await page.getByRole('heading', { name: 'Ticketstreets', level: 1 }).waitFor();
  expect(await tabs.count()).toBe(0);
});

test('so are the menu, the account’s menu and the choices of a filter', async () => {
  await open('/products');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Settings' }).waitFor();
  expect((await menu.getByRole('link', { name: 'Settings' }).boundingBox())?.height).toBe(48);
  expect(await findSmallTargets()).toEqual([]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  expect(await findSmallTargets()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Location' }).click();
  await page.getByRole('menu').waitFor();
  expect(await findSmallTargets()).toEqual([]);
});
