import { patience } from '@foyer/testkit/patience.ts';
import type { Browser, Page } from 'playwright-core';

export interface Window {
  /** 1440 is a desk, 390 a phone. */
  width?: number;
  height?: number;
  locale?: string;
  /** Where the device is: 'Pacific/Auckland'. */
  timeZone?: string;
  /** With a finger in place of a mouse. */
  isPhone?: boolean;
}

/** A page of a first visit: nothing is stored yet. Its context ends with the browser. */
export async function openPage(
  browser: Browser,
  { width = 1440, height = 900, locale = 'en-GB', timeZone, isPhone }: Window = {},
): Promise<Page> {
  // What moves only to please the eye is waited for in no journey.
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    reducedMotion: 'reduce',
    ...(isPhone ? { isMobile: true, hasTouch: true } : {}),
    ...(timeZone ? { timezoneId: timeZone } : {}),
  });
  context.setDefaultTimeout(patience.timeout);
  return context.newPage();
}
