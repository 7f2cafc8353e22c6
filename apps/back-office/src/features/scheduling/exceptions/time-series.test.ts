import { expect, test } from 'vitest';
import { newTime } from './time-fields.ts';
import { withSeries } from './time-series.ts';

test('an exception takes a time every so many minutes, and keeps the limits of times that it has', () => {
  const typed = { first: '10:00', last: '11:00', intervalMinutes: 30 };
  const added = withSeries([newTime('10:30', 12), newTime('15:00', null)], typed);
  expect(added.ok && added.value.map(({ time, limit }) => [time, limit])).toEqual([
    ['10:00', null],
    ['10:30', 12],
    ['11:00', null],
    ['15:00', null],
  ]);
});

test('a series that ends before it starts is refused at its last time', () => {
  const refused = withSeries([], { first: '12:00', last: '11:00', intervalMinutes: 30 });
  expect(!refused.ok && refused.refusals).toEqual([{ code: 'last-before-first', field: 'last' }]);
});
