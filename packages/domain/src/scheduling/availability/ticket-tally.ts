/** A counter that one ticket needs, and how many of its places can still be sold; null = no limit. */
export interface CounterRoom {
  key: string;
  room: number | null;
}

/**
 * Counts tickets that can still be sold together: each choice takes as many as all of its counters let through, and
 * what it took is gone for later ones, so that places which several tickets share count once.
 * null = no limit, or more than `most`.
 */
export function ticketTally(most: number) {
  const taken = new Map<string, number>();
  let left: number | null = 0;
  return {
    /** Another choice of a buyer: one ticket type at one time. */
    add(needs: readonly CounterRoom[]): void {
      if (left === null) return;
      const fits = needs.reduce(
        (fewest, { key, room }) => (room === null ? fewest : Math.min(fewest, room - (taken.get(key) ?? 0))),
        Number.POSITIVE_INFINITY,
      );
      if (fits <= 0) return;
      left = left + fits > most ? null : left + fits;
      for (const { key } of needs) taken.set(key, (taken.get(key) ?? 0) + fits);
    },
    left: () => left,
  };
}
