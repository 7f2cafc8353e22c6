import { fingerprintOf, movedOn } from './fingerprint.ts';

/** What a change would touch of what was sold, as its dialog lists it. */
export interface Review<Touched> {
  /** What applying names as seen. */
  fingerprint: string;
  touched: readonly Touched[];
}

/** The argument by which a change names the review that was shown. */
export const shownReview = {
  required: false,
  description:
    'Of the review that was shown: refused with change-moved-on where it would touch something else',
} as const;

export function reviewOf<Touched>(touched: readonly Touched[]): Review<Touched> {
  return { fingerprint: fingerprintOf(touched.map((one) => JSON.stringify(one)).sort()), touched };
}

/**
 * For a change under which sold tickets stay valid, called after its row is locked and before it is written. Sales are
 * not locked: one that commits between this and the change is touched without having been shown, and stays valid.
 * @param shown the fingerprint that the dialog showed; none = nothing was reviewed.
 * @throws RefusedError `change-moved-on` where the change touches something else by now.
 */
export async function refuseUnshown<Touched>(
  shown: string | null | undefined,
  listTouched: () => Promise<readonly Touched[]>,
): Promise<void> {
  if (shown === null || shown === undefined) return;
  if (reviewOf(await listTouched()).fingerprint !== shown) throw movedOn();
}
