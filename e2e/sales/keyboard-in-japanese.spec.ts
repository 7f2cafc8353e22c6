import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { readFocus, tabTo } from '../src/sales/focus-walk.ts';

let foyer: RunningMuseum;
let museum: MuseumOnSale;

beforeAll(async () => {
  foyer = await openMuseum();
  const manager = { subdomain: foyer.client.subdomain, password: TEST_PASSWORD };
  museum = await putMuseumOnSale(foyer.url, { manager, url: 'keys', languages: ['nl', 'en', 'ja'] });
});

afterAll(async () => {
  await foyer?.close();
});

/** A step took the focus to its heading. */
const heading = async (page: Page, name: string) => {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(async () => (await readFocus(page)).name).toBe(name);
};

test('a visitor in Japan buys by the keys alone, and always sees where the focus is', async () => {
  const page = await openPage(foyer.browser, { width: 390, height: 844, locale: 'ja-JP' });
  const faults: string[] = [];
  const go = async (name: string | RegExp, key?: string) => faults.push(...(await tabTo(page, name, key)));
  const press = (key: string) => page.keyboard.press(key);
  await page.goto(`${foyer.url}${museum.page}`);
  await page.getByRole('heading', { level: 1, name: 'チケットを選択' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja');

  // The heading is there before the script of the page, and nothing yet to go to.
  await page.getByRole('button', { name: /^1枚増やす：Volwassene/ }).waitFor();
  await go(/^1枚増やす：Volwassene/);
  await press('Enter');
  await press('Space');
  await page.locator('output', { hasText: /^2/ }).waitFor();
  await go(/^日/);
  await press('Enter');
  await heading(page, 'ご来館日時を選択');

  await page.locator('table[aria-busy=false]').waitFor();
  // On the evening of a month's last Sunday no day is left in it.
  if ((await page.locator('.day[data-state=open]').count()) === 0) {
    await go('次の月');
    await press('Enter');
  }
  await page.locator('.day[data-state=open]').first().waitFor();
  await go(/^\d+/);
  const day = await page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? '');
  await press('ArrowDown');
  await expect.poll(() => focusedDate(page)).toBe(daysAfter(day, 7));
  await press('PageDown');
  await expect.poll(() => focusedDate(page)).toBe(daysAfter(day, 35));
  await press('ArrowLeft');
  await expect.poll(() => focusedDate(page)).toBe(daysAfter(day, 34));
  await page.locator(`.day[data-date="${daysAfter(day, 34)}"][data-state=open]`).waitFor();
  expect((await readFocus(page)).fault).toBe('');
  await press('Enter');
  await page.getByRole('radio').first().waitFor();
  expect((await readFocus(page)).tag).toBe('h2');
  await go(/^10:00/);
  await press('ArrowDown');
  await page.getByRole('radio', { name: /^11:30/, checked: true }).waitFor();
  await go('お客様情報');
  await press('Enter');
  await heading(page, 'お客様情報');

  // A hasty Enter: the first wrong field has the focus and says why.
  await go('名');
  await press('Enter');
  await page.getByRole('textbox', { name: '名' }).and(page.locator('[aria-invalid=true]')).first().waitFor();
  for (const typed of ['花子', '山田']) {
    await page.keyboard.type(typed);
    await press('Tab');
  }
  await page.keyboard.type('hanako.yamada@example.com');
  await press('Enter');
  await heading(page, '内容の確認とお支払い');
  await go(/を支払う$/);
  await press('Enter');
  await page.waitForURL(/\/pay\/test\//);
  await page.locator('button[value=paid]').focus();
  await press('Enter');
  await page.getByRole('img', { name: /1/ }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja');
  expect(faults).toEqual([]);
  await page.context().close();
});

const focusedDate = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? '');

const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
