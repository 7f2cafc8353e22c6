import { describe, expect, test } from 'vitest';
import { weekdays } from '../../calendar/weekday.ts';
import { decideAvailability } from './availability.ts';
import type { SaleRules, TimeslotFacts } from './availability-facts.ts';
import { bookableStates } from './availability-state.ts';
import { type PlaceOnDay, visitDay } from './visit-day.ts';

const at = new Date('2026-11-20T11:00:00Z');
const now = { at, today: '2026-11-20' };
const group: SaleRules = {
  kind: 'specific day',
  availableFrom: null,
  availableUntil: null,
  lookaheadDays: null,
  cutOffMinutes: 0,
  openWeekdays: weekdays,
  ownDays: [],
};
const museum: PlaceOnDay = {
  timeZone: 'Europe/Amsterdam',
  opens: '10:00',
  closes: '17:00',
  isClosedDay: false,
  isShutWeekday: false,
  closures: [],
};
/** Null where it can be bought, else why not. */
function shutOn(
  date: string,
  changes: Partial<SaleRules> = {},
  place: Partial<PlaceOnDay> = {},
  moment = now,
) {
  const timeslot = visitDay(date, { ...museum, ...place }, moment.at);
  const { state, reason } = decideAvailability({ timeslot, sale: { ...group, ...changes }, now: moment });
  return bookableStates.includes(state) ? null : reason;
}
const notOnMondays = {
  openWeekdays: weekdays.filter((day) => day !== 1),
  ownDays: [
    { date: '2026-11-30', isOpen: true },
    { date: '2026-12-01', isOpen: false },
  ],
};
const aroundMonday = ['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01'];

describe('the days on which a day ticket is sold', () => {
  test('every day to come is open, yesterday is not', () => {
    expect(['2026-11-19', '2026-11-20', '2027-11-20'].map((date) => shutOn(date))).toEqual([
      'past',
      null,
      null,
    ]);
  });

  test('before and after the group’s dates, and further than it may be bought ahead, it is not on sale', () => {
    const dates = { availableFrom: '2026-11-25', availableUntil: '2026-12-31', lookaheadDays: 30 };
    expect(
      ['2026-11-24', '2026-12-20', '2026-12-21', '2027-01-01'].map((date) => shutOn(date, dates)),
    ).toEqual(['not-yet-on-sale', null, 'beyond-lookahead', 'no-longer-on-sale']);
  });

  test('it is closed on Mondays, but open on a Monday that is named', () => {
    expect(aroundMonday.map((date) => shutOn(date, notOnMondays))).toEqual([
      'weekday-closed',
      null,
      null,
      'closed-by-group',
    ]);
  });

  test('on a closed day of the location no visitor is received, whatever the group says', () => {
    const open = { ownDays: [{ date: '2026-12-25', isOpen: true }] };
    expect(shutOn('2026-12-25', {}, { isClosedDay: true })).toBe('closed-day');
    expect(shutOn('2026-12-25', open, { isClosedDay: true })).toBe('closed-day');
  });

  test('on a weekday without hours it is closed, unless the group names the day', () => {
    expect(shutOn('2026-11-30', {}, { isShutWeekday: true })).toBe('location-shut');
    expect(shutOn('2026-11-30', notOnMondays, { isShutWeekday: true })).toBeNull();
  });

  test('a ticket for a fixed date is for that date, whatever weekday it is', () => {
    const fixed: Partial<SaleRules> = {
      kind: 'fixed date',
      validFrom: '2026-12-05',
      validUntil: '2026-12-05',
      openWeekdays: [],
    };
    const mondays = { isShutWeekday: true };
    expect(['2026-12-05', '2026-12-06'].map((date) => shutOn(date, fixed, mondays))).toEqual([
      null,
      'outside-validity',
    ]);
  });

  test('today it is sold until the cut-off before closing time', () => {
    expect(shutOn('2026-11-20', { cutOffMinutes: 299 })).toBeNull();
    expect(shutOn('2026-11-20', { cutOffMinutes: 300 })).toBe('past-cut-off');
  });
});

test('a ticket for a period is bought by today’s date and good on the open days within it', () => {
  const period: Partial<SaleRules> = {
    ...notOnMondays,
    kind: 'period',
    availableUntil: '2026-11-30',
    validFrom: '2026-11-20',
    validUntil: '2026-12-31',
    lookaheadDays: 1,
    cutOffMinutes: 600,
  };
  expect([...aroundMonday, '2027-01-01'].map((date) => shutOn(date, period))).toEqual([
    'weekday-closed',
    null,
    null,
    'closed-by-group',
    'outside-validity',
  ]);
  const later = { at: new Date('2026-12-03T11:00:00Z'), today: '2026-12-03' };
  expect(shutOn('2026-12-04', period, {}, later)).toBe('no-longer-on-sale');
});

test('tickets with a time keep the closed and open days of their group too', () => {
  const timeslot = (date: string): TimeslotFacts => ({
    date,
    startsAt: new Date(`${date}T13:00:00Z`),
    state: 'open',
    capacity: 60,
    heldCount: 0,
    soldCount: 0,
  });
  const sale: SaleRules = { ...group, ...notOnMondays, kind: 'day plus time' };
  const told = aroundMonday.map((date) => decideAvailability({ timeslot: timeslot(date), sale, now }));
  expect(told.map(({ state, reason }) => (state === 'closed' ? reason : null))).toEqual([
    'weekday-closed',
    null,
    null,
    'closed-by-group',
  ]);
});
