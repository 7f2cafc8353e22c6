import type { Browser } from 'playwright-core';
import { type Line, slowDown } from './measure-first-paint.ts';

const PATIENCE_MS = 120_000;

/** Milliseconds from pressing Sign in until the dashboard shows its heading and its figures, on a phone that was never here. */
export async function measureFirstScreen(
  browser: Browser,
  { url, password }: { url: string; password: string },
  line: Line,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' });
  try {
    const page = await context.newPage();
    await slowDown(page, line);
    await page.goto(`${url}/cms/login`, { timeout: PATIENCE_MS });
    // Typed as a person does, who needs some ten seconds for both.
    await page
      .locator('[name=username]')
      .pressSequentially('manager|demo', { delay: 250, timeout: PATIENCE_MS });
    await page.locator('[name=password]').pressSequentially(password, { delay: 250 });
    const pressed = performance.now();
    await page.locator('main button[type=submit]').click();
    await page.waitForURL(/\/cms\/$/, { timeout: PATIENCE_MS });
    await page.getByRole('navigation').first().waitFor({ timeout: PATIENCE_MS });
    await page.locator('main h1').waitFor({ timeout: PATIENCE_MS });
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), undefined, {
      timeout: PATIENCE_MS,
    });
    return performance.now() - pressed;
  } finally {
    await context.close();
  }
}
