import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Look = readonly [width: number, schemes: readonly ('light' | 'dark')[]];

const ALL_LOOKS: readonly Look[] = [
  [1440, ['light', 'dark']],
  [390, ['light', 'dark']],
];

/** Of a page whose parts other journeys see in every look: each width and each scheme once. */
export const DESK_LIGHT_PHONE_DARK: readonly Look[] = [
  [1440, ['light']],
  [390, ['dark']],
];

/**
 * What axe finds on the page as it stands, on a desk and a phone, light and dark: one line a fault, none when
 * all is well. The page keeps its state; its window is left at the width it had.
 */
export async function findAccessibilityFaults(
  page: Page,
  looks: readonly Look[] = ALL_LOOKS,
): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const [width, schemes] of looks) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      const { violations } = await axe(page).analyze();
      for (const { id, help, nodes } of violations) {
        const places = nodes
          .map(({ target, any }) => [target.join(' '), ...any.map(seen)].filter(Boolean).join(' '))
          .join(', ');
        faults.push(`${width} ${colorScheme}: ${id} (${help}) at ${places}`);
      }
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
  return faults;
}

/**
 * All of axe's rules, gathered within the page. The other way opens a tab for each run to put the parts of foreign
 * frames together, and takes more than twice as long; our pages frame only pages of our own.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** What axe measured there, where it measures: the two colours and their contrast. */
function seen({ data }: { data: unknown }): string {
  const { fgColor, bgColor, contrastRatio } = (data ?? {}) as Record<string, unknown>;
  return fgColor ? `[${fgColor} on ${bgColor}: ${contrastRatio}]` : '';
}

/** Colours that are still fading from one scheme to the other would be measured half way: one may start the next. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = () =>
      document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    do {
      await Promise.allSettled(ending().map((animation) => animation.finished));
      await frame();
      await frame();
    } while (ending().some(({ playState }) => playState === 'running'));
  });
}
