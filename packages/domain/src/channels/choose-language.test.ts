import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const channel = { languages: ['nl', 'en', 'de'], defaultLanguage: 'nl' } as const;

test("a visitor reads the first of the browser's languages that the sales page has", () => {
  expect(chooseLanguage(channel, ['de'])).toBe('de');
  expect(chooseLanguage(channel, ['fr', 'de', 'en'])).toBe('de');
});

test('a visitor whose language the sales page does not have reads English, where it has that', () => {
  expect(chooseLanguage(channel, ['ja'])).toBe('en');
  expect(chooseLanguage({ languages: ['nl', 'de'], defaultLanguage: 'nl' }, ['ja'])).toBe('nl');
});

test("a caller that names no language reads the sales page's default", () => {
  expect(chooseLanguage(channel, [])).toBe('nl');
});
