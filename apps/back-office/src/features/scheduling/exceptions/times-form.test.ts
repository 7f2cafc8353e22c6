import { expect, test } from 'vitest';
import { readTimesForm } from './times-form.ts';

const typed = { first: '10:00', last: '11:00', intervalMinutes: 30, singles: '', days: ['1'] };

const codesOf = (changes: object) => {
  const read = readTimesForm({ ...typed, ...changes });
  return read.ok ? read.value : read.refusals.map(({ field, code }) => `${field}: ${code}`);
};

test('first, last and interval with single times beside them make the starts', () => {
  expect(codesOf({ singles: '1930; 9.15' })).toEqual(['09:15', '10:00', '10:30', '11:00', '19:30']);
  expect(codesOf({ first: '', last: '', singles: '14:00' })).toEqual(['14:00']);
});

test('nothing typed means that there are no timeslots on these days', () => {
  expect(codesOf({ first: '', last: '' })).toEqual([]);
});

test('a time that is there already is refused as a double one', () => {
  expect(codesOf({ singles: '10:30' })).toEqual(['singles: timeslots-duplicate']);
});

test('what is no time, no interval or no day is named at its own field', () => {
  expect(codesOf({ first: '25:00', intervalMinutes: null, singles: 'noon', days: [] })).toEqual([
    'days: day-invalid',
    'first: time-invalid',
    'intervalMinutes: interval-invalid',
    'singles: time-invalid',
  ]);
  expect(codesOf({ last: '09:00' })).toEqual(['last: last-before-first']);
  expect(codesOf({ last: '09:00', singles: '14:00 14:00' })).toEqual([
    'last: last-before-first',
    'singles: timeslots-duplicate',
  ]);
});
