import { expect, test } from 'vitest';
import { daysOfPixels, moveBand } from './move-band.ts';
import { bandYearOf } from './year-bands.ts';

const christmas = { from: '2026-12-19', until: '2027-01-03' };

test('an edge moves alone, and stops at the other one', () => {
  expect(moveBand(christmas, 'first', 2)).toEqual({ from: '2026-12-21', until: '2027-01-03' });
  expect(moveBand(christmas, 'last', -2)).toEqual({ from: '2026-12-19', until: '2027-01-01' });
  expect(moveBand(christmas, 'first', 40)).toEqual({ from: '2027-01-03', until: '2027-01-03' });
  expect(moveBand(christmas, 'last', -40)).toEqual({ from: '2026-12-19', until: '2026-12-19' });
});

test('a band that is moved whole keeps its length', () => {
  expect(moveBand(christmas, 'both', -7)).toEqual({ from: '2026-12-12', until: '2026-12-27' });
});

test('a day is as wide as the track says', () => {
  const year = bandYearOf('2026-11-20');
  expect(daysOfPixels(20, 730, year)).toBe(10);
  expect(daysOfPixels(-3, 730, year)).toBe(-1);
  expect(daysOfPixels(5, 0, year)).toBe(0);
});
