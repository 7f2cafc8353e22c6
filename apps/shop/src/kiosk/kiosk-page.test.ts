import { expect, test } from 'vitest';
import { scaledQuery } from './kiosk-page.ts';

test('a page that is shown larger is narrow in a window that is wider', () => {
  expect(scaledQuery('(max-width: 900px)', 1.5)).toBe('(max-width: 1350px)');
  expect(scaledQuery('(min-width: 100px) and (hover: hover)', 2)).toBe(
    '(min-width: 200px) and (hover: hover)',
  );
  expect(scaledQuery('print', 2)).toBe('print');
});
