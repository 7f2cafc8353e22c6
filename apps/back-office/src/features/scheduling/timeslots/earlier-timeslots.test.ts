import { expect, test } from 'vitest';
import { findDaySoFar } from './earlier-timeslots.ts';

const timeslots = ['10:00', '11:00', '12:00'].map((time) => ({ time }));
const at = (time: string, date = '2026-11-20') => {
  const { current, earlier } = findDaySoFar(timeslots, '2026-11-20', { date, time });
  return [current?.time, earlier.map((one) => one.time)];
};

test('the timeslot that began last is now, and those before it are earlier', () => {
  expect(at('11:00')).toEqual(['11:00', ['10:00']]);
  expect(at('11:59')).toEqual(['11:00', ['10:00']]);
  expect(at('18:00')).toEqual(['12:00', ['10:00', '11:00']]);
});

test('before the first of today, and on any other day, nothing is earlier', () => {
  expect(at('09:59')).toEqual([undefined, []]);
  expect(at('12:00', '2026-11-21')).toEqual([undefined, []]);
});
