/** How long after a scan staff may take it back; the gate shows the button for `UNDO_SHOWN_SECONDS`. */
export const UNDO_SECONDS = 30;
export const UNDO_SHOWN_SECONDS = 10;

/**
 * When a device did what it says: its clock may be wrong by as much as it is now, and may run ahead, never its scans.
 * @param clock what its clock shows as it is sent; left out = its clock is right.
 */
export function correctedTime({ at, clock }: { at: string; clock?: string | undefined }, now: Date): Date {
  const aheadMs = clock === undefined ? 0 : Date.parse(clock) - now.getTime();
  return new Date(Math.min(Date.parse(at) - aheadMs, now.getTime()));
}
