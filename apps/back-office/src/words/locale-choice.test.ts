import { expect, test } from 'vitest';
import { nearestInterfaceLocale } from './locale-choice.ts';

test.each([
  ['nl_NL', 'nl_NL'],
  ['be_NL', 'nl_NL'],
  ['be-NL', 'nl_NL'],
  ['en_US', 'en_US'],
  ['en_GB', 'en_US'],
  ['af_ZA', 'en_US'],
  ['de_DE', 'en_US'],
])('a client whose language is %s has its back office in %s', (client, shown) => {
  expect(nearestInterfaceLocale(client)).toBe(shown);
});
