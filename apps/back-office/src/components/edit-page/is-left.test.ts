import { expect, it } from 'vitest';
import { oneOf, readSearch } from '../fields/address-search.ts';
import { isLeft } from './is-left.ts';

const gates = { gate: oneOf(['main', 'garden']) };
/** A page that edits one gate at a time, the main gate at first. */
const at = (search: object, pathname = '/gates') => ({ pathname, search });
const gateAt = (search: Record<string, string | undefined>) => readSearch(gates, search).gate ?? 'main';

it('a form with changes is left for another page, and for another thing that the same page edits', () => {
  expect(isLeft(at({}), at({}, '/doors'))).toBe(true);
  expect(isLeft(at({ gate: 'main' }), at({ gate: 'garden' }), gateAt)).toBe(true);
  expect(isLeft(at({}), at({ gate: 'garden' }), gateAt)).toBe(true);
});

it('a form is not left by another tab of its page, nor by the address of what it already edits', () => {
  expect(isLeft(at({}), at({ tab: 'prices' }))).toBe(false);
  expect(isLeft(at({}), at({ tab: 'prices' }), gateAt)).toBe(false);
  expect(isLeft(at({}), at({ gate: 'main' }), gateAt)).toBe(false);
});
