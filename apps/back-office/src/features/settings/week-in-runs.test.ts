import { expect, test } from 'vitest';
import { weekInRuns } from './week-in-runs.ts';

const day = { opens: '10:00', closes: '17:00' };
const late = { opens: '10:00', closes: '21:00' };

test('days in a row with the same hours are one run; other hours and closed days end it', () => {
  expect(weekInRuns([null, day, day, late, day, day, day])).toEqual([
    { from: 2, until: 3, ...day },
    { from: 4, until: 4, ...late },
    { from: 5, until: 7, ...day },
  ]);
  expect(weekInRuns([day, null, day, null, null, null, null])).toEqual([
    { from: 1, until: 1, ...day },
    { from: 3, until: 3, ...day },
  ]);
  expect(weekInRuns([null, null, null, null, null, null, null])).toEqual([]);
});
