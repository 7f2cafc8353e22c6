import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { timeAtMinutes } from '../calendar/local-time.ts';
import { type Weekday, weekdayOf, weekdays } from '../calendar/weekday.ts';
import { localTimeAt } from '../calendar/zoned-time.ts';
import type { CalendarRules, Period, WeekdayTime } from './availability/calendar-rules.ts';
import { generateTimeslots, horizonFrom, listSkippedStarts } from './generate-timeslots.ts';
import {
  comparePeriods,
  findPeriodConflict,
  findPeriodInForce,
  findPeriodInPreview,
} from './period-in-force.ts';

function aTime(weekday: Weekday, time: string, limit: number | null = 60): WeekdayTime {
  return { weekday, time, limit, status: 'yes', title: '', classes: '' };
}

function aPeriod(from: string, until: string, priority: number, weekdayTimes: WeekdayTime[]): Period {
  return { id: `${from}/${priority}`, from, until, priority, note: '', weekdayTimes };
}

function theRules(...periods: Period[]): CalendarRules {
  return { timeZone: 'Europe/Amsterdam', periods };
}

const startsOf = (rules: CalendarRules, from: string, until: string) =>
  generateTimeslots(rules, from, until).map(({ date, time, capacity }) => `${date} ${time} ${capacity}`);

describe('the timeslots that periods yield', () => {
  test('a weekday’s times come back each week, by start', () => {
    const rules = theRules(
      aPeriod('2026-01-01', '2026-12-31', 0, [aTime(5, '14:00'), aTime(5, '10:00', 40), aTime(6, '11:00')]),
    );
    expect(startsOf(rules, '2026-11-20', '2026-11-27')).toEqual([
      '2026-11-20 10:00 40',
      '2026-11-20 14:00 60',
      '2026-11-21 11:00 60',
      '2026-11-27 10:00 40',
      '2026-11-27 14:00 60',
    ]);
  });

  test('the highest priority decides a day alone, also when it has no times on that weekday', () => {
    const allYear = aPeriod('2026-01-01', '2026-12-31', 0, [aTime(4, '10:00'), aTime(5, '10:00')]);
    const christmas = aPeriod('2026-12-24', '2026-12-25', 3, [aTime(4, '12:00')]);
    expect(startsOf(theRules(allYear, christmas), '2026-12-24', '2026-12-31')).toEqual([
      '2026-12-24 12:00 60',
      '2026-12-31 10:00 60',
    ]);
  });

  test('no limit stays no limit, and zero stays zero', () => {
    const rules = theRules(
      aPeriod('2026-11-20', '2026-11-20', 0, [aTime(5, '10:00', null), aTime(5, '11:00', 0)]),
    );
    expect(startsOf(rules, '2026-11-20', '2026-11-20')).toEqual([
      '2026-11-20 10:00 null',
      '2026-11-20 11:00 0',
    ]);
  });

  test('a night tour at 02:30 is left out in the night in which the clock skips it', () => {
    const rules = theRules(aPeriod('2027-03-01', '2027-03-31', 0, [aTime(7, '02:30'), aTime(7, '03:30')]));
    expect(startsOf(rules, '2027-03-28', '2027-03-28')).toEqual(['2027-03-28 03:30 60']);
    expect(listSkippedStarts(rules, '2027-01-01', '2027-12-31')).toEqual([
      { date: '2027-03-28', time: '02:30' },
    ]);
  });

  test('a night tour at 02:30 starts once in the night in which the clock shows it twice', () => {
    const rules = theRules(aPeriod('2026-10-01', '2026-10-31', 0, [aTime(7, '02:30')]));
    const [only, ...others] = generateTimeslots(rules, '2026-10-25', '2026-10-25');
    expect(only?.startsAt).toEqual(new Date('2026-10-25T00:30:00Z'));
    expect(others).toEqual([]);
  });

  test('10:00 stays 10:00 on the wall when summer time ends', () => {
    const rules = theRules(aPeriod('2026-10-01', '2026-10-31', 0, [aTime(6, '10:00'), aTime(7, '10:00')]));
    expect(
      generateTimeslots(rules, '2026-10-24', '2026-10-25').map(({ startsAt }) => startsAt.toISOString()),
    ).toEqual(['2026-10-24T08:00:00.000Z', '2026-10-25T09:00:00.000Z']);
  });

  test('the horizon is eighteen months from today', () => {
    expect(horizonFrom('2026-11-20')).toEqual({ from: '2026-11-20', until: '2028-05-20' });
  });

  const somePeriod = fc
    .record({
      start: fc.integer({ min: 0, max: 60 }),
      days: fc.integer({ min: 0, max: 40 }),
      priority: fc.integer({ min: 0, max: 3 }),
      times: fc.uniqueArray(
        fc.record({ weekday: fc.constantFrom(...weekdays), minutes: fc.integer({ min: 0, max: 95 }) }),
        { selector: ({ weekday, minutes }) => `${weekday}/${minutes}`, maxLength: 30 },
      ),
    })
    .map(({ start, days, priority, times }) => {
      const from = addDays('2026-10-01', start);
      return aPeriod(
        from,
        addDays(from, days),
        priority,
        times.map(({ weekday, minutes }) => aTime(weekday, timeAtMinutes(minutes * 15))),
      );
    });

  test('whatever the periods, each start is asked for by the period in force, is unique, and shows its time', () => {
    fc.assert(
      fc.property(fc.array(somePeriod, { maxLength: 5 }), (periods) => {
        const timeslots = generateTimeslots(theRules(...periods), '2026-10-01', '2026-12-31');
        const starts = timeslots.map(({ startsAt }) => startsAt.getTime());
        expect(new Set(starts).size).toBe(starts.length);
        expect(starts).toEqual([...starts].sort((one, other) => one - other));
        for (const { date, time, startsAt } of timeslots) {
          const wanted = findPeriodInForce(periods, date)?.weekdayTimes ?? [];
          expect(wanted.some((row) => row.weekday === weekdayOf(date) && row.time === time)).toBe(true);
          expect(localTimeAt(startsAt, 'Europe/Amsterdam')).toEqual({ date, time });
        }
      }),
    );
  });
});

describe('periods of one priority', () => {
  test('may touch but not share a day', () => {
    const spring = aPeriod('2027-03-01', '2027-05-31', 1, []);
    const summer = aPeriod('2027-06-01', '2027-08-31', 1, []);
    const lateSpring = aPeriod('2027-05-31', '2027-06-30', 1, []);
    expect(findPeriodConflict(summer, [spring])).toBeNull();
    expect(findPeriodConflict(lateSpring, [spring, summer])).toBe(spring);
    expect(findPeriodConflict({ ...lateSpring, priority: 2 }, [spring, summer])).toBeNull();
  });

  test('may share days while one of them is a draft, which decides no day and comes first in a preview', () => {
    const summer = aPeriod('2027-06-01', '2027-08-31', 1, []);
    const draft = { ...aPeriod('2027-07-01', '2027-09-30', 0, []), published: false };
    const other = { ...summer, published: false };
    expect(findPeriodConflict(other, [summer])).toBeNull();
    expect(findPeriodConflict(summer, [other])).toBeNull();
    expect(findPeriodInForce([summer, draft], '2027-07-15')).toBe(summer);
    expect(findPeriodInForce([summer, draft], '2027-09-15')).toBeNull();
    expect(findPeriodInPreview([summer, draft], '2027-07-15')).toBe(draft);
    expect(findPeriodInPreview([draft, other], '2027-07-15')).toBe(other);
    expect([summer, draft].toSorted(comparePeriods)).toEqual([draft, summer]);
  });
});
