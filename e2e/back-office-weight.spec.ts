import { expect, test } from 'vitest';
import { type PageWeight, weighPages } from '../tools/src/page-weights.ts';

const kB = 1_000;

/** Pages over a bound, in words that name them: 'src/features/…/edit-product-page.tsx 271.4 kB'. */
function over(pages: readonly PageWeight[], weightOf: (page: PageWeight) => number, bound: number): string[] {
  return pages
    .filter((page) => weightOf(page) > bound)
    .map((page) => `${page.page} ${(weightOf(page) / kB).toFixed(1)} kB`);
}

test('whichever page a person opens first, it takes at most 260 kB of script and 45 kB of styles', async () => {
  const pages = await weighPages();
  expect(pages.length).toBeGreaterThan(25);
  expect(Math.min(...pages.map(({ firstLoad }) => firstLoad.script))).toBeGreaterThan(150 * kB);
  expect(over(pages, ({ firstLoad }) => firstLoad.script, 260 * kB)).toEqual([]);
  expect(over(pages, ({ firstLoad }) => firstLoad.styles, 45 * kB)).toEqual([]);
});

test('no page brings more than 25 kB of code and 4 kB of styles of its own', async () => {
  const pages = await weighPages();
  expect(over(pages, ({ own }) => own.script, 25 * kB)).toEqual([]);
  expect(over(pages, ({ own }) => own.styles, 4 * kB)).toEqual([]);
});
