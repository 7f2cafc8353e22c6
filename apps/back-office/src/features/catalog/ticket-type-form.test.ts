import { expect, test } from 'vitest';
import { emptyTicketTypeForm, isInSection, readTicketTypeForm } from './ticket-type-form.ts';

const adult = {
  ...emptyTicketTypeForm(['nl', 'en']),
  descriptions: [{ language: 'nl', name: 'Volwassene', extraInformation: '' }],
  price: '17,50',
};

const refusalsOf = async (changes: object) => {
  const read = await readTicketTypeForm({ ...adult, ...changes });
  return read.ok ? [] : read.refusals.map(({ field, code }) => `${field}: ${code}`);
};

test('a typed form becomes what the server takes', async () => {
  expect(await readTicketTypeForm({ ...adult, originalPrice: '20' })).toMatchObject({
    ok: true,
    value: { priceMinor: 1750, originalPriceMinor: 2000, vatBasisPoints: 900, maxPerOrder: null },
  });
});

test('an empty form names its price and its description, each at its own field', async () => {
  expect(await refusalsOf({ price: '', descriptions: [] })).toEqual([
    'price: price-required',
    'descriptions: ticket-type-description-required',
  ]);
  expect(await refusalsOf({ price: 'free', originalPrice: '1.234' })).toEqual([
    'price: price-invalid',
    'originalPrice: price-too-many-decimals',
  ]);
});

test('an error is counted in the section that shows its field', () => {
  expect(isInSection('descriptions.1.name', 'descriptions')).toBe(true);
  expect(isInSection('originalPrice', 'price')).toBe(true);
  expect(isInSection('originalPrice', 'limits')).toBe(false);
});
