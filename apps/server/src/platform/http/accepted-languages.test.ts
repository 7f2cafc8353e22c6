import { expect, test } from 'vitest';
import { acceptedLanguages } from './accepted-languages.ts';

test.each([
  ['nl', 'nl'],
  ['nl-NL,en;q=0.8', 'nl'],
  ['EN-us', 'en'],
  ['*', undefined],
  ['', undefined],
  ["nl'; drop table", undefined],
  [undefined, undefined],
])('the language header %s asks for %s first', (header, language) => {
  expect(acceptedLanguages(header)[0]).toBe(language);
});
