import { describe, expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { expectHouse } from './house-expectation.ts';
import {
  countOutsideHours,
  isLocationOpen,
  isOpenAt,
  isWithinWeek,
  locationOn,
  type Opening,
} from './location-open.ts';
import { closedDaysInput } from './opening-input.ts';
import { listTouchedDays, type SoldVisits } from './touched-visits.ts';

const day = { opens: '10:00', closes: '17:30' };
const evening = { opens: '10:00', closes: '01:00' };
// Closed on Mondays, open until one in the night on Thursdays. 2026-11-23 is a Monday.
const opening: Opening = {
  weekHours: [null, day, day, evening, day, day, day],
  closedDays: [{ date: '2026-12-25', note: 'Christmas' }],
};

describe('a location on a date', () => {
  test('is closed on its weekly closed day and on a closed day, and says which', () => {
    expect(isLocationOpen('2026-11-24', opening)).toBe(true);
    expect(locationOn('2026-11-23', opening)).toEqual({ open: false, because: 'weekday' });
    expect(locationOn('2026-12-25', opening)).toEqual({
      open: false,
      because: 'closed-day',
      note: 'Christmas',
    });
  });

  test('is open from opening until closing, also past midnight', () => {
    expect(isOpenAt('2026-11-24', '10:00', opening)).toBe(true);
    expect(isOpenAt('2026-11-24', '17:30', opening)).toBe(false);
    expect(isOpenAt('2026-11-26', '23:30', opening)).toBe(true);
    expect(isOpenAt('2026-11-27', '00:30', opening)).toBe(true);
    expect(isOpenAt('2026-11-27', '01:00', opening)).toBe(false);
  });

  test('has starts outside its weekly hours: before opening, from closing on, on a closed weekday', () => {
    const { weekHours } = opening;
    expect(isWithinWeek(2, '10:00', weekHours)).toBe(true);
    expect([isWithinWeek(2, '09:59', weekHours), isWithinWeek(2, '17:30', weekHours)]).toEqual([
      false,
      false,
    ]);
    expect([isWithinWeek(4, '23:30', weekHours), isWithinWeek(5, '00:30', weekHours)]).toEqual([true, true]);
    expect([isWithinWeek(5, '01:00', weekHours), isWithinWeek(1, '12:00', weekHours)]).toEqual([
      false,
      false,
    ]);
    const starts = ['10:00', '18:00'].map((time) => ({ date: '2026-12-25', time }));
    expect(countOutsideHours(starts, weekHours)).toBe(1);
  });

  test('has no closed day twice and no note without end', () => {
    expect(parseInput(closedDaysInput, [{ date: '2026-02-30', note: 'x'.repeat(201) }])).toMatchObject({
      refusals: [
        { code: 'date-invalid', field: '0.date' },
        { code: 'closed-day-note-too-long', field: '0.note' },
      ],
    });
    expect(parseInput(closedDaysInput, [{ date: '2026-12-25' }, { date: '2026-12-25' }])).toMatchObject({
      refusals: [{ code: 'closed-day-double', field: '1.date' }],
    });
  });
});

describe('a change of the opening', () => {
  const visits = (date: string, time: string | null, ticketCount = 2): SoldVisits => ({
    date,
    time,
    ticketCount,
  });
  const sold = [
    visits('2026-12-26', '11:00'),
    visits('2026-12-26', '15:00', 3),
    visits('2026-12-31', '17:00'),
    visits('2026-12-25', '11:00'),
    visits('2027-01-05', null),
  ];

  test('touches the tickets of a day that closes, all its times together', () => {
    const after = { ...opening, closedDays: [...opening.closedDays, { date: '2026-12-26', note: '' }] };
    expect(listTouchedDays(sold, opening, after)).toEqual([
      { date: '2026-12-26', reason: 'closed-day', ticketCount: 5 },
    ]);
  });

  test('touches times outside the new hours and days of a weekday that closes', () => {
    const shorter = { opens: '10:00', closes: '16:00' };
    const weekHours = [null, null, day, shorter, day, day, day];
    expect(listTouchedDays(sold, opening, { ...opening, weekHours })).toEqual([
      { date: '2026-12-31', reason: 'hours', ticketCount: 2 },
      { date: '2027-01-05', reason: 'weekday', ticketCount: 2 },
    ]);
  });

  test('does not answer for visits that could not come before it either', () => {
    expect(listTouchedDays(sold, opening, opening)).toEqual([]);
  });
});

describe('the people expected in the house', () => {
  test('stay for the length of their visit, an hour by default', () => {
    const expected = expectHouse(
      [
        { time: '10:00', durationMinutes: 90, ticketCount: 20 },
        { time: '11:00', durationMinutes: null, ticketCount: 30 },
        { time: '13:05', durationMinutes: 20, ticketCount: 5 },
      ],
      '11:20',
    );
    expect(expected).toEqual({ now: 50, highest: { count: 50, time: '11:00' } });
  });

  test('are none on a day without visits, and a visit past midnight ends with the day', () => {
    expect(expectHouse([], '11:00')).toEqual({ now: 0, highest: null });
    const late = [{ time: '23:30', durationMinutes: 120, ticketCount: 4 }];
    expect(expectHouse(late, '23:50')).toEqual({ now: 4, highest: { count: 4, time: '23:30' } });
  });
});
