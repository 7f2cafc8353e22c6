import { expect, test } from 'vitest';
import { otherFormsOf } from './other-forms.ts';

const all = ['nl', 'en', 'de', 'pl', 'ja'];

test('a channel that speaks in one way reads the other words where they are written differently', () => {
  expect(otherFormsOf('formal', all, [])).toEqual(['pl']);
  expect(otherFormsOf('informal', all, [])).toEqual(['nl', 'de']);
});

test('as the client has it, each language for itself; one that the client does not name stays as it is written', () => {
  const ofClient = [
    { locale: 'nl_NL', form: 'informal' },
    { locale: 'de_DE', form: 'formal' },
    { locale: 'en_US', form: 'formal' },
  ] as const;
  expect(otherFormsOf('client', all, ofClient)).toEqual(['nl']);
});
