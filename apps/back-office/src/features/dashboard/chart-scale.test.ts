import { describe, expect, it } from 'vitest';
import { axisTicks, busiestHour, fillHours } from './chart-scale.ts';

describe('the chart of a day', () => {
  it.each([
    [0, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [204, [0, 50, 100, 150, 200, 250]],
    [1000, [0, 200, 400, 600, 800, 1000]],
    [1001, [0, 500, 1000, 1500]],
  ])('an axis up to %i has few round values', (most, ticks) => {
    expect(axisTicks(most)).toEqual(ticks);
  });

  it('shows hours without visitors between busy ones', () => {
    const hours = [
      { hour: 12, scans: 1, reservations: 2 },
      { hour: 10, scans: 3, reservations: 4 },
    ];
    expect(fillHours(hours).map(({ hour, reservations }) => [hour, reservations])).toEqual([
      [10, 4],
      [11, 0],
      [12, 2],
    ]);
    expect(fillHours([])).toEqual([]);
  });

  it('names the busiest hour only when there is one', () => {
    expect(busiestHour([{ hour: 10, scans: 9, reservations: 0 }])).toBeUndefined();
  });
});
