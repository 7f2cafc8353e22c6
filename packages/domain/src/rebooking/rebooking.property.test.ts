import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { applyExceptions, isExceptionFor } from './apply-exceptions.ts';
import { decideRebooking } from './decide-rebooking.ts';
import type { RebookingFacts, RebookingTicket } from './rebooking-facts.ts';
import {
  type RebookingException,
  type RebookingSettings,
  type RuleOverrides,
  rebookingRules,
} from './rebooking-rules.ts';

const firstDay = '2026-03-20';
const aDate = fc.integer({ min: 0, max: 30 }).map((days) => addDays(firstDay, days));
const aTime = fc.constantFrom('10:00', '14:30', '02:30', null);
const aVisit = fc.record({ date: aDate, time: aTime });
const aMoment = fc
  .integer({ min: 0, max: 30 * 24 * 60 })
  .map((minutes) => new Date(Date.parse(`${firstDay}T00:00:00Z`) + minutes * 60_000));

const days = fc.integer({ min: 0, max: 20 });
const rules = {
  earlierDays: days,
  laterDays: days,
  latestHours: fc.integer({ min: 0, max: 100 }),
  mostTimes: fc.integer({ min: 0, max: 4 }),
  feeMinor: fc.integer({ min: 0, max: 1000 }),
  isDifferenceReturned: fc.boolean(),
};
const someSettings: fc.Arbitrary<RebookingSettings> = fc.record({ ...rules, buyersRebook: fc.boolean() });
const someOverrides: fc.Arbitrary<RuleOverrides> = fc.record({
  isAllowed: fc.option(fc.boolean()),
  earlierDays: fc.option(rules.earlierDays),
  laterDays: fc.option(rules.laterDays),
  latestHours: fc.option(rules.latestHours),
  mostTimes: fc.option(rules.mostTimes),
  feeMinor: fc.option(rules.feeMinor),
  isDifferenceReturned: fc.option(rules.isDifferenceReturned),
});
const aTarget: fc.Arbitrary<RebookingException['target']> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('ticket-type' as const, 'ticket-group' as const, 'event' as const),
    id: fc.constantFrom('a', 'b'),
  }),
  fc.record({ kind: fc.constant('period' as const), from: aDate, until: aDate }),
);
const someExceptions = fc
  .array(fc.record({ target: aTarget, overrides: someOverrides }), { maxLength: 4 })
  .map((list) =>
    list.map((one, index): RebookingException => ({ id: `${index}`, name: `${index}`, ...one })),
  );

const aTicket: fc.Arbitrary<RebookingTicket> = fc.record({
  ticketId: fc.uuid(),
  ticketTypeId: fc.constantFrom('a', 'b'),
  ticketGroupId: fc.constantFrom('a', 'b'),
  eventId: fc.constantFrom('a', 'b', null),
  state: fc.constantFrom('active', 'active', 'active', 'cancelled'),
  isScanned: fc.integer({ max: 5, min: 0 }).map((number) => number === 0),
  visit: fc.option(aVisit, { freq: 9 }),
  firstVisit: fc.option(aVisit),
  timesRebooked: fc.integer({ min: 0, max: 3 }),
  paidMinor: fc.integer({ min: 0, max: 5000 }),
  newPriceMinor: fc.integer({ min: 0, max: 5000 }),
});
const someFacts: fc.Arbitrary<RebookingFacts> = fc.record({
  settings: someSettings,
  exceptions: someExceptions,
  tickets: fc.array(aTicket, { minLength: 1, maxLength: 4 }),
  wanted: fc.option(aVisit, { freq: 9 }),
  timeZone: fc.constantFrom('Europe/Amsterdam', 'Africa/Johannesburg'),
  now: aMoment,
  by: fc.constantFrom('buyer', 'staff', 'staff-with-extra'),
});

/** Each rule a little stricter, or as it was. */
const someStrictness = fc.record({
  isOffline: fc.boolean(),
  days: fc.tuple(days, days),
  hours: fc.integer({ min: 0, max: 50 }),
  times: fc.integer({ min: 0, max: 3 }),
  fee: fc.integer({ min: 0, max: 500 }),
  isKept: fc.boolean(),
});

function tightened(
  settings: RebookingSettings,
  by: typeof someStrictness extends fc.Arbitrary<infer T> ? T : never,
) {
  return {
    buyersRebook: settings.buyersRebook && !by.isOffline,
    earlierDays: Math.max(0, settings.earlierDays - by.days[0]),
    laterDays: Math.max(0, settings.laterDays - by.days[1]),
    latestHours: settings.latestHours + by.hours,
    mostTimes: Math.max(0, settings.mostTimes - by.times),
    feeMinor: settings.feeMinor + by.fee,
    isDifferenceReturned: settings.isDifferenceReturned && !by.isKept,
  };
}

test('stricter rules never allow more, never end later and never cost less', () => {
  fc.assert(
    fc.property(someFacts, someStrictness, (facts, strictness) => {
      const before = decideRebooking(facts);
      const after = decideRebooking({ ...facts, settings: tightened(facts.settings, strictness) });
      after.tickets.forEach(({ outcome, until, dates }, index) => {
        const was = before.tickets[index];
        if (outcome === 'moves') expect(was?.outcome).toBe('moves');
        if (until && was?.until) expect(until <= was.until).toBe(true);
        if (dates && was?.dates) {
          expect(dates.from >= was.dates.from && dates.until <= was.dates.until).toBe(true);
        }
      });
      if (!after.isAllowed) return;
      expect(before.isAllowed).toBe(true);
      expect(after.buyerPaysMinor - after.buyerGetsMinor).toBeGreaterThanOrEqual(
        before.buyerPaysMinor - before.buyerGetsMinor,
      );
    }),
  );
});

test('an exception changes the rules that it names, of the tickets that it is for, and nothing else', () => {
  fc.assert(
    fc.property(someSettings, someExceptions, aTicket, (settings, exceptions, ticket) => {
      const facts = { ...ticket, visitDate: ticket.visit?.date ?? null };
      const applied = applyExceptions(settings, exceptions, facts);
      const matching = exceptions.filter((one) => isExceptionFor(one, facts));
      for (const rule of rebookingRules) {
        const named = matching.filter(({ overrides }) => overrides[rule] !== null);
        const source = applied.sources[rule];
        if (named.length === 0) {
          expect(source.kind).toBe('settings');
          expect(applied[rule]).toBe(rule === 'isAllowed' ? true : settings[rule]);
        } else {
          const decided = named.find(({ id }) => source.kind === 'exception' && source.exceptionId === id);
          expect(applied[rule]).toBe(decided?.overrides[rule]);
        }
      }
    }),
  );
});

/** An exception that names every rule, for every ticket with a visit: what applies no longer comes from the settings. */
const aFullException = fc.record({ ...rules, isAllowed: fc.boolean() }).map(
  (overrides): RebookingException => ({
    id: 'full',
    name: 'full',
    target: { kind: 'period', from: '2026-01-01', until: '2026-12-31' },
    overrides,
  }),
);

test('one more exception never allows more than those that name the same rules', () => {
  fc.assert(
    fc.property(someFacts, aFullException, someExceptions, (facts, full, more) => {
      const before = decideRebooking({ ...facts, exceptions: [full] });
      const after = decideRebooking({ ...facts, exceptions: [full, ...more] });
      after.tickets.forEach(({ outcome, rules: now }, index) => {
        const was = before.tickets[index];
        if (outcome === 'stays') return;
        if (outcome === 'moves') expect(was?.outcome).toBe('moves');
        for (const rule of ['latestHours', 'feeMinor'] as const)
          expect(now[rule]).toBeGreaterThanOrEqual(was?.rules[rule] ?? 0);
        for (const rule of ['earlierDays', 'laterDays', 'mostTimes'] as const)
          expect(now[rule]).toBeLessThanOrEqual(was?.rules[rule] ?? 0);
        for (const rule of ['isAllowed', 'isDifferenceReturned'] as const)
          if (now[rule]) expect(was?.rules[rule]).toBe(true);
      });
    }),
  );
});

test('every cent of the difference is paid, returned or kept, and only one side pays', () => {
  fc.assert(
    fc.property(someFacts, (facts) => {
      const price = decideRebooking(facts);
      expect(price.dueMinor - price.returnedMinor - price.keptMinor).toBe(price.differenceMinor);
      expect(price.buyerPaysMinor === 0 || price.buyerGetsMinor === 0).toBe(true);
      expect(price.buyerPaysMinor - price.buyerGetsMinor).toBe(
        price.feeMinor + price.dueMinor - price.returnedMinor,
      );
    }),
  );
});

test('the moment after the last one is too late, and the last one is not, for all else the same', () => {
  fc.assert(
    fc.property(someFacts, (facts) => {
      const asked = { ...facts, by: 'staff' as const, tickets: facts.tickets.slice(0, 1) };
      const { isAllowed, until } = decideRebooking(asked);
      if (!isAllowed || !until) return;
      expect(asked.now <= until).toBe(true);
      const later = decideRebooking({ ...asked, now: new Date(until.getTime() + 1) });
      expect(later.isAllowed).toBe(false);
    }),
  );
});
