import { expect, test } from 'vitest';
import { blockerFormOf, blockerInputOf, scheduleFormOf, scheduleInputOf } from './schedule-form-values.ts';

const target = { productId: 'p', locationId: 'l' };
const schedule = {
  id: 's',
  name: 'Weekend',
  from: '2026-11-01',
  until: '2026-12-31',
  repeatUnit: 'week' as const,
  repeatEvery: 2,
  weekdays: [6, 7],
  firstTime: '10:00',
  lastTime: '17:00',
  intervalMinutes: 120,
  capacity: 75,
  version: 'seen',
};

test('a schedule comes back from its form as it was, its interval in hours', () => {
  const input = scheduleInputOf(scheduleFormOf(schedule, target, '2026-11-20'));
  const { id: _id, version: _version, intervalMinutes: _minutes, ...same } = schedule;
  expect(input).toEqual({ ...same, slotInterval: 2, slotIntervalUnit: 'hour' });
});

test('what is not typed is refused by the rule, not invented', () => {
  const form = scheduleFormOf(null, target, '2026-11-20');
  expect(scheduleInputOf({ ...form, repeatEvery: null })).toMatchObject({ until: '', repeatEvery: 0 });
});

test('a blocker of some hours comes back as it was, one of a whole day has none', () => {
  const days = { from: '2026-11-18', until: '2026-11-18', weekdays: [3], reason: 'Staff training' };
  const blocker = { ...days, fromTime: '10:00', untilTime: '12:00' };
  const form = blockerFormOf({ id: 'b', version: 'seen', ...blocker }, target, '2026-11-20');
  expect(blockerInputOf(form)).toEqual(blocker);
  expect(blockerInputOf({ ...form, allDay: true })).toEqual({ ...days, fromTime: null, untilTime: null });
});
