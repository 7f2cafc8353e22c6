import { expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { listsOf, mailingListSchema } from './mailing-list-settings.ts';

const settings = { mailingProvider: 'mailchimp', newsletterList: 'a1', secondaryList: 'b2' } as const;

test('a buyer is put on the lists that were asked for, and on no other', () => {
  expect(listsOf(settings, [])).toEqual([]);
  expect(listsOf(settings, ['newsletter'])).toEqual(['a1']);
  expect(listsOf(settings, ['secondary-newsletter', 'additional-opt-in'])).toEqual(['b2']);
  expect(listsOf(settings, ['newsletter', 'secondary-newsletter'])).toEqual(['a1', 'b2']);
  expect(listsOf({ ...settings, secondaryList: 'a1' }, ['newsletter', 'secondary-newsletter'])).toEqual([
    'a1',
  ]);
  expect(listsOf({ ...settings, newsletterList: '' }, ['newsletter'])).toEqual([]);
  expect(listsOf({ ...settings, mailingProvider: 'none' }, ['newsletter'])).toEqual([]);
});

test('a provider without a list, and what is no id, are refused at their field', () => {
  const codesOf = (value: object) => {
    const parsed = parseInput(mailingListSchema, { ...settings, ...value });
    return parsed.ok ? [] : parsed.refusals.map(({ field, code }) => `${field}: ${code}`);
  };
  expect(codesOf({ newsletterList: '', secondaryList: '' })).toEqual([
    'newsletterList: mailing-list-required',
  ]);
  expect(codesOf({ mailingProvider: 'none', newsletterList: '', secondaryList: '' })).toEqual([]);
  expect(codesOf({ secondaryList: '../x' })).toEqual(['secondaryList: mailing-list-id-invalid']);
});
