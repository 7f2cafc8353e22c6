import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { catalogueParts } from '@foyer/i18n/read-catalogue.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import type * as axeCore from 'axe-core';
import type { Page } from 'playwright-core';

type Look = readonly [width: number, schemes: readonly ('light' | 'dark')[]];

/** Each width and each scheme once; both schemes at both widths in `npm run test:long`. */
export const LOOKS: readonly Look[] = isLongRun()
  ? [
      [1440, ['light', 'dark']],
      [390, ['light', 'dark']],
    ]
  : [
      [1440, ['light']],
      [390, ['dark']],
    ];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of what axe would load before it starts only sound and film: no rule that it runs by itself reads style sheets. */
const VIOLATIONS: axeCore.RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * A page of visitors in a frame has landmarks of its own, which axe takes for doubles of those around it; it is checked
 * on a page of its own.
 */
type Frames = 'with frames' | 'without frames';

/**
 * What axe finds on the page as it is, on a desk and a phone, light and dark (`LOOKS`): one line a fault, none when
 * all is well. A page that looks the same whatever the device prefers, as those of visitors and of the gate, is seen
 * once at each width. The page keeps its state; its window is left at the width it had.
 */
export async function findAccessibilityFaults(
  page: Page,
  looks: readonly Look[] = LOOKS,
  frames: Frames = 'with frames',
): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  const onlyScheme = await findOnlyScheme(page);
  await putAxeInto(page, frames);
  for (const [width, wanted] of looks) {
    const schemes = onlyScheme ? [onlyScheme] : wanted;
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      const rules = colorScheme === schemes[0] ? 'all' : 'of colour';
      const violations = await runAxe(page, rules, frames);
      for (const { id, help, nodes } of violations) {
        const places = nodes
          .map(({ target, any }) => [target.join(' '), ...any.map(seen)].filter(Boolean).join(' '))
          .join(', ');
        faults.push(`${width} ${colorScheme}: ${id} (${help}) at ${places}`);
      }
    }
  }
  faults.push(...(await findRawKeys(page)).map((key) => `the text ${key} is missing`));
  faults.push(...(await findGluedSentences(page)).map((text) => `no space is read in ${text}`));
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
  return faults;
}

/** The back office writes on its root the scheme that it follows; other pages say by CSS that they have one. */
function findOnlyScheme(page: Page): Promise<'light' | 'dark' | undefined> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.hasAttribute('data-mantine-color-scheme')) return undefined;
    const { colorScheme } = getComputedStyle(root);
    return colorScheme === 'light' || colorScheme === 'dark' ? colorScheme : undefined;
  });
}

/**
 * Into the frames too: those of the same address are checked with the page. By a call that reaches a page whose policy
 * lets no other script in.
 */
async function putAxeInto(page: Page, frames: Frames): Promise<void> {
  const entered = frames === 'with frames' ? page.frames() : [page.mainFrame()];
  await Promise.all(entered.map((frame) => frame.evaluate(axeSource)));
}

/** Of two schemes at one width only the colours differ, and what is read of them. */
function runAxe(page: Page, rules: 'all' | 'of colour', frames: Frames): Promise<axeCore.Result[]> {
  const options: axeCore.RunOptions =
    rules === 'all' ? VIOLATIONS : { ...VIOLATIONS, runOnly: { type: 'rule', values: RULES_OF_COLOUR } };
  return page.evaluate(
    async ({ given, isWithout }) => {
      const axe: typeof axeCore = Reflect.get(globalThis, 'axe');
      const context = isWithout ? { exclude: ['iframe'] } : document;
      return (await axe.run(context, given)).violations;
    },
    { given: options, isWithout: frames === 'without frames' },
  );
}

/** Words that are no words but their key: what a catalogue lacks is shown so, whatever it was composed of. */
function findRawKeys(page: Page): Promise<string[]> {
  const parts = ['errors', ...catalogueParts('en')];
  return page.evaluate((names) => {
    const shape = new RegExp(`^(${names.join('|')})[.][a-zA-Z][a-zA-Z0-9.-]*$`);
    const spoken = [...document.querySelectorAll('body *')].flatMap((element) => [
      ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : null)),
      ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)),
    ]);
    return [...new Set(spoken.map((text) => text?.trim() ?? '').filter((text) => shape.test(text)))];
  }, parts);
}

/**
 * Sentences that a screen reader reads as one word, 'Payment failedTry again': a gap that only a margin makes is
 * none to it. Parts of a line are concerned, since blocks are read apart.
 */
function findGluedSentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInLine = (node: Node) =>
      node instanceof Element
        ? getComputedStyle(node).display.startsWith('inline') && !node.closest('[aria-hidden=true], svg')
        : node.nodeType === Node.TEXT_NODE;
    const found = new Set<string>();
    for (const element of document.querySelectorAll(
      'body :is(p, div, span, a, button, li, td, th, label, strong)',
    )) {
      // What is not shown, such as the head of a page on paper, is not read out.
      if (!element.checkVisibility()) continue;
      const parts = [...element.childNodes].filter((node) => node.textContent && isInLine(node));
      for (const [index, part] of parts.entries()) {
        const next = parts[index + 1];
        if (!next || part.nextSibling !== next) continue;
        const [end, start] = [part.textContent?.slice(-12) ?? '', next.textContent?.slice(0, 12) ?? ''];
        if (end.length > 2 && /[\p{L}\p{N}.!?:)]$/u.test(end) && /^\p{Lu}\p{L}+/u.test(start))
          found.add(`"${end}${start}"`);
      }
    }
    return [...found];
  });
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
