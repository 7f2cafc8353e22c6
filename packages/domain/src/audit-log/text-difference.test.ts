import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTextDifference } from './text-difference.ts';

test('of a longer text only the words that changed are marked', () => {
  expect(findTextDifference('Aged 13 to 17, with valid ID', 'Aged 13 to 18, with valid ID')).toEqual({
    start: 'Aged 13 to ',
    before: '17',
    after: '18',
    end: ', with valid ID',
  });
  expect(findTextDifference('Open all day', 'Open all day. Closed at night')).toMatchObject({
    before: '',
    after: '. Closed at night',
  });
});

test('a word is marked whole, and a text without a shared word too', () => {
  expect(findTextDifference('Lighthouse', 'Lightship')).toEqual({
    start: '',
    before: 'Lighthouse',
    after: 'Lightship',
    end: '',
  });
});

test('the parts put together are the two texts, whatever they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const { start, before, after, end } = findTextDifference(one, other);
      expect([start + before + end, start + after + end]).toEqual([one, other]);
    }),
  );
});
