import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptInOrder } from '../../capacity/accept-in-order.ts';
import { reasonOfPlaces } from '../../capacity/sale-refusal.ts';
import { decideTicketTypeLabel } from '../../catalog/ticket-type-label.ts';
import { decideAvailability, strictest } from './availability.ts';
import type { LimitFacts, SaleFacts } from './availability-facts.ts';
import { colourOfDay, decideLook } from './availability-look.ts';
import { bookableStates } from './availability-state.ts';

const now = { at: new Date('2026-11-20T12:00:00Z'), today: '2026-11-20' };
const places = (capacity: number | null, soldCount = 0, heldCount = 0) => ({
  capacity,
  soldCount,
  heldCount,
});

function facts(
  changes: Partial<SaleFacts> = {},
  capacity: number | null = 60,
  sold = 20,
  held = 0,
): SaleFacts {
  return {
    timeslot: {
      date: '2026-11-20',
      startsAt: new Date('2026-11-20T13:00:00Z'),
      state: 'open',
      ...places(capacity, sold, held),
    },
    sale: { availableFrom: null, availableUntil: null, lookaheadDays: null, cutOffMinutes: 0 },
    now,
    ...changes,
  };
}
const limit = (capacity: number, sold = 0, held = 0, placesEach = 1): LimitFacts => ({
  kind: 'ticket-type',
  ...places(capacity, sold, held),
  placesEach,
});
const shop = { isPublished: true, sellsGroup: true, sellsProduct: true };

describe('where nothing is for sale', () => {
  test.each<[string, Partial<SaleFacts>, string]>([
    ['an unpublished channel', { channel: { ...shop, isPublished: false } }, 'channel-unpublished'],
    ['a channel without the group', { channel: { ...shop, sellsGroup: false } }, 'not-on-channel'],
    ['a channel without the product', { channel: { ...shop, sellsProduct: false } }, 'product-off-channel'],
    ['an archived group', { isArchived: true }, 'archived'],
    ['a hidden timeslot group', { channel: shop, isHidden: true }, 'hidden'],
    ['a group without a type', { types: [] }, 'no-ticket-type'],
    ['types that are labelled by hand', { types: [{ isLabelled: true, limits: [] }] }, 'no-ticket-type'],
  ])('%s shows none', (_, changes, reason) => {
    expect(decideAvailability(facts(changes))).toEqual({ state: 'none', reason, left: 0 });
  });

  test('tickets that are valid until a date are sold for visits until it, each type for itself', () => {
    const reasonWith = (...until: (string | null)[]) =>
      decideAvailability(facts({ types: until.map((validUntil) => ({ validUntil, limits: [] })) })).reason;
    expect(reasonWith('2026-11-20')).toBe('share-taken');
    expect(reasonWith('2026-11-19')).toBe('outside-validity');
    expect(reasonWith('2026-11-18', '2026-11-19')).toBe('outside-validity');
    expect([reasonWith('2026-11-19', '2026-11-20'), reasonWith('2026-11-19', null)]).toEqual([
      'share-taken',
      'share-taken',
    ]);
  });

  test('staff may sell from a hidden timeslot group', () => {
    expect(decideAvailability(facts({ isHidden: true })).state).toBe('available');
  });

  test('a day on which the events of all types are closed is closed', () => {
    const closed = { eventShut: 'event-closed', limits: [] } as const;
    expect(decideAvailability(facts({ types: [closed] }))).toMatchObject({
      state: 'closed',
      reason: 'event-closed',
    });
    expect(decideAvailability(facts({ types: [closed, { limits: [] }] })).state).toBe('available');
  });
});

describe('further limits', () => {
  const seen = (types: LimitFacts[][], capacity: number | null = 60, sold = 20) =>
    decideAvailability(facts({ types: types.map((limits) => ({ limits })) }, capacity, sold));

  test('the fullest counter names the state, the scarcest says how many can come', () => {
    expect(seen([[limit(10, 9)]])).toEqual({ state: 'almost full', reason: 'share-taken', left: 1 });
    expect(seen([[limit(10, 10)]])).toEqual({ state: 'sold out', reason: 'limit-sold', left: 0 });
    expect(seen([[limit(10, 5, 5)]])).toEqual({ state: 'full', reason: 'limit-held', left: 0 });
    expect(seen([[limit(100, 0)]], 60, 58)).toMatchObject({ state: 'almost full', left: 2 });
  });

  test('a timeslot without places of its own follows its limit', () => {
    expect(seen([[limit(10, 7)]], null)).toMatchObject({ state: 'busy', left: 3 });
    expect(seen([[]], null)).toMatchObject({ state: 'available', left: null });
  });

  test('a visitor with a choice gets the type with most room', () => {
    expect(seen([[limit(10, 10)], [limit(50, 10)]])).toMatchObject({ state: 'available', left: 40 });
    expect(seen([[limit(10, 10)], []])).toMatchObject({ state: 'available', left: 40 });
    expect(seen([[limit(10, 10)], [limit(4, 2, 2)]])).toMatchObject({ state: 'full', left: 0 });
  });

  test('a party of two does not fit in one place', () => {
    expect(seen([[limit(5, 4, 0, 2)]])).toMatchObject({ state: 'sold out', left: 0 });
    expect(seen([[limit(5, 2, 2, 2)]])).toMatchObject({ state: 'full', left: 0 });
  });
});

describe('places kept from a channel', () => {
  test('a channel at its ceiling is full while others still sell', () => {
    const kept = (sold: number, percentage: number) =>
      decideAvailability(facts({ channel: shop, withheldPercentage: percentage }, 75, sold));
    expect(kept(72, 4)).toEqual({ state: 'full', reason: 'withheld', left: 0 });
    expect(kept(71, 4)).toMatchObject({ state: 'almost full', left: 1 });
    expect(kept(75, 4)).toMatchObject({ state: 'sold out', reason: 'all-sold' });
    expect(kept(0, 100)).toMatchObject({ state: 'full', reason: 'withheld' });
  });

  test('a visit that runs on into a timeslot at its ceiling is full for that channel too', () => {
    const runsInto = (sold: number) =>
      decideAvailability(
        facts({
          channel: shop,
          types: [{ limits: [{ ...limit(10, sold), kind: 'timeslot', withheldPercentage: 20 }] }],
        }),
      );
    expect(runsInto(8)).toEqual({ state: 'full', reason: 'withheld', left: 0 });
    expect(runsInto(7)).toMatchObject({ state: 'almost full', left: 1 });
    expect(runsInto(10)).toMatchObject({ state: 'sold out', reason: 'limit-sold' });
  });
});

test('a time is full for people though an audio guide of the same tickets is left, and not where only guides are sold', () => {
  const adult = { isAdmission: true, limits: [limit(10, 10)] };
  const guide = { isAdmission: false, limits: [limit(10, 2)] };
  const answer = (...types: (typeof adult)[]) => decideAvailability(facts({ types }));
  expect(answer(adult, guide)).toMatchObject({ state: 'sold out', reason: 'limit-sold', left: 0 });
  expect(answer({ ...adult, limits: [limit(10, 9)] }, guide)).toMatchObject({ left: 1 });
  expect(answer(guide)).toMatchObject({ left: 8 });
});

test('tickets of two groups together are what the stricter group says', () => {
  const open = decideAvailability(facts());
  const shut = decideAvailability(facts({ isArchived: true }));
  const tight = decideAvailability(facts({ types: [{ limits: [limit(10, 9)] }] }));
  expect(strictest([open, shut]).reason).toBe('archived');
  expect(strictest([open, tight])).toMatchObject({ state: 'almost full', left: 1 });
  expect(strictest([])).toMatchObject({ state: 'none', reason: 'no-timeslot' });
});

test('an exception paints what can be bought, never that nothing is left', () => {
  expect(decideLook('quiet', 'red')).toBe('full');
  expect(decideLook('almost full', 'green')).toBe('available');
  expect(decideLook('busy', 'orange')).toBe('almost full');
  expect([decideLook('sold out', 'green'), decideLook('closed', 'green'), decideLook('busy', null)]).toEqual([
    'sold out',
    'closed',
    'busy',
  ]);
  expect([colourOfDay(['red', 'red']), colourOfDay(['red', null]), colourOfDay([])]).toEqual([
    'red',
    null,
    null,
  ]);
});

test.each([
  ['cancelled', { state: 'closed', reason: 'cancelled' }],
  ['closed', { state: 'closed', reason: 'past' }],
  ['none', { state: 'none', reason: 'no-timeslot' }],
  ['sold out', { state: 'sold out', reason: 'all-sold' }],
  [null, { state: 'full', reason: 'rest-is-held' }],
  [null, { state: 'quiet', reason: 'share-taken' }],
] as const)('a ticket type is called %j on a date', (label, availability) => {
  expect(decideTicketTypeLabel(null, availability)).toBe(label);
  expect(decideTicketTypeLabel('sold out', availability)).toBe('sold out');
});

const counter = fc
  .record({
    capacity: fc.integer({ min: 1, max: 6 }),
    sold: fc.nat(6),
    held: fc.nat(6),
    each: fc.integer({ min: 1, max: 2 }),
    withheldPercentage: fc.constantFrom(0, 10, 34, 100),
  })
  .map(({ capacity, sold, held, each, withheldPercentage }) => {
    const soldCount = Math.min(sold, capacity);
    return { ...limit(capacity, soldCount, Math.min(held, capacity - soldCount), each), withheldPercentage };
  });

/** The engine's answer to a request for places of these counters. */
function ask(limits: readonly LimitFacts[]) {
  const counters = new Map(
    limits.map(({ capacity, heldCount, soldCount }, index) => [
      `${index}`,
      { capacity, held: heldCount, sold: soldCount },
    ]),
  );
  const wanted = limits.map(({ placesEach = 1, withheldPercentage = 0 }, index) => {
    return { counterId: `${index}`, quantity: placesEach, withheldPercentage };
  });
  return acceptInOrder(counters, [wanted])[0];
}

test('people can come by what is shown exactly where the engine holds a place for one of them', () => {
  fc.assert(
    fc.property(
      fc.option(counter),
      fc.array(fc.array(counter, { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(0, 10, 34, 100),
      (own, types, withheldPercentage) => {
        const slot = own ?? places(null);
        const shown = decideAvailability(
          facts(
            { types: types.map((limits) => ({ limits })), withheldPercentage, channel: shop },
            slot.capacity,
            slot.soldCount,
            slot.heldCount,
          ),
        );
        const ofTimeslot = { ...limit(0), ...slot, placesEach: 1, withheldPercentage };
        const canHold = types.some((limits) => ask([ofTimeslot, ...limits]) === undefined);
        expect(bookableStates.includes(shown.state)).toBe(canHold);
        expect(shown.left === 0).toBe(!canHold);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('where nothing is left for a channel, the engine refuses a party of any size with the reason that is shown', () => {
  fc.assert(
    fc.property(counter, fc.integer({ min: 1, max: 9 }), (own, party) => {
      const { capacity, soldCount, heldCount, withheldPercentage } = own;
      const shown = decideAvailability(
        facts({ channel: shop, withheldPercentage }, capacity, soldCount, heldCount),
      );
      const [refusal] = ask([{ ...own, placesEach: party }]) ?? [];
      if (shown.left !== 0) return;
      expect(refusal && reasonOfPlaces(refusal, true)).toBe(shown.reason);
    }),
    { numRuns: 1_000 },
  );
});
