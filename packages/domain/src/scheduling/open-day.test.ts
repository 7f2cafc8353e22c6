import { describe, expect, test } from 'vitest';
import { weekdays } from '../calendar/weekday.ts';
import { type DayAtLocation, findClosedDayReason, type OpenDayRules } from './open-day.ts';

const group: OpenDayRules = {
  availableFrom: null,
  availableUntil: null,
  lookaheadDays: null,
  cutOffMinutes: 0,
  openWeekdays: weekdays,
  days: [],
  fixedDate: null,
};
const now = { at: new Date('2026-11-20T11:00:00Z'), today: '2026-11-20' };
const until = (endsAt: string, isClosed = false): DayAtLocation => ({ isClosed, endsAt: new Date(endsAt) });
const reasonOn = (date: string, changes: Partial<OpenDayRules> = {}, isClosed = false) =>
  findClosedDayReason({ ...group, ...changes }, date, until(`${date}T16:00:00Z`, isClosed), now);

describe('the days on which a day ticket is sold', () => {
  test('every day to come is open, yesterday is not', () => {
    expect([reasonOn('2026-11-19'), reasonOn('2026-11-20'), reasonOn('2027-11-20')]).toEqual([
      'past',
      null,
      null,
    ]);
  });

  test('before and after the group’s dates, and further than it may be bought ahead, it is not on sale', () => {
    const dates = { availableFrom: '2026-11-25', availableUntil: '2026-12-31', lookaheadDays: 30 };
    expect(
      ['2026-11-24', '2026-12-20', '2026-12-21', '2027-01-01'].map((date) => reasonOn(date, dates)),
    ).toEqual(['not-yet-on-sale', null, 'not-yet-on-sale', 'no-longer-on-sale']);
  });

  test('it is closed on Mondays, but open on a Monday that is named', () => {
    const closedOnMondays = {
      openWeekdays: weekdays.filter((day) => day !== 1),
      days: [
        { date: '2026-11-30', isOpen: true },
        { date: '2026-12-01', isOpen: false },
      ],
    };
    const dates = ['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01'];
    expect(dates.map((date) => reasonOn(date, closedOnMondays))).toEqual([
      'weekday-closed',
      null,
      null,
      'group-closed',
    ]);
  });

  test('a closed day of the location closes it, unless the group itself is open then', () => {
    expect(reasonOn('2026-12-25', {}, true)).toBe('location-closed');
    expect(reasonOn('2026-12-25', { days: [{ date: '2026-12-25', isOpen: true }] }, true)).toBeNull();
  });

  test('a ticket for a fixed date is for that date, whatever weekday it is', () => {
    const fixed = { fixedDate: '2026-12-05', openWeekdays: [] };
    expect([reasonOn('2026-12-05', fixed), reasonOn('2026-12-06', fixed)]).toEqual([null, 'not-its-date']);
  });

  test('today it is sold until the cut-off before closing time', () => {
    expect(reasonOn('2026-11-20', { cutOffMinutes: 299 })).toBeNull();
    expect(reasonOn('2026-11-20', { cutOffMinutes: 300 })).toBe('past-cut-off');
  });
});
