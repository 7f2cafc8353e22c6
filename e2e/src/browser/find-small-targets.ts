import type { Page } from 'playwright-core';

/**
 * What can be pressed and is smaller than 44 by 44, as 'button "Status" 77 x 34'. Links within a sentence are as high
 * as their line.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, [role=option], [role^=menuitem], [role=tab], .mantine-SegmentedControl-label';
    const small = [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (getComputedStyle(element).display === 'inline') return [];
      const target = element.closest('label, .mantine-Input-input') ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (width < 2 || (width >= least && height >= least)) return [];
      const name = element.getAttribute('aria-label') ?? element.innerText;
      return [`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} x ${Math.round(height)}`];
    });
    return [...new Set(small)];
  });
}
