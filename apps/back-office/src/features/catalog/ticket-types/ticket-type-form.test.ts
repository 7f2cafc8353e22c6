import { expect, test } from 'vitest';
import {
  type EditedTicketType,
  emptyTicketTypeForm,
  readTicketTypeForm,
  ticketTypeFormOf,
} from './ticket-type-form.ts';
import { isInSection } from './ticket-type-sections.ts';

const adult = {
  ...emptyTicketTypeForm(['nl', 'en']),
  descriptions: [{ language: 'nl' as const, name: 'Volwassene', extraInformation: '' }],
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

test('a ticket type that is opened and saved unchanged is sent as it was, every field of it', async () => {
  const sent = await readTicketTypeForm({
    ...adult,
    originalPrice: '20',
    limitChoice: 'limit',
    ticketLimit: 4,
  });
  if (!sent.ok) throw new Error('The form is right');
  const group = { id: 'evenings', name: 'Evenings', kind: 'day plus time' as const };
  const today = { soldCount: 3, scannedCount: 1, left: null, capacity: null, isShared: false };
  const known = { id: 'adult', number: 10_001, state: 'active' as const, imageUrl: null, version: 2 };
  const type: EditedTicketType = { ...sent.value, ...known, today, ticketGroup: group };
  const form = ticketTypeFormOf(type, ['nl'], ',');
  expect(await readTicketTypeForm(form)).toEqual(sent);
  // A sale of this moment is no change of the form.
  expect(Object.keys(form)).not.toContain('today');
});

test('a new ticket type starts with what its rule gives for what is left out', async () => {
  const { ticketTypeInput } = await import('@foyer/domain/catalog/ticket-type-input.ts');
  const { priceMinor, vatBasisPoints, ticketLimit, salesPoints, descriptions, ...rest } =
    ticketTypeInput.shape;
  const start: Record<string, unknown> = {
    ...emptyTicketTypeForm(['nl']),
    originalPriceMinor: null,
    validity: null,
  };
  const differing = Object.entries(rest).filter(([field, rule]) => rule.parse(undefined) !== start[field]);
  expect(differing.map(([field]) => field)).toEqual([]);
});

test('what was typed for another kind of validity refuses nothing', async () => {
  const days = { kind: 'after ticket date', days: 0, until: 'soon' };
  expect(await refusalsOf({ validity: days })).toEqual(['validity.days: validity-days-invalid']);
  expect(await refusalsOf({ validity: { ...days, kind: 'on ticket date' } })).toEqual([]);
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
  expect(await refusalsOf({ price: '1000000', originalPrice: '2000000', vat: '101' })).toEqual([
    'vat: vat-invalid',
    'price: price-invalid',
    'originalPrice: price-invalid',
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
