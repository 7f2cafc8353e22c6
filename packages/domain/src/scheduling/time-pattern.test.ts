import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeAtMinutes } from '../calendar/local-time.ts';
import { findDuplicateTime, findTimePattern, timesOfPattern } from './time-pattern.ts';

describe('first, last and interval', () => {
  test('give every start up to the last', () => {
    expect(timesOfPattern({ first: '09:30', last: '11:00', intervalMinutes: 30 })).toEqual([
      '09:30',
      '10:00',
      '10:30',
      '11:00',
    ]);
  });

  test('never go past the last, and an earlier last gives none', () => {
    expect(timesOfPattern({ first: '10:00', last: '10:50', intervalMinutes: 20 })).toEqual([
      '10:00',
      '10:20',
      '10:40',
    ]);
    expect(timesOfPattern({ first: '10:00', last: '09:00', intervalMinutes: 20 })).toEqual([]);
    expect(timesOfPattern({ first: '10:00', last: '12:00', intervalMinutes: 0 })).toEqual([]);
  });

  test('are found back in the starts, with the single ones beside them', () => {
    expect(findTimePattern(['20:15', '10:00', '10:30', '11:00', '11:30'])).toEqual({
      pattern: { first: '10:00', last: '11:30', intervalMinutes: 30 },
      singles: ['20:15'],
    });
  });

  test('two starts are two single times', () => {
    expect(findTimePattern(['14:00', '10:00'])).toEqual({ pattern: null, singles: ['10:00', '14:00'] });
  });

  test('whatever the starts, pattern and single times together give exactly them', () => {
    const someTimes = fc.uniqueArray(fc.integer({ min: 0, max: 95 }), { maxLength: 24 });
    fc.assert(
      fc.property(someTimes, (quarters) => {
        const times = quarters.map((quarter) => timeAtMinutes(quarter * 15));
        const { pattern, singles } = findTimePattern(times);
        expect([...(pattern ? timesOfPattern(pattern) : []), ...singles].sort()).toEqual([...times].sort());
      }),
    );
  });
});

test('a time that is typed twice is named', () => {
  expect(findDuplicateTime(['10:00', '11:00', '10:00'])).toBe('10:00');
  expect(findDuplicateTime(['10:00', '11:00'])).toBeNull();
});
