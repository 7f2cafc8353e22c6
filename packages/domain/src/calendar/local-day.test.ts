import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './local-date.ts';
import { clockOfDay, localDay, localDayAt } from './local-day.ts';
import { momentOf } from './zoned-time.ts';

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

describe('the clock of a day', () => {
  const zones = [
    'Europe/Amsterdam',
    'Australia/Lord_Howe',
    'America/Sao_Paulo',
    'Pacific/Apia',
    'Africa/Cairo',
  ];

  it('shows its times when the zone says, also on the days on which it is moved', () => {
    const moved = [
      '2026-03-29',
      '2026-10-25',
      '2026-04-05',
      '2026-10-04',
      '2018-11-04',
      '2011-12-30',
      '2024-04-26',
    ];
    const dates = fc.oneof(
      fc.constantFrom(...moved),
      fc.integer({ min: 0, max: 7000 }).map((days) => addDays('2010-01-01', days)),
    );
    const times = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(fc.constantFrom(...zones), dates, times, (zone, date, time) => {
        expect(clockOfDay(date, zone)(time)).toEqual(momentOf(date, time, zone));
      }),
      { numRuns: 500 },
    );
  });
});
