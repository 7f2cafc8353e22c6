import { expect, test } from 'vitest';
import { planAvailabilitySwitch, suitsAvailability } from './availability-switch.ts';

const group = (id: string, kind: 'day plus time' | 'continuous' | 'period') => ({ id, name: id, kind });
const timeslots = { availabilityType: 'TIMESLOTS' } as const;

test('switching converts the group that came with the product and names the others', () => {
  const [first, second] = [group('Default', 'day plus time'), group('Evenings', 'day plus time')];
  expect(planAvailabilitySwitch(timeslots, [first, second], 'UNLIMITED', 'specific day')).toEqual({
    ok: true,
    value: { to: 'UNLIMITED', converted: { group: first, kind: 'specific day' }, left: [second] },
  });
});

test('a group that suits already keeps its kind, and so do others that suit', () => {
  const [first, second] = [group('Default', 'period'), group('Pass', 'continuous')];
  expect(planAvailabilitySwitch(timeslots, [first, second], 'UNLIMITED', 'continuous')).toMatchObject({
    value: { converted: { kind: 'period' }, left: [] },
  });
});

test('it goes to another type only, to a kind that needs no dates first, and with a group to convert', () => {
  const groups = [group('Default', 'day plus time')];
  const refusalOf = (...args: Parameters<typeof planAvailabilitySwitch>) => {
    const result = planAvailabilitySwitch(...args);
    return result.ok ? null : result.refusals[0]?.code;
  };
  expect(refusalOf(timeslots, groups, 'TIMESLOTS', 'day plus time')).toBe('availability-is-that-already');
  expect(refusalOf(timeslots, groups, 'UNLIMITED', 'fixed date')).toBe('ticket-group-kind-unsuited');
  expect(refusalOf(timeslots, groups, 'UNLIMITED', 'day plus time')).toBe('ticket-group-kind-unsuited');
  expect(refusalOf(timeslots, [], 'UNLIMITED', 'continuous')).toBe('availability-needs-a-group');
});

test('a product with timeslots sells groups of day plus time only, any other all kinds but that', () => {
  expect(suitsAvailability('day plus time', 'TIMESLOTS')).toBe(true);
  expect(suitsAvailability('continuous', 'TIMESLOTS')).toBe(false);
  expect(suitsAvailability('day plus time', 'UNLIMITED')).toBe(false);
  expect(suitsAvailability('fixed date', 'UNLIMITED')).toBe(true);
});
