import { expect, test } from 'vitest';
import { readStretch, writeStretch } from './blocked-stretch.ts';

const at = (date: string, ...times: string[]) => times.map((time) => ({ date, time }));
const wednesday = at('2026-11-18', '10:00', '11:00', '12:00');
const friday = at('2026-11-20', '10:00', '11:00', '12:00');

test('a blocker begins with the days and hours that were chosen, and ends where the next timeslot starts', () => {
  const chosen = [...friday.slice(0, 2), ...wednesday.slice(0, 2)];
  const stretch = readStretch(writeStretch(chosen, [...wednesday, ...friday]));
  expect(stretch).toEqual({
    from: '2026-11-18',
    until: '2026-11-20',
    weekdays: ['3', '5'],
    fromTime: '10:00',
    untilTime: '12:00',
  });
});

test('the last timeslot of the day is blocked until the day ends', () => {
  expect(readStretch(writeStretch(friday.slice(2), friday))).toMatchObject({
    fromTime: '12:00',
    untilTime: '23:59',
    weekdays: ['5'],
  });
});

test('an address that says something else is no stretch', () => {
  for (const text of [
    undefined,
    '',
    '2026-11-18',
    '2026-11-18_2026-11-20_25_12:00_3',
    '2026-11-18_x_10:00_12:00_3',
  ])
    expect(readStretch(text)).toBeNull();
});
