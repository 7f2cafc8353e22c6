import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideFill } from '../timeslot-changes/decide-fill.ts';
import { decideAvailability, decideTimeslotAvailability } from './availability.ts';
import type { SaleRules, TimeslotFacts } from './availability-facts.ts';
import { type DayTimeslot, decideDayAvailability, hasRoomFor } from './day-availability.ts';

const places = (capacity: number | null, soldCount: number, heldCount = 0) => ({
  capacity,
  soldCount,
  heldCount,
});
const always: SaleRules = {
  availableFrom: null,
  availableUntil: null,
  lookaheadDays: null,
  cutOffMinutes: 0,
};
const now = { at: new Date('2026-11-20T12:00:00Z'), today: '2026-11-20' };

function aTimeslot(changes: Partial<TimeslotFacts> = {}): TimeslotFacts {
  return {
    date: '2026-11-20',
    startsAt: new Date('2026-11-20T13:00:00Z'),
    state: 'open',
    ...places(60, 20),
    ...changes,
  };
}

describe('how full a timeslot is', () => {
  test.each([
    [24, 'quiet'],
    [25, 'available'],
    [59, 'available'],
    [60, 'busy'],
    [84, 'busy'],
    [85, 'almost full'],
    [99, 'almost full'],
    [100, 'sold out'],
  ])('%i of a hundred places sold is %s', (soldCount, state) => {
    expect(decideFill(places(100, soldCount)).state).toBe(state);
  });

  test('it is full, not sold out, when the last places are only held', () => {
    expect(decideFill(places(60, 58, 2))).toEqual({ state: 'full', reason: 'rest-is-held', left: 0 });
  });

  test('held places count as taken', () => {
    expect(decideFill(places(100, 50, 10))).toMatchObject({ state: 'busy', left: 40 });
  });

  test('without a limit it is always available', () => {
    expect(decideFill(places(null, 5000))).toEqual({ state: 'available', reason: 'no-limit', left: null });
  });

  test('a client may draw the lines elsewhere', () => {
    const thresholds = { quietBasisPoints: 1_000, busyBasisPoints: 5_000, almostFullBasisPoints: 9_000 };
    expect([5, 10, 50, 89, 90].map((sold) => decideFill(places(100, sold), thresholds).state)).toEqual([
      'quiet',
      'available',
      'busy',
      'busy',
      'almost full',
    ]);
  });

  test('places left and places taken are always the capacity, and more sold is never a quieter state', () => {
    const order = ['quiet', 'available', 'busy', 'almost full', 'full', 'sold out'];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), fc.nat(500), (capacity, sold, held) => {
        const soldCount = Math.min(sold, capacity);
        const heldCount = Math.min(held, capacity - soldCount);
        const fill = decideFill({ capacity, soldCount, heldCount });
        expect(fill.left).toBe(capacity - soldCount - heldCount);
        if (soldCount < capacity && heldCount > 0) {
          const more = decideFill({ capacity, soldCount: soldCount + 1, heldCount: heldCount - 1 });
          expect(order.indexOf(more.state)).toBeGreaterThanOrEqual(order.indexOf(fill.state));
        }
      }),
    );
  });
});

describe('what a buyer reads on a timeslot', () => {
  test.each<[string, Partial<TimeslotFacts>, string]>([
    ['cancelled', { state: 'cancelled' }, 'cancelled'],
    ['closed by staff', { state: 'closed' }, 'closed-by-staff'],
    ['that the rules no longer yield', { state: 'closed', conflict: 'not-in-rules' }, 'not-in-rules'],
    ['closed by an exception', { state: 'closed', exceptionId: 'storm' }, 'closed-by-exception'],
    ['shut by a closure', { state: 'closed', closureId: 'fire', exceptionId: 'fair' }, 'closed-by-closure'],
    ['on a closed day of the location', { isClosedDay: true }, 'closed-day'],
    ['of no places', places(0, 0), 'capacity-zero'],
    ['that has begun', { startsAt: now.at }, 'past'],
  ])('a timeslot %s is closed, however many places are left', (_, facts, reason) => {
    expect(decideTimeslotAvailability(aTimeslot(facts), always, now)).toEqual({
      state: 'closed',
      reason,
      left: 0,
    });
  });

  test('sales stop at the cut-off before the start', () => {
    const stateWith = (cutOffMinutes: number) =>
      decideTimeslotAvailability(aTimeslot(), { ...always, cutOffMinutes }, now);
    expect(stateWith(59).state).toBe('available');
    expect(stateWith(60)).toMatchObject({ state: 'closed', reason: 'past-cut-off' });
  });

  test('a visit can be bought as many days ahead as the group looks ahead', () => {
    const stateOn = (date: string) =>
      decideTimeslotAvailability(
        aTimeslot({ date, startsAt: new Date(`${date}T13:00:00Z`) }),
        { ...always, lookaheadDays: 10 },
        now,
      );
    expect(stateOn('2026-11-30').state).toBe('available');
    expect(stateOn('2026-12-01')).toMatchObject({ state: 'none', reason: 'beyond-lookahead' });
  });

  test('outside the dates of the group there is nothing for sale', () => {
    const sale = { ...always, availableFrom: '2026-11-21', availableUntil: '2026-11-22' };
    const reasonOn = (date: string) => decideTimeslotAvailability(aTimeslot({ date }), sale, now).reason;
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(reasonOn)).toEqual([
      'not-yet-on-sale',
      'share-taken',
      'share-taken',
      'no-longer-on-sale',
    ]);
  });
});

describe('what a buyer reads on a day', () => {
  function seen(...timeslots: Partial<TimeslotFacts>[]): DayTimeslot[] {
    return timeslots.map((changes) => {
      const facts = aTimeslot(changes);
      return { ...facts, availability: decideTimeslotAvailability(facts, always, now) };
    });
  }

  test('without timeslots there is none', () => {
    expect(decideDayAvailability([])).toEqual({ state: 'none', reason: 'no-timeslot', left: 0 });
  });

  test('it is closed when all its timeslots are', () => {
    expect(decideDayAvailability(seen({ state: 'closed' }, { state: 'cancelled' })).state).toBe('closed');
  });

  test('past timeslots do not make the rest of today look fuller or emptier', () => {
    const begun = { startsAt: now.at, ...places(60, 0) };
    expect(decideDayAvailability(seen(begun, places(60, 55)))).toMatchObject({
      state: 'almost full',
      left: 5,
    });
  });

  test('it is sold out when every timeslot is, and full when some are only held', () => {
    expect(decideDayAvailability(seen(places(60, 60), places(20, 20))).state).toBe('sold out');
    expect(decideDayAvailability(seen(places(60, 60), places(20, 19, 1))).state).toBe('full');
    expect(decideDayAvailability(seen(places(60, 60), places(20, 19))).state).toBe('almost full');
  });

  test('one timeslot without a limit makes it available', () => {
    expect(decideDayAvailability(seen(places(60, 60), places(null, 900)))).toMatchObject({
      state: 'available',
      left: null,
    });
  });

  test('it is as its only time is, and never fuller or emptier than all its times, whatever a channel may not sell', () => {
    const kept = (capacity: number, soldCount: number, withheldPercentage: number): DayTimeslot => {
      const facts = {
        timeslot: aTimeslot(places(capacity, soldCount)),
        sale: always,
        now,
        withheldPercentage,
      };
      return { ...facts.timeslot, availability: decideAvailability(facts) };
    };
    expect(decideDayAvailability([kept(100, 0, 60), kept(100, 0, 60)])).toMatchObject({
      state: 'quiet',
      left: 80,
    });
    const order = ['quiet', 'available', 'busy', 'almost full'];
    const time = fc
      .tuple(fc.integer({ min: 1, max: 100 }), fc.nat(100), fc.constantFrom(0, 20, 60))
      .map(([capacity, sold, percentage]) => kept(capacity, Math.min(sold, capacity), percentage));
    fc.assert(
      fc.property(fc.array(time, { minLength: 1, maxLength: 5 }), (times) => {
        const day = decideDayAvailability(times);
        if (day.left === 0) return;
        const ranks = times.map(({ availability }) => order.indexOf(availability.state));
        const known = ranks.map((rank) => (rank < 0 ? order.length - 1 : rank));
        expect(order.indexOf(day.state)).toBeGreaterThanOrEqual(Math.min(...known));
        expect(order.indexOf(day.state)).toBeLessThanOrEqual(Math.max(...known));
      }),
    );
  });

  test('room for a party is room in one timeslot, not over the day', () => {
    const day = seen(places(60, 58), places(60, 57), { ...places(60, 0), state: 'closed' });
    expect(hasRoomFor(day, 3)).toBe(true);
    expect(hasRoomFor(day, 4)).toBe(false);
  });
});
