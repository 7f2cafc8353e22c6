import type { Page } from 'playwright-core';
import { dayFromToday } from '../museum-on-sale.ts';
import { dialogOf } from '../page-acts.ts';

/** Goes to a day in so many days in the calendar of the dialog. */
export async function pickDay(page: Page, days: number): Promise<void> {
  const date = dayFromToday(days);
  const label = new Intl.DateTimeFormat('en', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
  const [month = '', day = '', year = ''] = label.replace(',', '').split(' ');
  const button = dialogOf(page).getByRole('button', { name: `${day} ${month} ${year}`, exact: true });
  const next = dialogOf(page).getByRole('button', { name: 'Next' });
  await next.waitFor();
  if (!(await button.isVisible())) await next.click();
  await button.click();
}
