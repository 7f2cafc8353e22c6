import { setTimeout as sleep } from 'node:timers/promises';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../src/browser/find-browser.ts';
import { openPage } from '../src/browser/open-page.ts';
import { startBrowser } from '../src/browser/start-browser.ts';
import { mainScreens, pagesOfOne, pathOfFirst } from '../src/main-screens.ts';
import { dialogOf, heading } from '../src/page-acts.ts';
import { type RunningFoyer, startFoyer } from '../src/running-foyer.ts';
import { signIn } from '../src/sign-in.ts';

/**
 * Each dialog that a button of a screen opens shows the same on a slow network, pressed as early as the screen allows,
 * as on a quick one: no dialog keeps an empty list that it was opened with.
 */
const LATE_MS = 900;
/** A page that asked for nothing and computed nothing for so long has done what a press began. */
const STILL_MS = 300;

const shortForm = ['products', 'ticket groups', 'timeslot groups'];
const allScreens: readonly { name: string; path: string; link?: string; tab?: string }[] = [
  ...mainScreens.map(([name, path]) => ({ name, path })),
  ...pagesOfOne.map(([name, path, link]) => ({ name, path, link })),
  ...['availability', 'content', 'ticket-types'].map((tab) => ({
    name: `the ${tab} of a product`,
    path: '/products',
    link: '/products/edit/',
    tab: `?tab=${tab}`,
  })),
];
const screens = allScreens.filter(({ name }) => isLongRun() || shortForm.includes(name));

let foyer: RunningFoyer;
let browser: Awaited<ReturnType<typeof startBrowser>>;
let page: Page;
let isSlow = false;
const asked = new Set<Request>();

beforeAll(async () => {
  foyer = await startFoyer({ FOYER_DEMO: '1' });
  browser = await startBrowser(await findBrowser());
  page = await openPage(browser, { width: 1440 });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  // A page with unsaved changes is left without them.
  page.on('dialog', (question) => question.accept());
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  await signIn(page, foyer.url, 'manager');
  await page.route('**/graphql', async (route) => {
    // The walk presses what it does not know: nothing may change by it.
    if (/^\s*mutation\b/.test(route.request().postDataJSON()?.query ?? '')) return route.abort();
    if (isSlow) await sleep(LATE_MS);
    await route.continue();
  });
});

afterAll(async () => {
  await browser?.close();
  await foyer?.remove();
});

const buttonOf = (name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true, disabled: false }).first();

test.each(screens)(
  'the dialogs of $name are the same on a slow network',
  async ({ name, path, link, tab }) => {
    isSlow = false;
    const address = await addressOf(path, link, tab);
    const quick = await quickDialogs(address);
    if (shortForm.includes(name)) expect(quick.size).toBeGreaterThan(0);
    isSlow = true;
    for (const [button, shown] of quick) {
      await page.goto(address, { waitUntil: 'commit' });
      await buttonOf(button).click();
      await expect.poll(contentOf, { ...patience, message: button }).toEqual(shown);
    }
  },
);

async function addressOf(path: string, link = '', tab = ''): Promise<string> {
  const list = new URL(`/cms${path}`, foyer.url).href;
  if (!link) return list;
  await page.goto(list);
  return new URL((await pathOfFirst(page, link)) + tab, foyer.url).href;
}

/** However busy the machine is: until the page waits for no answer and has nothing left to compute. */
async function untilStill(): Promise<void> {
  for (let stillMs = 0; stillMs < STILL_MS; ) {
    await sleep(100);
    // A page that draws nothing may never call an idle time its own.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
    stillMs = asked.size === 0 ? stillMs + 100 : 0;
  }
}

async function openQuickly(address: string): Promise<void> {
  await page.goto(address);
  await heading(page, /./);
  await untilStill();
}

/** What each dialog shows that a button of the page opens, by the name of the button. */
async function quickDialogs(address: string): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  await openQuickly(address);
  for (const name of await buttonNames()) {
    if (page.url() !== address || (await dialogOf(page).count()) > 0) {
      await openQuickly(address);
    }
    if ((await buttonOf(name).count()) === 0) continue;
    await buttonOf(name).click();
    await untilStill();
    if ((await dialogOf(page).count()) === 1) shown.set(name, await contentOf());
    await page.keyboard.press('Escape');
    await untilStill();
  }
  return shown;
}

/** Of buttons that open no menu: what a menu holds is not pressed. */
async function buttonNames(): Promise<string[]> {
  const buttons = await page.getByRole('main').locator('button:enabled:not([aria-haspopup], [role])').all();
  const names = await Promise.all(
    buttons.map(async (one) =>
      (await one.isVisible())
        ? ((await one.getAttribute('aria-label')) ?? (await one.innerText())).trim()
        : '',
    ),
  );
  // Of the days of a calendar one is pressed.
  const kinds = new Map(names.filter((name) => name !== '').map((name) => [name.replace(/\d.*/, ''), name]));
  return [...kinds.values()];
}

/** What the dialog reads, and what each of its lists offers. */
async function contentOf(): Promise<string> {
  if ((await dialogOf(page).count()) !== 1) return '';
  const content = [await dialogOf(page).ariaSnapshot()];
  for (const list of await dialogOf(page).locator('input[aria-haspopup="listbox"]:enabled').all()) {
    await list.click();
    content.push((await page.getByRole('option').allInnerTexts()).join(', '));
    await list.press('Tab');
  }
  return content.join('\n');
}
