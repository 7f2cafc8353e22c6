import { describe, expect, it } from 'vitest';
import { localDay, localDayAt } from './local-day.ts';

const hours = (date: string, timeZone = 'Europe/Amsterdam') => {
  const day = localDay(date, timeZone);
  return (day.endsAt.getTime() - day.startsAt.getTime()) / 3_600_000;
};

describe('the day of a place', () => {
  it('begins at its own midnight', () => {
    expect(localDay('2026-11-20', 'Europe/Amsterdam').startsAt.toISOString()).toBe(
      '2026-11-19T23:00:00.000Z',
    );
  });

  it('is an hour shorter or longer when the clock moves', () => {
    expect([hours('2026-03-28'), hours('2026-03-29'), hours('2026-10-25')]).toEqual([24, 23, 25]);
  });

  it('has another date elsewhere at the same moment', () => {
    const at = new Date('2026-11-20T23:30:00Z');
    expect([localDayAt(at, 'Europe/Amsterdam').date, localDayAt(at, 'UTC').date]).toEqual([
      '2026-11-21',
      '2026-11-20',
    ]);
  });
});
