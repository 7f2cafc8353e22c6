import { setTimeout as sleep } from 'node:timers/promises';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenWords } from './src/browser/find-broken-words.ts';
import { findBrowser } from './src/browser/find-browser.ts';
import { findSmallTargets } from './src/browser/find-small-targets.ts';
import { openPage, type Window } from './src/browser/open-page.ts';
import { startBrowser } from './src/browser/start-browser.ts';
import { listenForShifts, readShifts } from './src/layout-shifts.ts';
import { mainScreens, pagesOfOne, pathOfFirst } from './src/main-screens.ts';
import { type RunningFoyer, startFoyer } from './src/running-foyer.ts';
import { signIn } from './src/sign-in.ts';

/** Each answer comes a little later than the one before, so that the parts of a page arrive apart. */
const FIRST_ANSWER_MS = 100;
const LATER_MS = 60;
const QUIET_MS = 400;

let foyer: RunningFoyer;
let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  foyer = await startFoyer({ FOYER_DEMO: '1' });
  browser = await startBrowser(await findBrowser());
});

afterAll(async () => {
  await browser?.close();
  await foyer?.remove();
});

/** Those with the most parts; `npm run test:long` opens all. */
const shortForm = [
  'the dashboard',
  'orders',
  'availability',
  'opening hours',
  'settings',
  'a product',
  'an order',
];
const allScreens = [...mainScreens, ...pagesOfOne].map(([name, path, link = '']) => ({ name, path, link }));
const screens = allScreens.filter(({ name }) => isLongRun() || shortForm.includes(name));

type Open = (path: string) => Promise<Page>;
let desk: Open;
let phone: Open;

beforeAll(async () => {
  [desk, phone] = await Promise.all([
    openWindow({ width: 1440, height: 900 }),
    openWindow({ width: 390, height: 844, isPhone: true }),
  ]);
});

/** A window whose answers come one after the other. */
async function openWindow(window: Window): Promise<Open> {
  const page = await openPage(browser, window);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await page.addInitScript(listenForShifts);
  await signIn(page, foyer.url, 'manager');
  let answers = 0;
  await page.route('**/graphql', async (route) => {
    answers += 1;
    await sleep(FIRST_ANSWER_MS + answers * LATER_MS);
    await route.continue();
  });
  return async (path) => {
    answers = 0;
    await page.goto(new URL(path, `${foyer.url}/cms/`).href, { waitUntil: 'networkidle' });
    await page.getByRole('main').locator('h1').waitFor();
    await sleep(QUIET_MS);
    return page;
  };
}

// Both windows at once: nearly all of the time is waiting.
test.each(screens)(
  '$name does not jump while its parts arrive one after the other, and on a phone everything on it is large enough for a finger',
  async ({ path, link }) => {
    const [onDesk, onPhone] = await Promise.all([
      openScreen(desk, path, link),
      openScreen(phone, path, link),
    ]);
    expect({ onDesk: onDesk.jumps, onPhone: onPhone.jumps }).toEqual({ onDesk: [], onPhone: [] });
    expect(onPhone.small).toEqual([]);
  },
);

async function openScreen(open: Open, path: string, link: string) {
  const page = await open(`/cms${path}`);
  if (link) await open(await pathOfFirst(page, link));
  const { score, moved } = await readShifts(page);
  return { jumps: score > 0.02 ? moved : [], small: await findSmallTargets(page) };
}

test('on a phone the views of a list stand side by side, and a list without any has no strip of them', async () => {
  const page = await phone('/cms/order-management');
  const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  await tabs.first().waitFor();
  const boxes = await tabs.evaluateAll((links) =>
    links.map((link) => [link.getBoundingClientRect().width, link.scrollWidth]),
  );
  expect(boxes.length).toBeGreaterThan(2);
  for (const [width = 0, content = 0] of boxes) expect(content).toBeLessThanOrEqual(Math.ceil(width));
  await phone('/cms/ticketstreet');
  await page.getByRole('heading', { name: 'Ticketstreets', level: 1 }).waitFor();
  expect(await tabs.count()).toBe(0);
});

test('so are on a phone the menu, the account’s menu and the choices of a filter', async () => {
  const page = await phone('/cms/products');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Settings' }).waitFor();
  expect((await menu.getByRole('link', { name: 'Settings' }).boundingBox())?.height).toBe(48);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  expect(await findSmallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Location' }).click();
  await page.getByRole('menu').waitFor();
  expect(await findSmallTargets(page)).toEqual([]);
});

test('the closed days stay where they are when a warning about timeslots comes above them', async () => {
  for (const open of [desk, phone]) {
    const page = await open('/cms/openingstijden');
    await page.getByText(/outside these hours/).waitFor();
    expect((await readShifts(page)).moved).toEqual([]);
  }
});

/** In Dutch, whose words are long, once everything is there. */
test('no word is broken in two, on a desk or on a phone', async () => {
  const page = await openPage(browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'nl_NL'));
  await signIn(page, foyer.url, 'manager');
  const open = async (path: string) => {
    await page.goto(new URL(path, `${foyer.url}/cms/`).href, { waitUntil: 'networkidle' });
    await page.getByRole('main').locator('h1').waitFor();
  };
  const broken: Record<string, string[]> = {};
  const narrow = [
    { path: '/message-queue', link: '', below: '' },
    { path: '/instellingen/refunds', link: '', below: '' },
    { path: '/tickets', link: '/tickets/', below: '/dynamic-price' },
  ];
  for (const { path, link, below } of [...screens.map((one) => ({ ...one, below: '' })), ...narrow]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(`/cms${path}`);
    if (link) await open(`${await pathOfFirst(page, link)}${below}`);
    const onDesk = await findBrokenWords(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const onPhone = await findBrokenWords(page);
    if (onDesk.length + onPhone.length > 0) broken[page.url()] = [...onDesk, ...onPhone];
  }
  expect(broken).toEqual({});
  await page.close();
});
