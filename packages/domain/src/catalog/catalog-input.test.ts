import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { parseInput } from '../result/parse-input.ts';
import { chooseText } from './content-text.ts';
import { productChangeInput, productInput } from './product-input.ts';
import { ticketGroupInput } from './ticket-group-input.ts';
import { ticketTypeInput } from './ticket-type-input.ts';

const adult = {
  descriptions: [{ language: 'nl', name: 'Volwassene' }],
  priceMinor: 1750,
  vatBasisPoints: 900,
  ticketLimit: null,
  salesPoints: ['website'],
};
const main = '0198c0de-0000-7000-8000-000000000001';
const boatTour = { name: 'Harbour boat tour', locationIds: [main] };

function codesOf(schema: z.ZodType, input: object): string[] {
  const result = parseInput(schema, input);
  return result.ok ? [] : result.refusals.map(({ field, code }) => `${field}: ${code}`);
}

describe('a ticket type', () => {
  const codes = (changes: object) => codesOf(ticketTypeInput, { ...adult, ...changes });

  test('one description in any language, a price, a VAT rate and a sales point are enough', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ descriptions: [{ language: 'en' }, { language: 'de', name: 'Kind' }] })).toEqual([]);
  });

  test('without any description it is refused', () => {
    expect(codes({ descriptions: [] })).toEqual(['descriptions: ticket-type-description-required']);
    expect(codes({ descriptions: [{ language: 'en', name: '  ' }] })).toEqual([
      'descriptions: ticket-type-description-required',
    ]);
  });

  test('a description that is given has 2 to 100 characters', () => {
    expect(codes({ descriptions: [{ language: 'en', name: 'A' }] })).toEqual([
      'descriptions.0.name: ticket-type-description-too-short',
    ]);
    expect(codes({ descriptions: [{ language: 'en', name: 'A'.repeat(100) }] })).toEqual([]);
    expect(codes({ descriptions: [{ language: 'en', name: 'A'.repeat(101) }] })).toEqual([
      'descriptions.0.name: ticket-type-description-too-long',
    ]);
  });

  test('a language is described once', () => {
    const twice = [...adult.descriptions, ...adult.descriptions];
    expect(codes({ descriptions: twice })).toEqual(['descriptions.1.language: language-double']);
  });

  test('at least one sales point must be chosen', () => {
    expect(codes({ salesPoints: [] })).toEqual(['salesPoints: sales-point-required']);
    expect(codes({ salesPoints: ['moon'] })).toEqual(['salesPoints.0: sales-point-required']);
  });

  test('free is a price, less than free is none', () => {
    expect(codes({ priceMinor: 0 })).toEqual([]);
    expect(codes({ priceMinor: -1 })).toEqual(['priceMinor: price-invalid']);
    expect(codes({ priceMinor: 17.5 })).toEqual(['priceMinor: price-invalid']);
  });

  test('the most in an order is not below the fewest', () => {
    expect(codes({ minPerOrder: 2, maxPerOrder: 2 })).toEqual([]);
    expect(codes({ minPerOrder: 3, maxPerOrder: 2 })).toEqual(['maxPerOrder: order-maximum-below-minimum']);
  });

  test('a checkout code has 50 characters at most', () => {
    expect(codes({ pluCode: '1'.repeat(50) })).toEqual([]);
    expect(codes({ pluCode: '1'.repeat(51) })).toEqual(['pluCode: plu-code-too-long']);
  });
});

describe('a product', () => {
  test('has a name and a place', () => {
    expect(codesOf(productInput, boatTour)).toEqual([]);
    expect(codesOf(productInput, { name: ' ', locationIds: [] })).toEqual([
      'name: product-name-too-short',
      'locationIds: location-required',
    ]);
  });

  test('a location that is chosen twice counts once', () => {
    const twice = parseInput(productInput, { ...boatTour, locationIds: [main, main] });
    expect(twice).toMatchObject({ ok: true, value: { locationIds: [main] } });
  });

  test('its short text has 180 characters at most, and its title 2 to 100 where given', () => {
    const texts = [{ language: 'en', title: 'A', shortText: 'a'.repeat(181) }];
    expect(codesOf(productChangeInput, { ...boatTour, texts })).toEqual([
      'texts.0.title: product-title-too-short',
      'texts.0.shortText: product-short-text-too-long',
    ]);
  });
});

describe('a ticket group', () => {
  test('needs a title of two characters', () => {
    expect(codesOf(ticketGroupInput, { name: 'X' })).toEqual(['name: ticket-group-name-too-short']);
    expect(codesOf(ticketGroupInput, { name: 'XL' })).toEqual([]);
  });

  test('is not available until before it is available from', () => {
    const dates = { availableFrom: '2026-12-01', availableUntil: '2026-11-30' };
    expect(codesOf(ticketGroupInput, { name: 'Winter', ...dates })).toEqual([
      'availableUntil: end-before-start',
    ]);
  });
});

describe('the text that a visitor reads', () => {
  test('is the visitor’s language’s, else the page’s default language’s, else any', () => {
    const texts = { en: 'Adult', nl: 'Volwassene', fr: '' };
    expect(chooseText(texts, 'en', 'nl')).toBe('Adult');
    expect(chooseText(texts, 'fr', 'nl')).toBe('Volwassene');
    expect(chooseText(texts, 'fr', 'de')).toBe('Volwassene');
    expect(chooseText({}, 'fr', 'de')).toBe('');
  });
});
