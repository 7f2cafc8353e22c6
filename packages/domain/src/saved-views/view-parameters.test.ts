import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainParameters } from './view-parameters.ts';

test('a view keeps filters, search and sort, not the page or the record that is open', () => {
  expect(plainParameters('?state=completed&after=abc&q=anna&order=7&sort=-total&visit=')).toBe(
    'q=anna&sort=-total&state=completed',
  );
});

test('the same filters are the same view, in whatever order they were chosen', () => {
  const pairs = fc.uniqueArray(fc.tuple(fc.constantFrom('q', 'state', 'sort', 'visit'), fc.string()), {
    selector: ([name]) => name,
  });
  fc.assert(
    fc.property(pairs, (chosen) => {
      const one = plainParameters(new URLSearchParams(chosen).toString());
      expect(plainParameters(new URLSearchParams(chosen.toReversed()).toString())).toBe(one);
      expect(plainParameters(one)).toBe(one);
    }),
  );
});
