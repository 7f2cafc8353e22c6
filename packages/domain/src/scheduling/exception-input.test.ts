import { describe, expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { exceptionInput } from './exception-input.ts';

const group = '0198c0de-0000-7000-8000-000000000001';
const typed = { kind: 'date', from: '2026-12-24', until: '2026-12-24', ticketGroupIds: [group] };

function refusalsOf(changes: object): string[] {
  const parsed = parseInput(exceptionInput, { ...typed, ...changes });
  return parsed.ok ? [] : parsed.refusals.map(({ field, code }) => `${field}: ${code}`);
}

describe('an exception', () => {
  test('needs dates that exist, in their order, and at least one activity', () => {
    expect(refusalsOf({})).toEqual([]);
    expect(refusalsOf({ until: '2026-12-23' })).toEqual(['until: end-before-start']);
    expect(refusalsOf({ from: '2026-02-30' })).toEqual(['from: date-invalid']);
    expect(refusalsOf({ ticketGroupIds: [] })).toEqual(['ticketGroupIds: exception-activity-required']);
  });

  test('has a limit of 1 or higher', () => {
    expect(refusalsOf({ limit: 0 })).toEqual(['limit: exception-limit-invalid']);
    expect(refusalsOf({ limit: 1 })).toEqual([]);
  });

  test('has each time once, valid and within its part of the day', () => {
    expect(refusalsOf({ times: [{ time: '10:00' }, { time: '10:00' }] })).toEqual([
      'times.1.time: timeslots-duplicate',
    ]);
    expect(refusalsOf({ times: [{ time: '24:60' }] })).toEqual(['times.0.time: time-invalid']);
    const part = { allDay: false, fromTime: '12:00', untilTime: '15:00' };
    expect(refusalsOf({ ...part, times: [{ time: '15:00' }] })).toEqual(['times: exception-time-outside']);
    expect(refusalsOf({ ...part, untilTime: '12:00' })).toEqual(['untilTime: exception-end-before-start']);
    expect(refusalsOf({ ...part, fromTime: null })).toEqual(['fromTime: time-invalid']);
    const night = { allDay: false, fromTime: '22:00', untilTime: '02:00' };
    expect(refusalsOf({ ...night, times: [{ time: '23:00' }, { time: '01:59' }] })).toEqual([]);
    expect(refusalsOf({ ...night, times: [{ time: '02:00' }] })).toEqual(['times: exception-time-outside']);
  });

  test('on weekdays names at least one of them', () => {
    expect(refusalsOf({ kind: 'weekday', weekdays: [] })).toEqual(['weekdays: day-invalid']);
    expect(refusalsOf({ kind: 'weekday', weekdays: [8] })).toEqual(['weekdays.0: day-invalid']);
  });
});
