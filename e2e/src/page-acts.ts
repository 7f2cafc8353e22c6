import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
export const dialogOf = (page: Page) => page.getByRole('dialog');
export const confirm = (page: Page, name: string | RegExp) =>
  dialogOf(page).getByRole('button', { name }).click();

/** The lines of the file that a button hands over. */
export async function downloadLines(page: Page, button: string): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  return (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
}
