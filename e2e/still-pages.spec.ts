import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from './src/browser/find-browser.ts';
import { openPage } from './src/browser/open-page.ts';
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

const screens: readonly (readonly [name: string, path: string, link?: string])[] = [
  ...mainScreens,
  ...pagesOfOne,
];

const widths = [
  ['at a desk', 1440, 900],
  ['on a phone', 390, 844],
] as const;

type Open = (path: string) => Promise<Page>;
let windows: readonly (readonly [where: string, open: Open])[];

beforeAll(async () => {
  windows = await Promise.all(
    widths.map(async ([where, width, height]) => [where, await openWindow(width, height)]),
  );
});

/** A window whose answers come one after the other. */
async function openWindow(width: number, height: number): Promise<Open> {
  const page = await openPage(browser, { width, height });
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
  '%s does not jump at a desk or on a phone while its parts arrive one after the other',
  async (_name, path, link) => {
    const jumps = await Promise.all(
      windows.map(async ([where, open]) => {
        const page = await open(`/cms${path}`);
        if (link) await open(await pathOfFirst(page, link));
        const { score, moved } = await readShifts(page);
        return score > 0.02 ? [where, ...moved] : [];
      }),
    );
    expect(jumps.flat()).toEqual([]);
  },
);
