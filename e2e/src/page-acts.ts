import type { Page } from 'playwright-core';

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
export const dialogOf = (page: Page) => page.getByRole('dialog');
export const confirm = (page: Page, name: string | RegExp) =>
  dialogOf(page).getByRole('button', { name }).click();
