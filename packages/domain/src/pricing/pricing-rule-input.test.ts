import { expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { pricingRuleInput } from './pricing-rule-input.ts';

const adult = '019a0000-0000-7000-8000-000000000001';
const value = (changes: object = {}) => ({ ticketTypeId: adult, basisPoints: 2000, ...changes });
const form = (changes: object = {}) => ({
  name: 'Winter weekends',
  kind: 'mutation',
  from: '2026-12-19',
  until: '2027-02-28',
  weekdays: [7, 6, 6],
  active: true,
  values: [value()],
  ...changes,
});

const refusals = (typed: object) => {
  const read = parseInput(pricingRuleInput, typed);
  return read.ok ? [] : read.refusals.map(({ code, field }) => `${field}: ${code}`);
};

test('a rule is tidied: its weekdays in order, once each', () => {
  const read = parseInput(pricingRuleInput, form());
  expect(read.ok && read.value.weekdays).toEqual([6, 7]);
  expect(read.ok && read.value.values).toEqual([
    { ticketTypeId: adult, amountMinor: null, basisPoints: 2000 },
  ]);
});

test.each([
  [{ name: ' ' }, ['name: pricing-rule-name-required']],
  [{ name: 'x'.repeat(101) }, ['name: pricing-rule-name-too-long']],
  [{ kind: 'raise' }, ['kind: pricing-rule-kind-required']],
  [{ from: null }, ['from: date-invalid']],
  [{ until: '2026-02-30' }, ['until: date-invalid']],
  [{ until: '2026-12-18' }, ['until: end-before-start']],
  [{ until: '2046-12-18' }, ['until: pricing-rule-too-long']],
  [{ weekdays: [] }, ['weekdays: weekday-required']],
  [{ weekdays: [8] }, ['weekdays.0: day-invalid']],
  [{ values: [] }, ['values: pricing-rule-without-price']],
  [{ values: [value({ basisPoints: -10_001 })] }, ['values.0.basisPoints: percentage-invalid']],
  [{ values: [value({ amountMinor: 1 })] }, ['values.0: price-invalid']],
  [{ values: [value({ basisPoints: null })] }, ['values.0: price-invalid']],
  [{ values: [value(), value()] }, ['values.1: price-invalid']],
  [{ kind: 'substitute' }, ['values.0: price-invalid']],
  [
    { kind: 'substitute', values: [value({ basisPoints: null, amountMinor: -1 })] },
    ['values.0: price-invalid'],
  ],
])('%j is refused', (changes, expected) => {
  expect(refusals(form(changes))).toEqual(expected);
});

test('a substitute may set a price to nothing, a mutation may take an amount off', () => {
  const off = value({ basisPoints: null, amountMinor: -250 });
  expect(refusals(form({ values: [off] }))).toEqual([]);
  const free = value({ basisPoints: null, amountMinor: 0 });
  expect(refusals(form({ kind: 'substitute', values: [free] }))).toEqual([]);
});
