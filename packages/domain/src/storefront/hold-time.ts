/** A hold can be extended this often (product decisions, section 5). */
export const maximumHoldExtensions = 10;

/**
 * Time that a payment may take: going to pay lengthens a shorter hold to it, once for a cart (product decisions,
 * section 5).
 */
export const minutesToPay = 10;

/** Whole seconds until a hold ends, never below zero. Both instants in milliseconds since the epoch. */
export function holdSecondsLeft(expiresAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((expiresAtMs - nowMs) / 1000));
}

/** Seconds as `mm:ss`, the way the sales page shows them. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const announcedMinutes = [5, 1] as const;

/**
 * The minutes to announce to screen reader users when the remaining time goes from one number of seconds to the next:
 * 5 and 1 (design reference, public flow). Null = say nothing.
 */
export function announcedMinutesLeft(beforeSeconds: number, nowSeconds: number): number | null {
  const passed = announcedMinutes.filter(
    (minutes) => beforeSeconds > minutes * 60 && nowSeconds <= minutes * 60,
  );
  return passed.at(-1) ?? null;
}
