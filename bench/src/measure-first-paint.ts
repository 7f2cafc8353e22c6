import type { Browser, CDPSession, Page } from 'playwright-core';

export interface Line {
  bitsPerSecond: number;
  latencyMs: number;
  /** How many times slower the processor is than this machine's. */
  slowdown: number;
}

export interface FirstPaint {
  /** Until the first button could be pressed. */
  buttonMs: number;
  /** Largest contentful paint. */
  largestPaintMs: number;
  /** Received until nothing came any more. */
  bytes: number;
  /** Cumulative layout shift until then. */
  shift: number;
}

const PATIENCE_MS = 120_000;

/** A phone that has never been here opens a page on a slow line; `button` selects the first thing to press. */
export async function measureFirstPaint(
  browser: Browser,
  { url, button }: { url: string; button: string },
  line: Line,
): Promise<FirstPaint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' });
  try {
    const page = await context.newPage();
    let bytes = 0;
    const devtools = await slowDown(page, line);
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(watchPaint, button);
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS });
    await page.waitForFunction(() => performance.getEntriesByName('first button').length > 0, undefined, {
      timeout: PATIENCE_MS,
    });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
    const { buttonMs, largestPaintMs, shift } = await page.evaluate(() => ({
      buttonMs: performance.getEntriesByName('first button')[0]?.startTime ?? Number.NaN,
      largestPaintMs: Number(document.documentElement.dataset.largestPaint),
      shift: Number(document.documentElement.dataset.shift ?? 0),
    }));
    return { buttonMs, largestPaintMs, bytes, shift };
  } finally {
    await context.close();
  }
}

/** Gives a page the line and the processor of a phone. */
export async function slowDown(
  page: Page,
  { bitsPerSecond, latencyMs, slowdown }: Line,
): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return devtools;
}

/** Runs in the page: notes when the button is drawn, the latest largest paint, and what moved. */
function watchPaint(button: string): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      document.documentElement.dataset.largestPaint = `${entry.startTime}`;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
    document.documentElement.dataset.shift = `${shift}`;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const found = document.querySelector<HTMLElement>(button);
    if (found && found.offsetHeight > 0) requestAnimationFrame(() => performance.mark('first button'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
