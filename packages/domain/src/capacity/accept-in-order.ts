import { ceilingOf } from './withheld-places.ts';

/** Places wanted of one counter. */
export interface Places {
  counterId: string;
  quantity: number;
  /** The share of the capacity, in percent, that is withheld from the requester ("holdcapacity" of a channel). */
  withheldPercentage?: number;
}

export interface CounterFigures {
  /** null = no limit. */
  capacity: number | null;
  held: number;
  sold: number;
}

export interface PlaceRefusal {
  code: 'counter-unknown' | 'sold-out' | 'not-enough-places' | 'places-withheld';
  counterId: string;
  /** Places that are left for the requester at that moment. */
  left: number;
}

/** Undefined = accepted. */
export type Acceptance = readonly PlaceRefusal[] | undefined;

/** Adds up the places per counter; a cart may name one counter in several lines. */
export function sumPlaces(places: readonly Places[]): Places[] {
  const sums = new Map<string, Places>();
  for (const place of places) {
    const known = sums.get(place.counterId);
    sums.set(place.counterId, known ? { ...known, quantity: known.quantity + place.quantity } : place);
  }
  return [...sums.values()];
}

/**
 * Decides a batch of requests against the current counters: in the order of arrival, each completely or not at all, a
 * refused one taking nothing from those behind it (product.md, section 4: all or none, never exceeded).
 * @param requests each with at most one line per counter.
 */
export function acceptInOrder(
  counters: ReadonlyMap<string, CounterFigures>,
  requests: readonly (readonly Places[])[],
): Acceptance[] {
  const left = new Map<string, number>();
  for (const [id, { capacity, held, sold }] of counters) {
    left.set(id, capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - held - sold));
  }
  return requests.map((places) => {
    const refusals = places.flatMap((wanted) => refuse(wanted, counters.get(wanted.counterId), left));
    if (refusals.length > 0) return refusals;
    for (const { counterId, quantity } of places) left.set(counterId, (left.get(counterId) ?? 0) - quantity);
    return undefined;
  });
}

function refuse(
  { counterId, quantity, withheldPercentage = 0 }: Places,
  counter: CounterFigures | undefined,
  left: ReadonlyMap<string, number>,
): PlaceRefusal[] {
  const unclaimed = left.get(counterId) ?? 0;
  if (!counter) return [{ code: 'counter-unknown', counterId, left: 0 }];
  const { capacity, sold } = counter;
  const withheld = (capacity ?? 0) - (ceilingOf(capacity, withheldPercentage) ?? 0);
  const available = Math.max(0, unclaimed - withheld);
  if (quantity <= available) return [];
  // A ceiling that leaves nothing says so however much was asked for: "Why?" says it of the same figures.
  const isAtCeiling = available === 0 && unclaimed > 0;
  if (quantity <= unclaimed || isAtCeiling) return [{ code: 'places-withheld', counterId, left: available }];
  const soldOut = capacity !== null && sold >= capacity;
  return [{ code: soldOut ? 'sold-out' : 'not-enough-places', counterId, left: available }];
}
