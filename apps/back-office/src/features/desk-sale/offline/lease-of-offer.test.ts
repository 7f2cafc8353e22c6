import { expect, test } from 'vitest';
import { exampleLease } from './example-lease.ts';
import { hasOtherPlaces, leaseOfOffer } from './lease-of-offer.ts';
import { withLeased } from './offer-with-leased.ts';

const { offer } = exampleLease;
const leftAt = (shown: typeof offer) =>
  shown.groups.flatMap(({ timeslots }) => timeslots).find(({ id }) => id === 'slot-1400')?.left;
const shownWith = (lease: typeof exampleLease | null) => leftAt(lease ? withLeased(offer, lease) : offer);

test('a desk that has just opened counts its places once: an offer that was read before still has them', () => {
  const opened = leaseOfOffer(null, { readAt: 1, lease: null });
  const leased = leaseOfOffer(opened, { readAt: 1, lease: exampleLease });
  expect(shownWith(leased.lease)).toBe(leftAt(offer));
  const read = leaseOfOffer(leased, { readAt: 2, lease: exampleLease });
  expect(shownWith(read.lease)).toBe(Number(leftAt(offer)) + 4);
});

test('what is free is read again where a renewal brought other places, and not after each sale', () => {
  const [first] = exampleLease.places;
  if (!first) throw new Error('the example has places');
  const places = [{ ...first, places: 1 }];
  expect(hasOtherPlaces(null, exampleLease)).toBe(true);
  expect(hasOtherPlaces(exampleLease, { ...exampleLease, endsAt: '2026-11-20T15:00:00Z' })).toBe(false);
  expect(hasOtherPlaces(exampleLease, { ...exampleLease, places })).toBe(false);
  expect(hasOtherPlaces(exampleLease, { ...exampleLease, endsAt: '2026-11-20T15:00:00Z', places })).toBe(
    true,
  );
});
