import type { Page } from 'playwright-core';

/** What has the focus: its name, and why a person could not see that it has; '' = all is well. */
interface Focused {
  name: string;
  tag: string;
  fault: string;
}

/**
 * Presses Tab until something with this name has the focus. Every stop on the way must be visible and marked, and
 * the focus may never be on nothing. @returns the faults; throws when the name is not reached.
 */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<string[]> {
  const faults: string[] = [];
  const seen: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press(key);
    const focused = await readFocus(page);
    seen.push(focused.name);
    if (focused.fault) faults.push(`${focused.tag} "${focused.name}": ${focused.fault}`);
    const isIt = typeof name === 'string' ? focused.name === name : name.test(focused.name);
    if (isIt) return faults;
  }
  throw new Error(`${name} is not reached by ${key}: ${seen.join(' | ')}`);
}

/** What has the focus now, and whether it is seen. */
export function readFocus(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: '', tag: 'body', fault: 'the focus is on nothing' };
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    const name = words(
      element.getAttribute('aria-label') ?? labels.map((label) => label.innerText).join(' '),
    );
    // A radio button may be drawn by its label.
    const drawn = [element, ...labels];
    const isMarked = drawn.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    });
    const box = (labels[0] ?? element).getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
    const isCovered = !drawn.some((one) => one === at || one.contains(at) || at?.contains(one));
    const isInWindow = box.top >= -1 && box.top < innerHeight && box.width > 0;
    const fault = [
      isMarked ? '' : 'no mark of the focus',
      isInWindow ? '' : `out of the window at ${Math.round(box.top)}`,
      isInWindow && isCovered ? `covered by ${at?.className || at?.tagName}` : '',
    ];
    return {
      name: name || words(element.innerText),
      tag: element.tagName.toLowerCase(),
      fault: fault.filter(Boolean).join(', '),
    };
  });
}
