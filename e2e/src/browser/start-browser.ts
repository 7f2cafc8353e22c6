import { type Browser, chromium } from 'playwright-core';

/** These let a browser run as root in a container and keep it from talking to any server but the product. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browsers of this process that run, for `whatPagesShow`. */
export const runningBrowsers = new Set<Browser>();

/** A headless Chromium with an empty profile of its own. */
export async function startBrowser(
  executablePath: string,
  extraFlags: readonly string[] = [],
): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, ...extraFlags] });
  runningBrowsers.add(browser);
  browser.once('disconnected', () => runningBrowsers.delete(browser));
  return browser;
}
