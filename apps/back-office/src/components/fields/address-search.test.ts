import { expect, it } from 'vitest';
import { readAddressTexts } from '../../app/routing/address-texts.ts';
import { oneOf, readSearch, text } from './address-search.ts';

it('a filter that names no value of its list counts as not set', () => {
  const schema = { state: oneOf(['completed', 'refunded']), buyer: text };
  expect(readSearch(schema, { state: 'lost', buyer: 'Lena' })).toEqual({ state: undefined, buyer: 'Lena' });
  expect(readSearch(schema, { state: 'refunded', page: '2' })).toEqual({
    state: 'refunded',
    buyer: undefined,
  });
});

it('an address holds texts; an empty parameter is one that is not there', () => {
  expect(readAddressTexts({ q: 'tower', state: '', page: undefined, nested: { of: '1' } })).toEqual({
    q: 'tower',
  });
});
