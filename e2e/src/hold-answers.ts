import type { Page } from 'playwright-core';
import { withoutDeadlines } from './browser/without-deadlines.ts';

/**
 * Keeps back the answers to one named query, as a slow network does, until the function that it answers is called.
 * Queries of other names pass. From then on the page waits for any answer as long as it takes: it would give up the held
 * one after half a minute, which a busy machine may need.
 */
export async function holdAnswers(page: Page, operation: string): Promise<() => void> {
  await page.addInitScript(withoutDeadlines);
  await page.evaluate(withoutDeadlines);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const isHeld = new RegExp(`^\\s*query\\s+${operation}\\b`);
  await page.route('**/graphql', async (route) => {
    if (isHeld.test(route.request().postDataJSON()?.query ?? '')) await released;
    await route.fallback();
  });
  return release;
}
