import type { Page } from 'playwright-core';
import { findAccessibilityFaults } from './check-accessibility.ts';

/** What is wrong with a page on a desk in light and on a phone in the dark: axe's faults, and a scroll sideways. */
export async function findLookFaults(page: Page): Promise<string[]> {
  const faults = await findAccessibilityFaults(page);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const beyond = await page.evaluate(async () => {
    // The page hears of its new width with the next frame, and draws itself again.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.documentElement.scrollWidth - window.innerWidth;
  });
  if (before) await page.setViewportSize(before);
  return beyond > 0 ? [...faults, `${beyond} px beyond the edge of a phone`] : faults;
}
