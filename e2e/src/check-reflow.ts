import type { Page } from 'playwright-core';

/** The narrowest window in which everything must be reachable without scrolling sideways (WCAG 2.2, 1.4.10). */
const NARROW = 320;

/**
 * What does not fit into a window 320 wide: whatever is beyond its edge, also where it is cut off there. None
 * when all is well. The window is left at the width it had.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: NARROW, height: 700 });
  const overflowing = await page.evaluate(async () => {
    // The page hears of its new width with the next frame, and draws itself again.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const edge = document.documentElement.clientWidth + 1;
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(element).clipPath === 'none';
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => isSeen(element) && !element.closest('.progress-steps'))
      .filter((element) => element.getBoundingClientRect().right > edge)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
  });
  if (before) await page.setViewportSize(before);
  return overflowing;
}
