import type { Frame, Page } from 'playwright-core';
import { runningBrowsers } from './start-browser.ts';

/** What a page has to say of itself in a log. */
const MOST_WORDS = 600;
const MOST_WAIT_MS = 5_000;
const MOST_FRAMES = 4;

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
  const frames = page.frames().slice(0, MOST_FRAMES);
  const words = await Promise.all(frames.map((frame) => whatFrameShows(frame).catch(String)));
  return `${page.url()} (focus: ${await focus}): ${words.join(' [in its frame] ')}`;
}

async function whatFrameShows(frame: Frame): Promise<string> {
  const main = await frame.locator('main, [role=dialog], [role=alert]').all();
  const parts = main.map((part) => part.ariaSnapshot({ timeout: MOST_WAIT_MS }));
  return (await Promise.all(parts))
    .join(' / ')
    .replace(/\n *- \/url: .*/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .slice(0, MOST_WORDS);
}
