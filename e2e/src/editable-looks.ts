import type { Page } from 'playwright-core';

/** Fields in the page's content that look as if they could be filled in, by name; `views` are left out. */
export function findEditableLooks(page: Page, views: readonly string[] = []): Promise<string[]> {
  return page.locator('main').evaluate((main, known) => {
    const controls = 'input:not([type=hidden], [type=file]), textarea, select, .mantine-RichTextEditor-root';
    return [...main.querySelectorAll<HTMLInputElement>(controls)].flatMap((field) => {
      if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const isFormatted = field.matches('.mantine-RichTextEditor-root');
      const name = isFormatted
        ? 'Formatted text'
        : (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name);
      if (known.includes(name)) return [];
      const look = getComputedStyle(field);
      const isClear = (colour: string) => /, 0\)$|^transparent$|\/ 0\)$/.test(colour);
      const isBare = Number.parseFloat(look.borderTopWidth) === 0 || isClear(look.borderTopColor);
      const faults = [
        (isFormatted ? field.querySelector('[contenteditable=true]') : !field.readOnly && !field.disabled) &&
          'can be filled in',
        !isBare && 'has an edge',
        !isClear(look.backgroundColor) && 'has a ground',
      ].filter(Boolean);
      return faults.length > 0 ? [`${name}: ${faults.join(', ')}`] : [];
    });
  }, views);
}
