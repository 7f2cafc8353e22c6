import { describe, expect, test } from 'vitest';
import {
  type PeriodForm,
  sharedLimit,
  timesOfWeekday,
  withLimitOn,
  withTimesOn,
} from './timeslot-group-form.ts';

const time = (weekday: number, at: string, limit: number | null = 60) => ({
  weekday,
  time: at,
  limit,
  status: 'yes',
  title: '',
  classes: '',
});

const allYear: PeriodForm = {
  key: 'a',
  id: 'a',
  from: '2026-01-01',
  until: '2026-12-31',
  priority: 0,
  note: 'All year',
  weekdayTimes: [time(5, '10:00'), { ...time(5, '11:00'), title: 'School' }, time(6, '10:00', 75)],
};

describe('the times of a weekday', () => {
  test('are replaced on the chosen days and left alone on the others', () => {
    const changed = withTimesOn(allYear, [4, 5], ['11:00', '12:00'], 40);
    expect(timesOfWeekday(changed, 4).map(({ time: at, limit }) => `${at} ${limit}`)).toEqual([
      '11:00 40',
      '12:00 40',
    ]);
    expect(timesOfWeekday(changed, 5)).toEqual([
      { ...time(5, '11:00', 40), title: 'School' },
      time(5, '12:00', 40),
    ]);
    expect(timesOfWeekday(changed, 6)).toEqual([time(6, '10:00', 75)]);
  });

  test('keep their limits where these differ from time to time and none is typed for all', () => {
    const mixed = { ...allYear, weekdayTimes: [time(5, '10:00', 10), time(5, '11:00', 20)] };
    const changed = withTimesOn(mixed, [5], ['10:00', '11:00', '12:00'], undefined);
    expect(timesOfWeekday(changed, 5).map(({ limit }) => limit)).toEqual([10, 20, null]);
  });

  test('get one limit together', () => {
    expect(timesOfWeekday(withLimitOn(allYear, 5, null), 5).map(({ limit }) => limit)).toEqual([null, null]);
  });

  test('show a limit only where it is the same for all', () => {
    expect(sharedLimit(timesOfWeekday(allYear, 5))).toBe(60);
    expect(sharedLimit([time(5, '10:00', 60), time(5, '11:00', 75)])).toBeUndefined();
    expect(sharedLimit([])).toBeUndefined();
  });
});
