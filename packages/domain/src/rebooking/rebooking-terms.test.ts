import { expect, test } from 'vitest';
import type { RebookingException, RebookingSettings } from './rebooking-rules.ts';
import { rebookingTerms } from './rebooking-terms.ts';

const settings: RebookingSettings = {
  buyersRebook: true,
  earlierDays: 0,
  laterDays: 90,
  latestHours: 24,
  mostTimes: 2,
  feeMinor: 250,
  isDifferenceReturned: false,
};
const { buyersRebook: _, ...rules } = settings;

const forNight: RebookingException = {
  id: 'night',
  name: 'Night at the Museum',
  target: { kind: 'event', id: 'night' },
  overrides: {
    isAllowed: false,
    earlierDays: null,
    laterDays: null,
    latestHours: null,
    mostTimes: null,
    feeMinor: null,
    isDifferenceReturned: null,
  },
};
const dearer: RebookingException = {
  ...forNight,
  id: 'dearer',
  target: { kind: 'ticket-type', id: 'child' },
  overrides: { ...forNight.overrides, isAllowed: null, feeMinor: 500, mostTimes: 3 },
};

const adult = { ticketTypeId: 'adult', ticketGroupId: 'museum', eventId: null, visitDate: '2026-11-20' };
const night = { ...adult, ticketTypeId: 'night', eventId: 'night' };
const child = { ...adult, ticketTypeId: 'child' };

test('what applies before buying is the rule for all tickets', () => {
  expect(rebookingTerms(settings, [forNight], [adult])).toEqual({ can: 'all', ...rules });
});

test('tickets with different rules have the strictest of each', () => {
  expect(rebookingTerms(settings, [dearer], [adult, child])).toEqual({
    can: 'all',
    ...rules,
    feeMinor: 500,
    mostTimes: 2,
  });
});

test('an event that cannot be rebooked is said so, and an order with some of its tickets too', () => {
  expect(rebookingTerms(settings, [forNight], [night])).toEqual({ can: 'none' });
  expect(rebookingTerms(settings, [forNight], [adult, night])).toEqual({ can: 'some' });
});

test('buyers who cannot rebook, or have bought no visit, are promised nothing', () => {
  expect(rebookingTerms({ ...settings, buyersRebook: false }, [], [adult])).toEqual({ can: 'none' });
  expect(rebookingTerms(settings, [], [{ ...adult, visitDate: null }])).toEqual({ can: 'none' });
});
