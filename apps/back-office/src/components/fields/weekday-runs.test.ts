import { expect, test } from 'vitest';
import { weekdayRuns } from './weekday-runs.ts';

test('three or more weekdays in a row are read as the first and the last', () => {
  expect(weekdayRuns([2, 3, 4, 5, 7])).toEqual([[2, 5], [7]]);
});

test('two weekdays in a row stay two', () => {
  expect(weekdayRuns([6, 7])).toEqual([[6], [7]]);
  expect(weekdayRuns([])).toEqual([]);
});
