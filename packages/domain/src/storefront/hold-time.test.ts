import { describe, expect, test } from 'vitest';
import { announcedMinutesLeft, clockOf, holdSecondsLeft } from './hold-time.ts';

describe('the time that places are held', () => {
  test('counts whole seconds and stops at zero', () => {
    expect(holdSecondsLeft(10_500, 0)).toBe(11);
    expect(holdSecondsLeft(10_000, 20_000)).toBe(0);
  });

  test('reads as minutes and seconds', () => {
    expect([804, 60, 9].map(clockOf)).toEqual(['13:24', '1:00', '0:09']);
  });

  test('is announced at five minutes and at one, once', () => {
    expect(announcedMinutesLeft(301, 300)).toBe(5);
    expect(announcedMinutesLeft(300, 299)).toBeNull();
    expect(announcedMinutesLeft(61, 60)).toBe(1);
    expect(announcedMinutesLeft(900, 899)).toBeNull();
  });

  test('after a sleeping browser wakes up only the last announcement is made', () => {
    expect(announcedMinutesLeft(800, 30)).toBe(1);
  });
});
