import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, datesFromUntil, datesOfMonth, daysBetween, isLocalDate } from './local-date.ts';
import { isLocalTime, minutesSinceMidnight, readLocalTime, timeAtMinutes } from './local-time.ts';
import { mondayOf, weekdayOf } from './weekday.ts';
import { isTimeZone, localTimeAt, momentOf } from './zoned-time.ts';

const anyDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
const anyMinutes = fc.integer({ min: 0, max: 1439 });
const someZone = fc.constantFrom(
  'Europe/Amsterdam',
  'America/Sao_Paulo',
  'Africa/Johannesburg',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Apia',
);

describe('dates', () => {
  test('29 February is a date in leap years only', () => {
    expect(isLocalDate('2028-02-29')).toBe(true);
    expect(isLocalDate('2027-02-29')).toBe(false);
    expect(isLocalDate('20-11-2026')).toBe(false);
    expect(isLocalDate('9999-12-31')).toBe(false);
    expect(isLocalDate('2026-11-20T10:00')).toBe(false);
    expect(isLocalDate('')).toBe(false);
  });

  test('a month after 31 January is the last day of February', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  });

  test('a month knows its first and last date', () => {
    expect(datesOfMonth('2028-02')).toEqual({ from: '2028-02-01', until: '2028-02-29' });
  });

  test('adding days and counting them are each other’s opposite', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -2000, max: 2000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  test('a range of dates holds every date once, and none when it ends before it starts', () => {
    expect(datesFromUntil('2026-12-30', '2027-01-02')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
    expect(datesFromUntil('2027-01-02', '2027-01-01')).toEqual([]);
  });
});

describe('weekdays', () => {
  test('the week starts on Monday', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  });
});

describe('times', () => {
  test('minutes and times are each other’s opposite', () => {
    fc.assert(
      fc.property(anyMinutes, (minutes) => {
        expect(isLocalTime(timeAtMinutes(minutes))).toBe(true);
        expect(minutesSinceMidnight(timeAtMinutes(minutes))).toBe(minutes);
      }),
    );
  });

  test('24:00 and 12:60 are no times of day', () => {
    expect(isLocalTime('24:00')).toBe(false);
    expect(isLocalTime('12:60')).toBe(false);
    expect(isLocalTime('9:30')).toBe(false);
  });

  test.each([
    ['9:30', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9.30', '09:30'],
    ['14u', '14:00'],
    ['7', '07:00'],
    [' 17:45 ', '17:45'],
  ])('somebody who types %j means %s', (typed, time) => {
    expect(readLocalTime(typed)).toBe(time);
  });

  test.each(['25', '9:3', 'noon', '', '12:75'])('%j is not read as a time', (typed) => {
    expect(readLocalTime(typed)).toBeNull();
  });
});

describe('the clock of a place', () => {
  test('14:00 in Amsterdam in winter is 13:00 UTC', () => {
    expect(momentOf('2026-11-20', '14:00', 'Europe/Amsterdam')).toEqual({
      kind: 'once',
      at: new Date('2026-11-20T13:00:00Z'),
    });
  });

  test('02:30 is never shown in the night in which the clock goes forward', () => {
    expect(momentOf('2027-03-28', '02:30', 'Europe/Amsterdam')).toEqual({
      kind: 'gap',
      nextAt: new Date('2027-03-28T01:00:00Z'),
    });
  });

  test('02:30 is shown twice in the night in which the clock goes back', () => {
    expect(momentOf('2026-10-25', '02:30', 'Europe/Amsterdam')).toEqual({
      kind: 'fold',
      firstAt: new Date('2026-10-25T00:30:00Z'),
      secondAt: new Date('2026-10-25T01:30:00Z'),
    });
  });

  test('whatever the date, the time and the zone, the clock then shows what was asked, except in a gap', () => {
    fc.assert(
      fc.property(anyDate, anyMinutes, someZone, (date, minutes, zone) => {
        const time = timeAtMinutes(minutes);
        const moment = momentOf(date, time, zone);
        if (moment.kind === 'once') expect(localTimeAt(moment.at, zone)).toEqual({ date, time });
        if (moment.kind === 'fold') {
          expect(localTimeAt(moment.firstAt, zone)).toEqual({ date, time });
          expect(localTimeAt(moment.secondAt, zone)).toEqual({ date, time });
          expect(moment.firstAt < moment.secondAt).toBe(true);
        }
        if (moment.kind === 'gap') {
          const shown = localTimeAt(moment.nextAt, zone);
          expect(`${shown.date}T${shown.time}` > `${date}T${time}`).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a made-up time zone is refused, a real one is not', () => {
    expect(isTimeZone('Europe/Amsterdam')).toBe(true);
    expect(isTimeZone('America/Argentina/Buenos_Aires')).toBe(true);
    expect(isTimeZone('UTC')).toBe(true);
    expect(isTimeZone('Europe/Havenstad')).toBe(false);
    expect(isTimeZone('+01:00')).toBe(false);
  });
});
