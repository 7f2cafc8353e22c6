import { expect, test } from 'vitest';
import { countPlacesOf, tooFewPlaces } from './places-of-sale.ts';
import { type DeskGroup, newSale, nextTimeslot } from './sale-state.ts';

const type = (id: string, itemKind: DeskGroup['ticketTypes'][number]['itemKind']) => ({
  ...{ id, name: id, itemKind, priceMinor: 1750, statusLabel: null },
  ...{ maxPerOrder: null, leftCount: null, pluCode: null },
});
const slot = (id: string, left: number | null) => ({
  ...{ id, time: '10:00', capacity: 10, state: 'available' as const, left, isPast: false },
});
const group: DeskGroup = {
  ...{ id: 'g', title: 'Salt & Light', imageUrl: null, needsTimeslot: true, needsDate: false },
  ...{ state: 'available' as const, left: null },
  timeslots: [slot('one', 1), slot('four', 4), slot('all', null)],
  ticketTypes: [type('adult', 'admission'), type('poster', 'merchandise')],
};
const sale = (timeslotId: string, counts: Record<string, number>) => ({
  ...newSale('s', { groupId: 'g', timeslotId }),
  counts,
});

test('a time with one place left refuses three tickets while they are counted, before anything is paid', () => {
  expect(tooFewPlaces(sale('one', { adult: 3 }), [group])).toBe(1);
  expect(tooFewPlaces(sale('one', { adult: 1, poster: 4 }), [group])).toBeNull();
  expect(tooFewPlaces(sale('four', { adult: 3 }), [group])).toBeNull();
  expect(tooFewPlaces(sale('all', { adult: 25 }), [group])).toBeNull();
});

test('a sale that is being paid, or was sent, is left to the seller: its own places may be taken already', () => {
  const three = sale('one', { adult: 3 });
  expect(tooFewPlaces({ ...three, isPaying: true }, [group])).toBeNull();
  expect(tooFewPlaces({ ...three, isUncertain: true }, [group])).toBeNull();
});

test('another day offers its first time with room for all that is counted', () => {
  expect(countPlacesOf({ adult: 3, poster: 2 }, [group])).toBe(3);
  expect(nextTimeslot(group)?.id).toBe('one');
  expect(nextTimeslot(group, 3)?.id).toBe('four');
  expect(nextTimeslot({ ...group, timeslots: [slot('one', 1)] }, 3)).toBeUndefined();
});
