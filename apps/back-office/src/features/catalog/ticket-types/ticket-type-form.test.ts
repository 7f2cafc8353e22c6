import { expect, test } from 'vitest';
import { emptyTicketTypeForm, readTicketTypeForm } from './ticket-type-form.ts';
import { isInSection } from './ticket-type-sections.ts';

const adult = {
  ...emptyTicketTypeForm(['nl', 'en']),
  descriptions: [{ language: 'nl', name: 'Volwassene', extraInformation: '' }],
  price: '17,50',
  limitChoice: 'none' as const,
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

test('any VAT percentage is accepted, and another text is refused at its field', async () => {
  expect(await readTicketTypeForm({ ...adult, vat: '9,75%' })).toMatchObject({
    value: { vatBasisPoints: 975 },
  });
  for (const vat of ['', 'nine', '100.5', '9.555'])
    expect(await refusalsOf({ vat })).toEqual(['vat: vat-invalid']);
});

test('limit or no limit is chosen, and a limit is above 0', async () => {
  expect(await refusalsOf({ limitChoice: '' })).toEqual(['limitChoice: limit-not-chosen']);
  expect(await refusalsOf({ limitChoice: 'limit', ticketLimit: null })).toEqual([
    'ticketLimit: limit-above-zero',
  ]);
  expect(await refusalsOf({ limitChoice: 'none', ticketLimit: 0 })).toEqual([]);
});

test('a custom validity asks for its days or its date', async () => {
  const validity = { kind: 'after ticket date', days: null, until: null };
  expect(await refusalsOf({ validity })).toEqual(['validity.days: validity-days-invalid']);
  expect(await refusalsOf({ validity: { ...validity, kind: 'until selected date' } })).toEqual([
    'validity.until: validity-until-required',
  ]);
  expect(await refusalsOf({ validity: { ...validity, kind: '' } })).toEqual([]);
});

test('an error is counted in the section that shows its field', () => {
  expect(isInSection('descriptions.1.name', 'descriptions')).toBe(true);
  expect(isInSection('originalPrice', 'price')).toBe(true);
  expect(isInSection('originalPrice', 'limits')).toBe(false);
});
