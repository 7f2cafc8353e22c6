import { availabilityStates } from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { TimeslotOffer } from '@foyer/domain/storefront/timeslot-choice.ts';
import { expect, test } from 'vitest';
import { catalogueLanguages, readCatalogue } from './read-catalogue.ts';

const offers = [
  'open',
  'few left',
  'too small',
  'full',
  'sold out',
  'closed',
] as const satisfies readonly TimeslotOffer[];

/** Each state with a word of its own, so that its colour only confirms it. */
function wordsOf(language: string, part: string, prefix: string, states: readonly string[]): string[] {
  const words = readCatalogue(language, part);
  return states.map((state) => (words[`${prefix}${state.replace(' ', '-')}`] ?? '').toLowerCase().trim());
}

const areDistinct = (words: readonly string[]) => !words.includes('') && new Set(words).size === words.length;

test.each(['en', 'nl'])('staff read each state of a timeslot as another word in %s', (language) => {
  expect(wordsOf(language, 'availability', 'availability.', availabilityStates)).toSatisfy(areDistinct);
});

const inShops = catalogueLanguages().filter((language) => readCatalogue(language, 'shop')['shop.offer.open']);

test.each(inShops)(
  'visitors read each offer of a timeslot, on the sales page and on a wall, as another word in %s',
  (language) => {
    expect(wordsOf(language, 'shop', 'shop.offer.', offers)).toSatisfy(areDistinct);
  },
);

test('every language of visitors is among them', () => {
  expect(inShops.length).toBeGreaterThanOrEqual(13);
});
