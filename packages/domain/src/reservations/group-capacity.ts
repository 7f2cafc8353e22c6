/** The places of a timeslot as a group finds them. */
export interface TimeslotPlaces {
  /** null = no limit. */
  capacity: number | null;
  /** The limit where more places than it says are taken; null = the capacity is the limit. */
  wantedCapacity: number | null;
  /** Held and sold. */
  takenCount: number;
}

export interface GroupFit {
  /** null = no limit. */
  limit: number | null;
  /** Below nothing where the limit is passed already. */
  left: number | null;
  /** What is taken with the group. */
  takenAfter: number;
  /** Places beyond the limit that the group needs; 0 = it fits. */
  overBy: number;
}

/** How a group fits: what its form shows while it is typed, and what the server decides by (product.md, section 4, "Overbooking"). */
export function fitGroup({ capacity, wantedCapacity, takenCount }: TimeslotPlaces, places: number): GroupFit {
  const limit = wantedCapacity ?? capacity;
  const left = limit === null ? null : limit - takenCount;
  const takenAfter = takenCount + places;
  const isOver = limit !== null && places > 0 && takenAfter > limit;
  // Those that are over the limit already are no excess of this group.
  const overBy = isOver ? Math.min(places, takenAfter - limit) : 0;
  return { limit, left, takenAfter, overBy };
}
