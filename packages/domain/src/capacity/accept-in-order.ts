/** Places wanted of one counter. */
export interface Places {
  counterId: string;
  quantity: number;
}

export interface CounterFigures {
  /** null = no limit. */
  capacity: number | null;
  held: number;
  sold: number;
}

export interface PlaceRefusal {
  code: 'counter-unknown' | 'sold-out' | 'not-enough-places';
  counterId: string;
  /** Places that are left for anybody at that moment. */
  left: number;
}

/** Undefined = accepted. */
export type Acceptance = readonly PlaceRefusal[] | undefined;

/** Adds up the places per counter; a cart may name one counter in several lines. */
export function sumPlaces(places: readonly Places[]): Places[] {
  const sums = new Map<string, number>();
  for (const { counterId, quantity } of places) sums.set(counterId, (sums.get(counterId) ?? 0) + quantity);
  return [...sums].map(([counterId, quantity]) => ({ counterId, quantity }));
}

/**
 * Decides a batch of requests against the counters as they stand: in the order of arrival, each all or none, a
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
  { counterId, quantity }: Places,
  counter: CounterFigures | undefined,
  left: ReadonlyMap<string, number>,
): PlaceRefusal[] {
  const available = left.get(counterId) ?? 0;
  if (!counter) return [{ code: 'counter-unknown', counterId, left: 0 }];
  if (quantity <= available) return [];
  const soldOut = counter.capacity !== null && counter.sold >= counter.capacity;
  return [{ code: soldOut ? 'sold-out' : 'not-enough-places', counterId, left: available }];
}
