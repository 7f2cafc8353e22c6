import { expect, test } from 'vitest';
import { countPlaces } from './count-places.ts';

const aGroup = (needsTimeslot: boolean, ...ids: string[]) => ({
  needsTimeslot,
  ticketTypes: ids.map((id) => ({
    id,
    itemKind: id === 'poster' ? ('merchandise' as const) : ('admission' as const),
  })),
});
const museum = aGroup(true, 'adult', 'child');
const garden = aGroup(false, 'garden');
const shop = aGroup(false, 'poster');
const lines = (quantities: Record<string, number>) =>
  Object.entries(quantities).map(([ticketTypeId, quantity]) => ({ ticketTypeId, quantity }));

test('two adults, a child and three posters take three places', () => {
  expect(countPlaces([museum, shop], lines({ adult: 2, child: 1, poster: 3 }))).toBe(3);
});

test('tickets for a day take no place of a time, and have their own places where nothing has a time', () => {
  expect(countPlaces([museum, garden], lines({ adult: 2, garden: 4 }))).toBe(2);
  expect(countPlaces([garden, shop], lines({ garden: 4, poster: 1 }))).toBe(4);
});

test('tickets of another group are not counted', () => {
  expect(countPlaces([museum], lines({ adult: 2, garden: 4 }))).toBe(2);
});
