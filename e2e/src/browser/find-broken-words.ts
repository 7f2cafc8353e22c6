import type { Page } from 'playwright-core';

/** Longer ones (addresses, codes) may be broken where there is no room for them. */
const LONGEST_WORD = 22;

/**
 * The words that a page breaks in two without a hyphen, each with the text around it; not of scripts that break anywhere.
 * On a busy machine a page that got another width draws itself again in more than one step: what is broken stays so.
 */
export async function findBrokenWords(page: Page): Promise<string[]> {
  let broken = await findBrokenNow(page);
  for (let look = 0; look < 20 && broken.length > 0; look += 1) {
    await page.waitForTimeout(100);
    broken = await findBrokenNow(page);
  }
  return broken;
}

function findBrokenNow(page: Page): Promise<string[]> {
  return page.evaluate(async (longest) => {
    // After a change of its width the page draws itself again with the next frame.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const linesOf = (text: Text, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      const shown = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      return new Set(shown.map(({ top }) => Math.round(top))).size;
    };
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement && getComputedStyle(text.parentElement).hyphens === 'auto') continue;
      for (const { 0: word, index } of text.data.matchAll(
        /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]{2,}/gu,
      )) {
        if (word.length <= longest && linesOf(text, index, index + word.length) > 1)
          broken.push(`${word}: ${text.data.trim()}`);
      }
    }
    return broken;
  }, LONGEST_WORD);
}
