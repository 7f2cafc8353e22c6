import { describe, expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { slotIntervalOf } from './product-schedule.ts';
import { productScheduleInput } from './product-schedule-input.ts';
import { scheduleBlockerInput } from './schedule-blocker-input.ts';

const schedule = {
  name: ' Weekend ',
  from: '2026-11-01',
  until: '2026-11-30',
  repeatUnit: 'week',
  repeatEvery: 1,
  weekdays: [7, 6, 6],
  firstTime: '10:00',
  lastTime: '17:00',
  slotInterval: 1,
  slotIntervalUnit: 'hour',
  capacity: null,
};
const blocker = {
  from: '2026-11-18',
  until: '2026-11-18',
  weekdays: [3],
  fromTime: '10:00',
  untilTime: '12:00',
  reason: 'Staff training',
};
const refusalsOf = (result: ReturnType<typeof parseInput>) =>
  result.ok ? [] : result.refusals.map(({ field, code }) => `${field}: ${code}`);
const tried = (changes: object) => refusalsOf(parseInput(productScheduleInput, { ...schedule, ...changes }));
const triedBlocker = (changes: object) =>
  refusalsOf(parseInput(scheduleBlockerInput, { ...blocker, ...changes }));

describe('a product schedule', () => {
  test('is normalised: hours become minutes, weekdays are listed once and in order', () => {
    expect(parseInput(productScheduleInput, schedule)).toMatchObject({
      ok: true,
      value: { name: 'Weekend', weekdays: [6, 7], intervalMinutes: 60, capacity: null },
    });
  });

  test('that repeats by the day has no weekdays', () => {
    const daily = parseInput(productScheduleInput, { ...schedule, repeatUnit: 'day' });
    expect(daily).toMatchObject({ ok: true, value: { weekdays: [] } });
  });

  test.each([
    [{ name: ' ' }, 'name: schedule-name-required'],
    [{ name: 'x'.repeat(101) }, 'name: schedule-name-too-long'],
    [{ from: '2026-02-30' }, 'from: date-invalid'],
    [{ until: '2026-10-31' }, 'until: end-before-start'],
    [{ repeatUnit: 'month' }, 'repeatUnit: repeat-unit-required'],
    [{ repeatEvery: 0 }, 'repeatEvery: repeat-every-invalid'],
    [{ weekdays: [] }, 'weekdays: weekday-required'],
    [{ firstTime: '24:00' }, 'firstTime: time-invalid'],
    [{ slotInterval: 0 }, 'slotInterval: slot-interval-invalid'],
    [{ slotInterval: 25 }, 'slotInterval: slot-interval-invalid'],
    [{ slotInterval: 1, slotIntervalUnit: 'minute' }, 'slotInterval: too-many-slots'],
    [{ slotIntervalUnit: 'day' }, 'slotIntervalUnit: slot-interval-unit-required'],
    [{ capacity: 0 }, 'capacity: slot-capacity-invalid'],
  ])('with %o is refused', (changes, refusal) => {
    expect(tried(changes)).toEqual([refusal]);
  });

  test('says 120 minutes as 2 hours, and 90 as 90 minutes', () => {
    expect(slotIntervalOf(120)).toEqual({ count: 2, unit: 'hour' });
    expect(slotIntervalOf(90)).toEqual({ count: 90, unit: 'minute' });
  });
});

describe('a schedule blocker', () => {
  test('may hold the whole day', () => {
    expect(triedBlocker({ fromTime: null, untilTime: null })).toEqual([]);
  });

  test.each([
    [{ until: '2026-11-17' }, 'until: end-before-start'],
    [{ weekdays: [] }, 'weekdays: weekday-required'],
    [{ untilTime: null }, 'untilTime: time-invalid'],
    [{ fromTime: null }, 'fromTime: time-invalid'],
    [{ untilTime: '10:00' }, 'untilTime: blocker-until-before-from'],
    [{ reason: 'x'.repeat(201) }, 'reason: blocker-reason-too-long'],
  ])('with %o is refused', (changes, refusal) => {
    expect(triedBlocker(changes)).toEqual([refusal]);
  });
});
