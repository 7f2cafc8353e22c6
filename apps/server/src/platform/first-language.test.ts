import { expect, test } from 'vitest';
import { firstLanguage } from './first-language.ts';

test.each([
  ['nl', 'nl'],
  ['nl-NL,en;q=0.8', 'nl'],
  ['EN-us', 'en'],
  ['*', undefined],
  ['', undefined],
  ["nl'; drop table", undefined],
  [undefined, undefined],
])('the language header %s asks for %s', (header, language) => {
  expect(firstLanguage(header)).toBe(language);
});
