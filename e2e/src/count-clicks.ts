import type { Page } from 'playwright-core';

/** What a person does on the pages of a journey: each press of the pointer and each Enter, and each field typed into. */
export interface Clicks {
  pressed: number;
  /** Fields that were filled: reached by Tab, or by one more press each. */
  filled: number;
}

/** Of a person: to look for what to press, point at it and press; to think of what to type, and type it. */
const PRESS_SECONDS = 3;
const FIELD_SECONDS = 5;

/**
 * How long a person takes for these, in seconds: by the keystroke-level model (Card, Moran and Newell), rounded up. How
 * quick the machine of the test is says nothing about it.
 */
export const secondsOfPerson = ({ pressed, filled }: Clicks): number =>
  pressed * PRESS_SECONDS + filled * FIELD_SECONDS;

/** Counts on this page, over all addresses that it goes to; call it before the first. */
export async function countClicks(page: Page, clicks: Clicks): Promise<void> {
  await page.exposeFunction('countPress', () => {
    clicks.pressed += 1;
  });
  await page.exposeFunction('countFilled', () => {
    clicks.filled += 1;
  });
  await page.addInitScript(`
    addEventListener('pointerdown', (event) => event.isTrusted && countPress(), true);
    addEventListener('keydown', (event) => event.isTrusted && event.key === 'Enter' && countPress(), true);
    addEventListener('input', ({ target }) => {
      if (target.dataset.isCounted || !target.matches('textarea, input:not([type=radio], [type=checkbox])')) return;
      target.dataset.isCounted = '1';
      countFilled();
    }, true);`);
}
