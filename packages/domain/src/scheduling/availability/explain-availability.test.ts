import { expect, test } from 'vitest';
import type { SaleFacts } from './availability-facts.ts';
import { explainAvailability, explainEmptyDate, type WhyDetails } from './explain-availability.ts';

const shop = { isPublished: true, sellsGroup: true, sellsProduct: true };
const facts: SaleFacts = {
  timeslot: {
    date: '2026-11-21',
    startsAt: new Date('2026-11-21T12:30:00Z'),
    state: 'open',
    capacity: 75,
    soldCount: 64,
    heldCount: 8,
  },
  sale: { availableFrom: null, availableUntil: null, lookaheadDays: 90, cutOffMinutes: 30 },
  channel: shop,
  withheldPercentage: 4,
  now: { at: new Date('2026-11-20T12:42:00Z'), today: '2026-11-20' },
};
const details: WhyDetails = {
  timeZone: 'Europe/Amsterdam',
  channelName: 'Getij tickets',
  groupName: 'Salt & Light',
  source: { code: 'made-by-period', name: 'Weekend' },
  exception: null,
  closure: { reason: '', note: '' },
  closedDayNote: '',
  wantedCapacity: null,
  soldOrders: 27,
  firstHoldEndsAt: new Date('2026-11-20T12:47:00Z'),
  withheldUntil: new Date('2026-11-21T11:30:00Z'),
  limits: [],
};
const told = (changes: Partial<SaleFacts> = {}, more: Partial<WhyDetails> = {}) =>
  explainAvailability({ ...facts, ...changes }, { ...details, ...more });
const applied = (changes: Partial<SaleFacts> = {}, more: Partial<WhyDetails> = {}) =>
  told(changes, more).steps.flatMap(({ applies, code }) => (applies ? [code] : []));

test('why a channel has none left: the capacity and its uses, in order', () => {
  const { steps, availability } = told();
  expect(availability).toEqual({ state: 'full', reason: 'withheld', left: 0 });
  expect(applied()).toEqual(['made-by-period', 'places-sold', 'places-held', 'withheld']);
  expect(steps.map(({ name }) => name)).toEqual([
    'channel',
    'product',
    'sale-dates',
    'lookahead',
    'source',
    'closed-day',
    'exception',
    'closure',
    'staff',
    'sold',
    'held',
    'withheld',
    'start',
    'cut-off',
  ]);
  const changing = steps.filter(({ changesAt }) => changesAt).map(({ name, changesAt }) => [name, changesAt]);
  expect(changing).toEqual([
    ['held', details.firstHoldEndsAt],
    ['withheld', details.withheldUntil],
  ]);
});

test.each<[string, Partial<SaleFacts>, string]>([
  ['past the cut-off', { sale: { ...facts.sale, cutOffMinutes: 3000 } }, 'past-cut-off'],
  ['not within the sale dates', { sale: { ...facts.sale, availableFrom: '2026-12-01' } }, 'not-yet-on-sale'],
  ['closed by staff', { timeslot: { ...facts.timeslot, state: 'closed' } }, 'closed-by-staff'],
  [
    'closed by an exception',
    { timeslot: { ...facts.timeslot, state: 'closed', exceptionId: 'x' } },
    'closed-by-exception',
  ],
  ['product disabled on the channel', { channel: { ...shop, sellsProduct: false } }, 'product-off-channel'],
])('%s: the rule that decided is among the steps', (_, changes, code) => {
  expect(applied(changes)).toContain(code);
  expect(told(changes).availability.reason).toBe(code);
});

test('beyond the lookahead it says from which midnight of the place it opens', () => {
  const { steps } = told({ sale: { ...facts.sale, lookaheadDays: 0 } });
  expect(steps.find(({ name }) => name === 'lookahead')).toMatchObject({
    code: 'beyond-lookahead',
    params: { days: 0, until: '2026-11-20' },
    changesAt: new Date('2026-11-20T23:00:00Z'),
  });
});

test('a limit with as much room as the timeslot is shown in grey', () => {
  const house = {
    kind: 'house' as const,
    name: 'Main building',
    capacity: 450,
    soldCount: 412,
    heldCount: 0,
  };
  const steps = told({}, { limits: [house, { ...house, capacity: 413 }] }).steps.filter(
    ({ name }) => name === 'limit',
  );
  expect(steps.map(({ applies, params }) => [applies, params.left])).toEqual([
    [false, 38],
    [true, 1],
  ]);
});

test('an overlapping timeslot at the ceiling of the channel is named as what stops', () => {
  const next = { kind: 'timeslot' as const, name: '14:00', capacity: 10, soldCount: 8, heldCount: 0 };
  const limits = [{ ...next, withheldPercentage: 20 }];
  const { steps, availability } = told({ withheldPercentage: 0, types: [{ limits }] }, { limits });
  expect(availability).toEqual({ state: 'full', reason: 'withheld', left: 0 });
  expect(steps.find(({ name }) => name === 'limit')).toMatchObject({
    code: 'limit-withheld',
    applies: true,
    params: { name: '14:00', left: 0 },
  });
});

test('staff see no channel and nothing kept from it', () => {
  const { channel: _, ...staff } = facts;
  const { steps, availability } = explainAvailability(
    { ...staff, withheldPercentage: 0 },
    { ...details, channelName: null },
  );
  expect(steps[0]?.code).toBe('sold-by-staff');
  expect(steps.some(({ name }) => name === 'withheld')).toBe(false);
  expect(availability.left).toBe(3);
});

test('a date without timeslots says that no rule makes one, or which exception closed it', () => {
  const none = explainEmptyDate(facts, { ...details, source: null, isClosed: false });
  expect(none.availability).toEqual({ state: 'none', reason: 'no-timeslot', left: 0 });
  expect(none.steps.at(-1)).toMatchObject({ name: 'source', code: 'no-timeslot', applies: true });
  const exception = { note: 'Storm', from: '2026-11-21', until: '2026-11-21' };
  const closed = explainEmptyDate(facts, { ...details, exception, isClosed: true });
  expect(closed.availability).toMatchObject({ state: 'closed', reason: 'closed-by-exception' });
});

test('why a limit is what it is: the period says its own, and an exception only what it gives', () => {
  const exception = { note: 'Concert', from: '2026-11-21', until: '2026-11-21' };
  const limitsBy = (more: Partial<WhyDetails>) =>
    told({}, { exception, ...more }).steps.flatMap(({ code, effect }) =>
      effect.kind === 'places' ? [`${code} ${effect.places}`] : [],
    );
  expect(limitsBy({ sourcePlaces: 60, isLimitOfException: true })).toEqual([
    'made-by-period 60',
    'exception-applies 75',
  ]);
  expect(limitsBy({ isLimitOfException: false })).toEqual(['made-by-period 75']);
  expect(applied({}, { exception, isLimitOfException: false })).not.toContain('exception-applies');
});
