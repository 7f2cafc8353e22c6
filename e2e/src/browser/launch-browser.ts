import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { startBrowser } from './start-browser.ts';

/** The browser that the run of journeys has found, with an empty profile. */
export function launchBrowser(extraFlags: readonly string[] = []): Promise<Browser> {
  return startBrowser(inject('browserPath'), extraFlags);
}
