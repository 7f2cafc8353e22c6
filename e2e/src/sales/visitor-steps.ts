import type { Page } from 'playwright-core';
import { dayFromToday } from '../museum-on-sale.ts';

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
export const alertOf = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').getByText(text).waitFor();

export const DATE = dayFromToday(9);

/** Two adults, in English. */
export async function chooseTickets(page: Page): Promise<void> {
  await heading(page, 'Choose your tickets');
  for (const _ of [1, 2]) await press(page, 'One more: Adult');
  await press(page, /^Choose date/);
  await heading(page, 'When are you coming?');
}

export async function chooseTime(page: Page, time = '14:30'): Promise<void> {
  await page.locator('.day').first().waitFor();
  const day = page.locator(`.day[data-date="${DATE}"]`);
  if (!(await day.isVisible())) await press(page, 'Next month');
  await day.and(page.locator('[data-state=open]')).click();
  await page.getByRole('radio', { name: new RegExp(`^${time}`) }).check();
}

export async function holdPlaces(page: Page): Promise<void> {
  await chooseTickets(page);
  await chooseTime(page);
  await press(page, 'Your details');
  await heading(page, 'Your details');
}

export async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Visser');
  await page.getByLabel('Email address').fill('anna.visser@example.com');
}
