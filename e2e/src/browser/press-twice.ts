import type { Page } from 'playwright-core';

/** Both presses are on the same page: what the first one posts to `asks` is sent after the second. */
export async function pressTwice(page: Page, name: string | RegExp, asks: string): Promise<void> {
  const { promise: pressed, resolve } = Promise.withResolvers<void>();
  await page.route(asks, async (route) => {
    if (route.request().method() === 'POST') await pressed;
    await route.fallback();
  });
  await page.getByRole('button', { name }).filter({ visible: true }).first().dblclick();
  resolve();
}
