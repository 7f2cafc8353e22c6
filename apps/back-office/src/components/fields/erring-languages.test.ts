import { expect, it } from 'vitest';
import { erringLanguages } from './erring-languages.ts';

it('an error is of the language whose row it is in', () => {
  const rows = ['nl', 'en', 'de'].map((language) => ({ language }));
  const errors = {
    'texts.2.title': 'Too long',
    'texts.0.text': 'Too long',
    texts: 'Too many',
    'names.1.text': 'No',
  };
  expect(erringLanguages(errors, 'texts', rows)).toEqual(['nl', 'de']);
});
