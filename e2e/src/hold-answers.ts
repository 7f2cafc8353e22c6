import type { Page } from 'playwright-core';

/**
 * Keeps back the answers to one named query, as a slow network does, until the function that it answers is called.
 * Queries of other names pass.
 */
export async function holdAnswers(page: Page, operation: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const isHeld = new RegExp(`^\\s*query\\s+${operation}\\b`);
  await page.route('**/graphql', async (route) => {
    if (isHeld.test(route.request().postDataJSON()?.query ?? '')) await released;
    await route.fallback();
  });
  return release;
}
