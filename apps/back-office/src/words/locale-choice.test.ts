import { expect, test, vi } from 'vitest';
import { nearestInterfaceLocale, readStoredLocale } from './locale-choice.ts';

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

test.each([
  ['nl_NL', 'nl_NL'],
  ['en_US', 'en_US'],
  ['en-GB', 'en_US'],
  ['be-NL', 'nl_NL'],
  [null, null],
])('the stored choice %s is shown as %s', (stored, shown) => {
  expect(readStoredLocale(stored)).toBe(shown);
});

test('a stored choice that is no locale of ours is none, and the log says so', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(readStoredLocale('tlh_QO')).toBeNull();
  expect(String(said.mock.calls[0])).toContain('Locale tlh_QO is not supported');
  said.mockRestore();
});
