import { expect, test } from 'vitest';

const read = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Pieces of paper of 80 mm, each with a head of its own. */
const receipts = '../../components/tills/print-blocks.ts';
const printing = Object.entries(read)
  .filter(([path, source]) => source.includes('window.print(') && path !== receipts)
  .map(([path, source]) => [path.replace('../../', ''), source] as const);

test('pages are printed from where this test looks', () => {
  expect(printing.length).toBeGreaterThan(3);
});

test.each(printing)('what %s prints says which museum and when', (_path, source) => {
  // A list that is printed apart from its page has its own.
  expect(source).toMatch(/<PaperHead\b|t\('ui\.printed',/);
});
