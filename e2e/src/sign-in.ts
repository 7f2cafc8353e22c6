import type { Page } from 'playwright-core';
import { PASSWORD } from './running-foyer.ts';

/** Signs in through the page and waits for the back office; `name` may carry the client: `admin|platform`. */
export async function signIn(page: Page, url: string, name: string, password = PASSWORD): Promise<void> {
  await page.goto(`${url}/cms/login`);
  await page.locator('input[name=username]').fill(name);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((address) => !address.pathname.includes('/login'));
}
