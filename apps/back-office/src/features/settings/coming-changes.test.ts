import { expect, test } from 'vitest';
import { hoursUntil, nextComing } from './coming-changes.ts';

const coming = ['company', 'sales', 'fees'].map((subject) => ({ subject }));

test('Review goes from the change that is shown to the next one, and from the last to the first', () => {
  expect(nextComing(coming, 'company')?.subject).toBe('sales');
  expect(nextComing(coming, 'fees')?.subject).toBe('company');
});

test('Review begins at the first change on a page that has none', () => {
  expect(nextComing(coming, 'languages')?.subject).toBe('company');
  expect(nextComing([], 'languages')).toBeUndefined();
});

test('the strip counts whole hours until midnight, and says soon within the last one', () => {
  const midnight = '2026-11-23T00:00:00+01:00';
  expect(hoursUntil(midnight, Date.parse('2026-11-22T09:30:00+01:00'))).toBe(14);
  expect(hoursUntil(midnight, Date.parse('2026-11-22T23:20:00+01:00'))).toBe(0);
  expect(hoursUntil(midnight, Date.parse('2026-11-23T00:00:10+01:00'))).toBe(0);
});
