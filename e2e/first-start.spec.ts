import { patience } from '@foyer/testkit/patience.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './src/browser/launch-browser.ts';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { type RunningFoyer, startFoyer } from './src/running-foyer.ts';
import { signInByForm } from './src/sign-in.ts';

let foyer: RunningFoyer;
let browser: Browser;

beforeAll(async () => {
  [foyer, browser] = await Promise.all([startFoyer({}, { onEmptyFolder: true }), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await foyer?.remove();
});

test('a first start says where to go and with which account to sign in', async () => {
  // It says so once it is ready.
  await expect.poll(() => foyer.output(), patience).toContain(`${foyer.url}/cms/`);
  await expect.poll(() => foyer.output(), patience).toContain('manager');
});

test('the sign-in page has no accessibility fault', async () => {
  const page = await openPage(browser);
  await page.goto(`${foyer.url}/cms/login`);
  await page.locator('input[name=username]').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.close();
});

test('the manager of the demonstration client signs in', async () => {
  const page = await openPage(browser);
  await signInByForm(page, foyer.url, 'manager');
  await page.getByRole('navigation').first().waitFor();
  await page.close();
});

test('after a kill -9 the next start recovers by itself, and the manager signs in again', async () => {
  await foyer.kill();
  await foyer.start();
  const page = await openPage(browser);
  await signInByForm(page, foyer.url, 'manager');
  await page.close();
});

test('SIGTERM stops the server and its PostgreSQL cleanly', async () => {
  expect(await foyer.stop()).toBe(0);
  await foyer.start();
  expect((await fetch(`${foyer.url}/readyz`)).status).toBe(200);
});
