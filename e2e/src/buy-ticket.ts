import type { Page } from 'playwright-core';
import { dayFromToday } from './museum-on-sale.ts';

interface Buyer {
  firstName?: string;
  /** '2026-12-01' */
  date?: string;
  adults?: number;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Buys one adult at 14:30 on the sales page that is open, until the code is in hand. */
export async function buyTicket(page: Page, buyer: Buyer = {}): Promise<void> {
  await goToPayment(page, buyer);
  await press(page, /^Pay /);
  await page.waitForURL(/\/pay\/test\//);
  await page.locator('button[value=paid]').click();
  await heading(page, /^See you on/);
  await page.getByRole('img', { name: 'Code of ticket 1 of 1' }).waitFor();
}

/** The same until the payment is to be made. */
export async function goToPayment(
  page: Page,
  { firstName = 'Anna', date = dayFromToday(8), adults = 1 }: Buyer = {},
): Promise<void> {
  await heading(page, 'Choose your tickets');
  for (let nth = 0; nth < adults; nth += 1) await press(page, 'One more: Adult');
  await press(page, 'Choose date');
  await heading(page, 'When are you coming?');
  await page.locator('.day').first().waitFor();
  const day = page.locator(`.day[data-date="${date}"]`);
  if (!(await day.isVisible())) await press(page, 'Next month');
  await day.and(page.locator('[data-state=open]')).click();
  await page.getByRole('radio', { name: /^14:30/ }).check();
  await press(page, 'Your details');
  await heading(page, 'Your details');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Visser');
  await page.getByLabel('Email address').fill(`${firstName.toLowerCase()}.visser@example.com`);
  await press(page, 'Check and pay');
  await heading(page, 'Check and pay');
}
