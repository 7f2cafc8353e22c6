import { describe, expect, it } from 'vitest';
import { createRepeatGuard } from './repeat-guard.ts';

describe('codes in front of the camera', () => {
  it('a ticket held still is scanned once', () => {
    const isNew = createRepeatGuard();
    expect([0, 500, 2_400, 4_300].map((ms) => isNew('A', ms, false))).toEqual([true, false, false, false]);
  });

  it('a ticket taken away for two seconds and shown again is scanned again', () => {
    const isNew = createRepeatGuard();
    expect([isNew('A', 0, false), isNew('A', 2_001, false)]).toEqual([true, true]);
  });

  it('the next ticket in line is scanned when the refused one before it is put away', () => {
    const isNew = createRepeatGuard();
    expect(isNew('A', 0, false)).toBe(true);
    expect(isNew('B', 300, true)).toBe(false);
    expect(isNew('B', 600, false)).toBe(true);
  });

  it('a refused ticket still in view after Next is not read a second time', () => {
    const isNew = createRepeatGuard();
    isNew('A', 0, false);
    expect([isNew('A', 1_500, true), isNew('A', 3_000, true), isNew('A', 4_500, false)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
