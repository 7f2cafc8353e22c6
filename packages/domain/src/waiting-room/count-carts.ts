import type { WaitingLine } from './waiting-room.ts';

const windowMs = 60_000;

type Window = Pick<WaitingLine, 'windowStart' | 'windowCarts' | 'windowBefore'>;

/** The window of a minute in which `at` lies. */
export function windowAt(line: Window, at: Date): Window {
  const passed = Math.floor((at.getTime() - line.windowStart.getTime()) / windowMs);
  if (passed <= 0) return line;
  return {
    windowStart: new Date(line.windowStart.getTime() + passed * windowMs),
    windowCarts: 0,
    windowBefore: passed === 1 ? line.windowCarts : 0,
  };
}

/** Carts of the last minute: of the window before, the share that is less than a minute ago counts. */
export function cartsOfLastMinute(line: Window, at: Date): number {
  const { windowStart, windowCarts, windowBefore } = windowAt(line, at);
  const elapsed = Math.max(0, at.getTime() - windowStart.getTime()) / windowMs;
  return windowCarts + windowBefore * (1 - elapsed);
}

export function countCarts(line: Window, at: Date, carts: number): Window {
  const window = windowAt(line, at);
  return { ...window, windowCarts: window.windowCarts + carts };
}

/** Of so many carts without a place, those that may pass while the line is empty: the rate of the last minute is kept. */
export function passableCarts(line: Window, at: Date, cartsAMinute: number, wanted: number): number {
  const room = Math.floor(cartsAMinute - cartsOfLastMinute(line, at) + 1e-9);
  return Math.min(wanted, Math.max(0, room));
}
