import { expect, test } from 'vitest';
import {
  announcedSeconds,
  kioskBusyMs,
  kioskIdleMs,
  kioskMomentAt,
  kioskNoticeMs,
  kioskZoom,
} from './kiosk-idle.ts';

test('a kiosk is in use for forty seconds, asks for twenty, and starts again after sixty', () => {
  const at = (seconds: number) => kioskMomentAt(seconds * 1000, kioskIdleMs);
  expect(at(0)).toEqual({ kind: 'in use' });
  expect(at(39.9)).toEqual({ kind: 'in use' });
  expect(at(40)).toEqual({ kind: 'asking', secondsLeft: 20 });
  expect(at(58.5)).toEqual({ kind: 'asking', secondsLeft: 2 });
  expect(at(60)).toEqual({ kind: 'over' });
  expect(at(3600)).toEqual({ kind: 'over' });
});

test('a visitor has at least twenty seconds to answer', () => {
  expect(kioskNoticeMs).toBeGreaterThanOrEqual(20_000);
  expect(kioskMomentAt(kioskIdleMs - 20_000, kioskIdleMs).kind).toBe('asking');
});

test('while a payment is confirmed the kiosk waits for minutes, not for ever', () => {
  expect(kioskMomentAt(2 * kioskIdleMs, kioskBusyMs)).toEqual({ kind: 'in use' });
  expect(kioskMomentAt(kioskBusyMs, kioskBusyMs)).toEqual({ kind: 'over' });
});

test('the countdown is said aloud at twenty, ten and five seconds', () => {
  const all = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(all.filter(announcedSeconds)).toEqual([20, 10, 5]);
});

test.each([
  [1080, 1920, 1.6],
  [1280, 800, 1.3],
  [1920, 1080, 1.6],
  [600, 1024, 1.15],
])('a screen of %i by %i shows its page %f times larger', (width, height, zoom) => {
  expect(kioskZoom({ width, height })).toBe(zoom);
});
