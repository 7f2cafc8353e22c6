import type { Page } from 'playwright-core';
import { runningBrowsers } from './start-browser.ts';

/** What a page has to say of itself in a log. */
const MOST_WORDS = 600;
const MOST_WAIT_MS = 5_000;

/** Every open page of this process: its address, where its focus is, and what a screen reader finds on it. */
export async function whatPagesShow(): Promise<string> {
  const pages = [...runningBrowsers].flatMap((browser) => browser.contexts().flatMap((one) => one.pages()));
  const shown = await Promise.all(
    pages.map((page) => whatPageShows(page).catch((error) => `${page.url()}: ${error}`)),
  );
  return shown.join(' || ');
}

async function whatPageShows(page: Page): Promise<string> {
  const focus = page.evaluate(() => {
    const on = document.activeElement;
    if (on === document.body) return 'nothing';
    return `${on?.tagName.toLowerCase()} "${on?.getAttribute('aria-label') ?? on?.textContent?.slice(0, 40)}"`;
  });
  const main = page.locator('main, [role=dialog], [role=alert]').all();
  const parts = (await main).map((part) => part.ariaSnapshot({ timeout: MOST_WAIT_MS }));
  const words = (await Promise.all(parts))
    .join(' / ')
    .replace(/\n *- \/url: .*/g, '')
    .replace(/\s*\n\s*/g, ' ');
  return `${page.url()} (focus: ${await focus}): ${words.slice(0, MOST_WORDS)}`;
}
