import { describe, expect, test } from 'vitest';
import { isEarlierVisit, lastMomentOfVisit, visitStart } from './visit-moment.ts';

describe('the clock of the location', () => {
  const start = (date: string, time: string | null) =>
    visitStart({ date, time }, 'Europe/Amsterdam').toISOString();

  test('a visit starts at its time; without one, with its day', () => {
    expect(start('2026-11-20', '14:30')).toBe('2026-11-20T13:30:00.000Z');
    expect(start('2026-11-20', null)).toBe('2026-11-19T23:00:00.000Z');
  });

  test('a time that the clock skips is the moment after the gap, one that it shows twice the first', () => {
    expect(start('2027-03-28', '02:30')).toBe('2027-03-28T01:00:00.000Z');
    expect(start('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  test('a ticket for a day can be given up until that day ends', () => {
    const last = (time: string | null) =>
      lastMomentOfVisit({ date: '2026-11-20', time }, 'Europe/Amsterdam').toISOString();
    expect(last(null)).toBe('2026-11-20T23:00:00.000Z');
    expect(last('14:30')).toBe('2026-11-20T13:30:00.000Z');
  });
});

test('on one day only two times tell which visit is earlier', () => {
  const at = (time: string | null, date = '2026-11-20') => ({ date, time });
  expect(isEarlierVisit(at('10:00'), at('11:00'))).toBe(true);
  expect(isEarlierVisit(at(null), at('11:00'))).toBe(false);
  expect(isEarlierVisit(at('10:00'), at(null))).toBe(false);
  expect(isEarlierVisit(at(null), at(null, '2026-11-21'))).toBe(true);
});
