import { findPeriodInPreview } from '@foyer/domain/scheduling/period-in-force.ts';
import { describe, expect, test } from 'vitest';
import { bandOf, bandYearOf, laneStep, listDaysInForce, nameStartOf, percentOf } from './year-bands.ts';

const year = bandYearOf('2026-11-20');
const allYear = { from: '2026-01-01', until: '2028-12-31', priority: 0 };
const christmas = { from: '2026-12-19', until: '2027-01-03', priority: 3 };

describe('the year of the bands', () => {
  test('rolls from the first of this month over twelve months', () => {
    expect([year.from, year.until, year.months.length]).toEqual(['2026-11-01', '2027-10-31', 12]);
    expect(percentOf('2026-11-01', year)).toBe(0);
    expect(percentOf('2030-01-01', year)).toBe(100);
  });

  test('a period that extends past its edges fills it, and one outside it is not drawn', () => {
    expect(bandOf(allYear, year)).toEqual({ startPercent: 0, widthPercent: 100 });
    expect(bandOf({ from: '2028-01-01', until: '2028-12-31' }, year)).toBeNull();
    expect(bandOf({ from: '2026-12-10', until: '2026-12-01' }, year)).toBeNull();
  });

  test('one day is one day wide', () => {
    expect(bandOf({ from: '2026-12-25', until: '2026-12-25' }, year)?.widthPercent).toBeCloseTo(100 / 365);
  });
});

test('the name of a period begins behind the line of today where that would go through it', () => {
  const whole = { startPercent: 0, widthPercent: 100 };
  expect(nameStartOf(whole, 5)).toBe(5);
  expect(nameStartOf(whole, 50)).toBe(0);
  expect(nameStartOf({ startPercent: 20, widthPercent: 30 }, 5)).toBe(0);
});

test('the row in effect follows the highest priority of each day', () => {
  expect(listDaysInForce([allYear, christmas], year)).toEqual([
    { from: '2026-11-01', until: '2026-12-18', priority: 0, isDraft: false },
    { from: '2026-12-19', until: '2027-01-03', priority: 3, isDraft: false },
    { from: '2027-01-04', until: '2027-10-31', priority: 0, isDraft: false },
  ]);
  expect(listDaysInForce([], year)).toEqual([
    { from: year.from, until: year.until, priority: null, isDraft: false },
  ]);
});

test('a draft is in the preview before published periods, and not in the row in effect', () => {
  const draft = { from: '2026-12-01', until: '2027-01-31', priority: 1, published: false };
  const periods = [allYear, christmas, draft];
  expect(listDaysInForce(periods, year).map(({ priority }) => priority)).toEqual([0, 3, 0]);
  expect(listDaysInForce(periods, year, findPeriodInPreview)).toEqual([
    { from: '2026-11-01', until: '2026-11-30', priority: 0, isDraft: false },
    { from: '2026-12-01', until: '2027-01-31', priority: 1, isDraft: true },
    { from: '2027-02-01', until: '2027-10-31', priority: 0, isDraft: false },
  ]);
});

test('the lane colours rise with the priority and end at three', () => {
  expect([0, 1, 2, 3, 12].map(laneStep)).toEqual([0, 1, 2, 3, 3]);
});
