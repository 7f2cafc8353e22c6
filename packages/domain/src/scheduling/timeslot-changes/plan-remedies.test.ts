import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listNearest, planMoves, visitsToSettle } from './plan-remedies.ts';

const at = (hour: number, minutes = 0) => new Date(Date.UTC(2026, 11, 5, hour, minutes));
const now = at(0);
/** Orders of so many places, the oldest first. */
const visitsOf = (sizes: readonly number[]) =>
  sizes.map((placeCount, index) => ({ orderId: String(index), ticketCount: placeCount, placeCount }));

describe('the nearest timeslot', () => {
  test('is the one with room for the whole party, the earlier of two alike', () => {
    const open = [
      { startsAt: at(9, 30), left: 1 },
      { startsAt: at(10, 30), left: 4 },
      { startsAt: at(9), left: null },
      { startsAt: at(11), left: 40 },
    ];
    expect(listNearest(open, at(10), 2, now).map(({ startsAt }) => startsAt)).toEqual([
      at(10, 30),
      at(9),
      at(11),
    ]);
  });

  test('is never one that has begun, nor one more than two weeks away', () => {
    const far = new Date(at(10).getTime() + 15 * 24 * 3_600_000);
    expect(listNearest([{ startsAt: far, left: null }], at(10), 1, now)).toEqual([]);
    expect(listNearest([{ startsAt: at(9), left: 9 }], at(10), 1, at(9))).toEqual([]);
  });
});

describe('moving the visitors of a timeslot', () => {
  test('keeps each order together and goes further once the nearest is full', () => {
    const open = [
      { startsAt: at(11), left: 3 },
      { startsAt: at(12), left: 2 },
    ];
    const visits = visitsOf([2, 2, 1, 1]);
    expect(planMoves(open, at(10), visits, now).map(({ to }) => to)).toEqual([at(11), at(12), at(11), null]);
  });

  test('never puts more people in a timeslot than it has left, and accounts for each of them', () => {
    const places = fc.array(fc.option(fc.nat(12), { nil: null }), { maxLength: 8 });
    const parties = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 20 });
    fc.assert(
      fc.property(places, parties, (lefts, sizes) => {
        const open = lefts.map((left, index) => ({ startsAt: at(11 + index), left }));
        const visits = visitsOf(sizes);
        const moves = planMoves(open, at(10), visits, now);
        expect(moves.map(({ orderId }) => orderId)).toEqual(visits.map(({ orderId }) => orderId));
        for (const [index, left] of lefts.entries()) {
          const sent = moves.filter(({ to }) => to?.getTime() === at(11 + index).getTime());
          const people = sent.reduce((sum, { ticketCount }) => sum + ticketCount, 0);
          expect(people).toBeLessThanOrEqual(left ?? Infinity);
        }
        for (const { to, ticketCount } of moves) {
          if (to === null) expect(open.every(({ left }) => left !== null && left < ticketCount)).toBe(true);
        }
      }),
    );
  });
});

test('with fewer places than are taken the newest orders go, and no more of them than needed', () => {
  const visits = visitsOf([3, 2, 2]);
  const settle = (wanted: number | null, isInRules = true) =>
    visitsToSettle(visits, { taken: 7, wanted, isInRules }).map(({ orderId }) => orderId);
  expect(settle(5)).toEqual(['2']);
  expect(settle(4)).toEqual(['2', '1']);
  expect(settle(7)).toEqual([]);
  expect(settle(null, false)).toEqual(['0', '1', '2']);
});

test('the orders that staff choose go in place of the newest, which go with them where that is not enough', () => {
  const visits = visitsOf([3, 2, 2]);
  const settle = (wanted: number, chosen: string[]) =>
    visitsToSettle(visits, { taken: 7, wanted, isInRules: true }, chosen).map(({ orderId }) => orderId);
  expect(settle(5, ['0'])).toEqual(['0']);
  expect(settle(5, ['0', '1'])).toEqual(['0', '1']);
  expect(settle(2, ['1'])).toEqual(['1', '2', '0']);
  expect(settle(5, ['of another timeslot'])).toEqual(['2']);
  expect(settle(7, ['0'])).toEqual([]);
});

test('posters make no room: the orders whose people fit the wanted places go, and go where their people fit', () => {
  const withPosters = { orderId: '1', ticketCount: 5, placeCount: 1 };
  const posters = { orderId: '2', ticketCount: 4, placeCount: 0 };
  const places = { taken: 10, wanted: 8, isInRules: true };
  const visits = [...visitsOf([9]), withPosters, posters];
  const settle = (chosen: string[]) => visitsToSettle(visits, places, chosen).map(({ orderId }) => orderId);
  expect(settle([])).toEqual(['1', '0']);
  expect(settle(['2'])).toEqual(['2', '1', '0']);
  const open = [
    { startsAt: at(11), left: 1 },
    { startsAt: at(12), left: 5 },
  ];
  expect(planMoves(open, at(10), [withPosters, posters], now).map(({ to }) => to)).toEqual([at(11), at(11)]);
});
