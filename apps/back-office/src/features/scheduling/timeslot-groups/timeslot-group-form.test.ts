import { describe, expect, test } from 'vitest';
import { fieldsOfTimes, newTime, sharedLimit } from '../exceptions/time-fields.ts';
import {
  changesOf,
  type PeriodForm,
  timeslotGroupFormOf,
  timesOfWeekday,
  withDraft,
  withLimitOn,
  withTimesOn,
} from './timeslot-group-form.ts';

const time = (weekday: number, at: string, limit: number | null = 60) => ({
  weekday,
  time: at,
  limit,
  status: 'yes' as const,
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
  published: true,
  weekdayTimes: [time(5, '10:00'), { ...time(5, '11:00'), title: 'School' }, time(6, '10:00', 75)],
};

describe('the times of a weekday', () => {
  test('are replaced on the chosen days, each with its own limit, status, title and classes', () => {
    const own = { time: '11:00', limit: 40, status: 'no' as const, title: 'School', classes: '4a' };
    const changed = withTimesOn(allYear, [4, 5], [own, newTime('12:00', null)]);
    for (const day of [4, 5]) {
      expect(timesOfWeekday(changed, day)).toEqual([
        { ...own, weekday: day },
        { ...newTime('12:00', null), weekday: day },
      ]);
    }
    expect(timesOfWeekday(changed, 6)).toEqual([time(6, '10:00', 75)]);
  });

  test('that are known stay as they are when others come beside them', () => {
    const known = new Map([['11:00', { ...newTime('11:00', 7), title: 'School' }]]);
    expect(fieldsOfTimes(['10:00', '11:00'], known, 60)).toEqual([
      newTime('10:00', 60),
      { ...newTime('11:00', 7), title: 'School' },
    ]);
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

test('only what was changed is sent, and a draft that is gone back to holds it again', () => {
  const { key: _key, ...withoutKey } = allYear;
  const group = {
    name: 'Hall',
    hidden: false,
    synced: false,
    ticketGroups: [{ id: 'a' }],
    periods: [{ ...withoutKey, id: 'a' }],
  };
  const form = timeslotGroupFormOf(group);
  expect(changesOf(form, group)).toEqual({});
  const changed = { ...form, hidden: true, ticketGroupIds: ['a', 'b'] };
  expect(changesOf(changed, group)).toEqual({ hidden: true, ticketGroupIds: ['a', 'b'], convert: false });
  expect(withDraft(form, changesOf(changed, group))).toEqual(changed);
  const { published: _published, ...asDraftedBefore } = withoutKey;
  expect(withDraft(form, { periods: [asDraftedBefore] }).periods[0]?.published).toBe(true);
});
