import { expect, test } from 'vitest';
import { atItsList, controlNames, placeRefusals } from './place-refusals.ts';

const hasField = (field: string) => ['price', 'texts'].includes(field.split('.')[0] ?? '');

test('a refusal marks the field in which its value is typed', () => {
  const controlOf = (field: string) => field.replace(/Minor$/, '');
  const { atFields, general } = placeRefusals(
    [
      { code: 'price-invalid', field: 'priceMinor' },
      { code: 'title-too-long', field: 'texts.1.title' },
    ],
    hasField,
    controlOf,
  );
  expect(atFields.map(({ field, refusal }) => `${field}: ${refusal.code}`)).toEqual([
    'price: price-invalid',
    'texts.1.title: title-too-long',
  ]);
  expect(general).toEqual([]);
});

test('a refusal at a field that the form does not have is shown in words', () => {
  const refusals = [{ code: 'vat-invalid', field: 'vatBasisPoints' }, { code: 'changed-meanwhile' }];
  expect(placeRefusals(refusals, hasField)).toEqual({ atFields: [], general: refusals });
});

test('a refusal of a row marks the control of that row', () => {
  const controlOf = controlNames({ 'closedDays.*.date': 'closedDays.*.note', 'weekdays.*': 'weekdays' });
  expect(['closedDays.3.date', 'weekdays.2', 'name'].map(controlOf)).toEqual([
    'closedDays.3.note',
    'weekdays',
    'name',
  ]);
});

test('a refusal of one entry of a list of days or names marks the list; one of a row stays at its row', () => {
  const typeOf = (field: string) => (field.startsWith('texts') ? 'object' : 'string');
  expect(
    ['weekdays.2', 'texts.0', 'texts.0.title', 'weekdays'].map((field) => atItsList(field, typeOf)),
  ).toEqual(['weekdays', 'texts.0', 'texts.0.title', 'weekdays']);
});
