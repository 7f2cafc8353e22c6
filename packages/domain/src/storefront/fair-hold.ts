import { maximumHoldExtensions } from './hold-time.ts';

/** What one address may hold at once for the full time (decision 0093): some families, or two school classes. */
export const fullHolds = { carts: 8, places: 60 } as const;

/** Minutes of every further hold, which cannot be extended. A client's own shorter time goes before it. */
export const shortHoldMinutes = 5;

/** New places of a cart get at least so many minutes, enough to give details. */
const leastMinutes = 5;

export interface OpenHolds {
  carts: number;
  places: number;
}

/** Has the address room for a full hold of so many places beside its others? Its only cart always has: a whole school. */
export function deservesFullHold(others: OpenHolds, places: number): boolean {
  const isOnly = others.carts === 0;
  return isOnly || (others.carts < fullHolds.carts && others.places + places <= fullHolds.places);
}

export interface HoldTime {
  minutes: number;
  /** How often it was extended already. */
  extensions: number;
}

/** The time of a new cart. */
export function newHoldTime(clientMinutes: number, isFull: boolean): HoldTime {
  if (isFull) return { minutes: clientMinutes, extensions: 0 };
  return { minutes: Math.min(clientMinutes, shortHoldMinutes), extensions: maximumHoldExtensions };
}

/** The time of changed places: what is left. Where that is lengthened it counts as an extension, so that it has an end. */
export function changedHoldTime(left: HoldTime, isFull: boolean): HoldTime {
  if (!isFull) {
    return { minutes: Math.min(left.minutes, shortHoldMinutes), extensions: maximumHoldExtensions };
  }
  if (left.minutes >= leastMinutes || left.extensions >= maximumHoldExtensions) return left;
  return { minutes: leastMinutes, extensions: left.extensions + 1 };
}
