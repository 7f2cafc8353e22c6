import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noCosts } from '../pricing/order-costs.ts';
import { codesOfLease, isLeasable, mostLeaseCodes, sizeOfLease } from './lease-size.ts';
import { findPromisedOffer, type OfferOfLease } from './promised-offer.ts';

const counts = { soldLately: fc.nat(2_000), leased: fc.nat(500) };

describe('the size of a lease', () => {
  test.each([
    [{ soldLately: 0, free: 50, leased: 0 }, 4],
    [{ soldLately: 3, free: 50, leased: 4 }, 12],
    [{ soldLately: 3, free: 2, leased: 4 }, 6],
    [{ soldLately: 0, free: 3, leased: 0 }, 3],
    [{ soldLately: 0, free: 0, leased: 12 }, 4],
    [{ soldLately: 9, free: -5, leased: 4 }, 4],
    [{ soldLately: 9, free: null, leased: 0 }, 36],
    [{ soldLately: 0, free: 0, leased: 12, keepsLeased: true }, 12],
    [{ soldLately: 0, free: 3, leased: 0, keepsLeased: true }, 3],
    [{ soldLately: 9, free: 50, leased: 12, keepsLeased: true }, 36],
  ])('of %o is %i', (pace, places) => {
    expect(sizeOfLease(pace)).toBe(places);
  });

  test('never takes more than is free beside what it has', () => {
    fc.assert(
      fc.property(fc.record({ ...counts, free: fc.integer({ min: -50, max: 500 }) }), (pace) => {
        const more = sizeOfLease(pace) - pace.leased;
        expect(more).toBeLessThanOrEqual(Math.max(0, pace.free));
      }),
    );
  });

  test('is never below none, and is the pace where there is room', () => {
    fc.assert(
      fc.property(fc.record({ ...counts, free: fc.nat(500) }), (pace) => {
        const size = sizeOfLease(pace);
        expect(size).toBeGreaterThanOrEqual(0);
        const wanted = Math.max(4, pace.soldLately * 4);
        expect(size).toBe(Math.min(wanted, pace.leased + pace.free));
      }),
    );
  });

  test('stays where it is renewed at the same pace, and grows with it', () => {
    fc.assert(
      fc.property(fc.record({ ...counts, free: fc.nat(500) }), fc.nat(50), (pace, more) => {
        const size = sizeOfLease(pace);
        const free = pace.free - (size - pace.leased);
        expect(sizeOfLease({ ...pace, free, leased: size })).toBe(size);
        expect(sizeOfLease({ ...pace, soldLately: pace.soldLately + more })).toBeGreaterThanOrEqual(size);
      }),
    );
  });

  test('of two desks in turn leaves no counter below nothing', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(30), fc.nat(30), (capacity, one, other) => {
        const first = sizeOfLease({ soldLately: one, free: capacity, leased: 0 });
        const second = sizeOfLease({ soldLately: other, free: capacity - first, leased: 0 });
        expect(first + second).toBeLessThanOrEqual(capacity);
      }),
    );
  });
});

test('codes are enough for what is leased, and bounded', () => {
  expect(codesOfLease(0, 0)).toBe(120);
  expect(codesOfLease(150, 20)).toBe(150);
  expect(codesOfLease(0, 40)).toBe(160);
  expect(codesOfLease(9_000, 9_000)).toBe(mostLeaseCodes);
});

test('a timeslot is leased until it ends, from four hours before it begins', () => {
  const at = (time: string) => new Date(`2030-06-15T${time}:00Z`);
  const timeslot = { id: 'a', startsAt: at('12:00'), endsAt: at('13:00') };
  expect(isLeasable(timeslot, at('07:59'))).toBe(false);
  expect(isLeasable(timeslot, at('08:01'))).toBe(true);
  expect(isLeasable(timeslot, at('12:59'))).toBe(true);
  expect(isLeasable(timeslot, at('13:00'))).toBe(false);
  expect(isLeasable({ ...timeslot, endsAt: null }, at('12:00'))).toBe(false);
});

describe('the offer by which a desk charged', () => {
  const offers: (OfferOfLease & { version: number })[] = [
    { version: 2, prices: { adult: 2000 }, costs: noCosts },
    { version: 1, prices: { adult: 1750, child: 900 }, costs: { ...noCosts, transactionMinor: 50 } },
  ];
  const sale = (
    totalMinor: number,
    lines: [string, number][],
    discountBasisPoints: number | null = null,
  ) => ({
    ...{
      totalMinor,
      wish: {
        discountBasisPoints,
        lines: lines.map(([ticketTypeId, quantity]) => ({ ticketTypeId, quantity })),
      },
    },
  });

  test('is the newest one at which the sale comes to what was charged', () => {
    expect(findPromisedOffer(offers, sale(4000, [['adult', 2]]))?.version).toBe(2);
    expect(findPromisedOffer(offers, sale(3550, [['adult', 2]]))?.version).toBe(1);
    expect(
      findPromisedOffer(
        offers,
        sale(1800, [
          ['adult', 1],
          ['child', 0],
        ]),
      )?.version,
    ).toBe(1);
    expect(findPromisedOffer(offers, sale(1800, [['adult', 1]], 1_000))?.version).toBe(2);
  });

  test('is none where no version comes to it, or a type was not in it', () => {
    expect(findPromisedOffer(offers, sale(3900, [['adult', 2]]))).toBeUndefined();
    expect(findPromisedOffer(offers, sale(0, [['senior', 1]]))).toBeUndefined();
  });
});
