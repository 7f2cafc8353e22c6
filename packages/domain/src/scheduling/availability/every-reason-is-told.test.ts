import { expect, test } from 'vitest';
import type { LimitFacts, SaleFacts, TypeFacts } from './availability-facts.ts';
import { type AvailabilityReason, availabilityReasons } from './availability-state.ts';
import { explainAvailability, explainEmptyDate, type WhyDetails } from './explain-availability.ts';
import type { WhyStep } from './why-step.ts';

const timeslot: SaleFacts['timeslot'] = {
  date: '2026-11-21',
  startsAt: new Date('2026-11-21T12:30:00Z'),
  state: 'open',
  capacity: 10,
  soldCount: 4,
  heldCount: 0,
};
const facts: SaleFacts = {
  timeslot,
  sale: { availableFrom: null, availableUntil: null, lookaheadDays: null, cutOffMinutes: 30 },
  channel: { isPublished: true, sellsGroup: true, sellsProduct: true },
  now: { at: new Date('2026-11-20T12:42:00Z'), today: '2026-11-20' },
};
const details: WhyDetails = {
  timeZone: 'Europe/Amsterdam',
  channelName: 'Getij tickets',
  groupName: 'Salt & Light',
  source: { code: 'made-by-period', name: 'Weekend' },
  exception: null,
  closedDayNote: '',
  closure: { reason: 'storm', note: '' },
  wantedCapacity: null,
  soldOrders: 1,
  firstHoldEndsAt: null,
  withheldUntil: null,
  limits: [],
};

const shut = (change: Partial<SaleFacts['timeslot']>): Partial<SaleFacts> => ({
  timeslot: { ...timeslot, state: 'closed', ...change },
});
const filled = (change: Partial<SaleFacts['timeslot']>): Partial<SaleFacts> => ({
  timeslot: { ...timeslot, ...change },
});
const sold = (change: Partial<SaleFacts['sale']>): Partial<SaleFacts> => ({
  sale: { ...facts.sale, ...change },
});
const on = (change: Partial<SaleFacts['channel']>): Partial<SaleFacts> => ({
  channel: { isPublished: true, sellsGroup: true, sellsProduct: true, ...change },
});
const ofType = (change: Partial<TypeFacts>): Partial<SaleFacts> => ({ types: [{ limits: [], ...change }] });
const limited = (limit: Pick<LimitFacts, 'soldCount' | 'heldCount'>): Partial<SaleFacts> =>
  ofType({ limits: [{ kind: 'ticket-group', capacity: 5, ...limit }] });
const at = (time: string): Partial<SaleFacts> => ({ now: { at: new Date(time), today: '2026-11-21' } });

/** What makes each reason decide; null = only a date without timeslots has it. */
const ways: Record<AvailabilityReason, Partial<SaleFacts> | null> = {
  'channel-unpublished': on({ isPublished: false }),
  'not-on-channel': on({ sellsGroup: false }),
  'product-off-channel': on({ sellsProduct: false }),
  archived: { isArchived: true },
  'kind-unsuited': { isUnsuited: true },
  'no-ticket-type': ofType({ isLabelled: true }),
  hidden: { isHidden: true },
  'no-timeslot': null,
  'not-yet-on-sale': sold({ availableFrom: '2026-12-01' }),
  'no-longer-on-sale': sold({ availableUntil: '2026-11-01' }),
  'beyond-lookahead': sold({ lookaheadDays: 0 }),
  'outside-validity': sold({ validFrom: '2026-12-01' }),
  'closed-by-group': sold({ ownDays: [{ date: '2026-11-21', isOpen: false }] }),
  'weekday-closed': sold({ openWeekdays: [1] }),
  'closed-day': filled({ isClosedDay: true }),
  'location-shut': filled({ isDay: true, isShutWeekday: true }),
  'closed-by-exception': shut({ exceptionId: 'exception' }),
  'closed-by-closure': shut({ closureId: 'closure' }),
  'not-in-rules': shut({ conflict: 'not-in-rules' }),
  'closed-for-group': shut({ groupShut: true, exceptionId: 'exception' }),
  'closed-by-staff': shut({}),
  cancelled: filled({ state: 'cancelled' }),
  'capacity-zero': filled({ capacity: 0, soldCount: 0 }),
  'event-closed': ofType({ eventShut: 'event-closed' }),
  'event-other-time': ofType({ eventShut: 'event-other-time' }),
  'event-elsewhere': ofType({ eventShut: 'event-elsewhere' }),
  'event-over': ofType({ eventShut: 'event-over' }),
  past: at('2026-11-21T13:00:00Z'),
  'past-cut-off': at('2026-11-21T12:15:00Z'),
  'all-sold': filled({ soldCount: 10 }),
  'rest-is-held': filled({ soldCount: 4, heldCount: 6 }),
  'limit-sold': limited({ soldCount: 5, heldCount: 0 }),
  'limit-held': limited({ soldCount: 3, heldCount: 2 }),
  withheld: { withheldPercentage: 60 },
  'share-taken': {},
  'no-limit': filled({ capacity: null }),
};

/** The step that explains each state in which places are left or have run out. */
const lines: Partial<Record<AvailabilityReason, Pick<WhyStep, 'name' | 'code'>>> = {
  'all-sold': { name: 'sold', code: 'places-sold' },
  'rest-is-held': { name: 'held', code: 'places-held' },
  'limit-sold': { name: 'limit', code: 'limit-sold' },
  'limit-held': { name: 'limit', code: 'limit-held' },
  withheld: { name: 'withheld', code: 'withheld' },
};

function tell(reason: AvailabilityReason) {
  const way = ways[reason];
  if (!way) return explainEmptyDate(facts, { ...details, source: null, isClosed: false });
  const asked = { ...facts, ...way };
  const limits = (asked.types ?? [])
    .flatMap((type) => type.limits)
    .map((limit) => ({ ...limit, name: 'Adult' }));
  return explainAvailability(asked, { ...details, limits });
}

test.each(availabilityReasons)('“Why?” has a line that says %s where that decides', (reason) => {
  const { steps, availability } = tell(reason);
  expect(availability.reason).toBe(reason);
  const applied = steps.filter(({ applies }) => applies);
  const shutBy = applied.filter(({ effect }) => effect.kind === 'shut').map(({ code }) => code);
  if (reason === 'share-taken' || reason === 'no-limit') expect(shutBy).toEqual([]);
  else if (lines[reason]) expect(applied).toContainEqual(expect.objectContaining(lines[reason]));
  else expect(shutBy).toContain(reason);
});
