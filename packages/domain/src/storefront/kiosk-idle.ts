/** Without a touch or a key for so long a kiosk starts again (product.md, section 1). */
export const kioskIdleMs = 60_000;

/** The last part of it: the page asks whether the visitor is still there. WCAG 2.2.1 gives at least 20 seconds to answer. */
export const kioskNoticeMs = 20_000;

/** While a payment is confirmed, or an answer of the server is awaited: nothing that was paid is left by a short pause. */
export const kioskBusyMs = 5 * 60_000;

/** A start page that no visitor has touched is loaded again after so long: another day has begun, or prices are others. */
export const kioskFreshMs = 15 * 60_000;

export type KioskMoment = { kind: 'in use' } | { kind: 'asking'; secondsLeft: number } | { kind: 'over' };

/** What a kiosk does so long after the last touch or key, or after it was last busy. `idleMs`: how long it waits. */
export function kioskMomentAt(sinceMs: number, idleMs: number): KioskMoment {
  const leftMs = idleMs - sinceMs;
  if (leftMs <= 0) return { kind: 'over' };
  if (leftMs > kioskNoticeMs) return { kind: 'in use' };
  return { kind: 'asking', secondsLeft: Math.ceil(leftMs / 1000) };
}

/** Said aloud when it comes to this many seconds: a count of every second would drown all else. */
export const announcedSeconds = (secondsLeft: number): boolean => [20, 10, 5].includes(secondsLeft);

/**
 * How many times larger a kiosk shows its page: a screen upright is read from further away, and a landscape one is small.
 * Fingers find targets of 57 pixels there (44 pixels, 1.3 times larger) and more.
 */
export function kioskZoom({ width, height }: { width: number; height: number }): number {
  if (width < 700) return 1.15;
  return height > width || width >= 1600 ? 1.6 : 1.3;
}
