/**
 * What happens to the visitors of a timeslot that differs from the rules (product.md, section 4): keep, move visitors,
 * cancel with refund.
 */
export const timeslotRemedies = ['keep', 'move', 'cancel'] as const;
export type TimeslotRemedy = (typeof timeslotRemedies)[number];

/** A timeslot that is open for visitors once the change is made; `left` null = no limit. */
export interface OpenTimeslot {
  startsAt: Date;
  left: number | null;
}

/** The tickets that one order has in a timeslot. */
export interface VisitToMove {
  orderId: string;
  ticketCount: number;
  /** Those of its tickets that take a place: merchandise takes none. */
  placeCount: number;
}

export interface VisitMove extends VisitToMove {
  /** null = nowhere near has room for them together. */
  to: Date | null;
}

const nearMinutes = 14 * 24 * 60;

/** The timeslots near a start that have room for so many people together, the nearest first; of two alike the earlier. */
export function listNearest<T extends OpenTimeslot>(
  open: readonly T[],
  from: Date,
  people: number,
  now: Date,
): T[] {
  const distance = ({ startsAt }: T) => Math.abs(startsAt.getTime() - from.getTime());
  return open
    .filter((timeslot) => timeslot.startsAt.getTime() !== from.getTime() && timeslot.startsAt > now)
    .filter((timeslot) => distance(timeslot) <= nearMinutes * 60_000)
    .filter(({ left }) => left === null || left >= people)
    .sort(
      (one, other) => distance(one) - distance(other) || one.startsAt.getTime() - other.startsAt.getTime(),
    );
}

/**
 * The destination of each order, one after the other: orders stay together, and no order gets places that an earlier
 * one has taken. Takes the places from `open` as it runs.
 */
export function planMoves<T extends OpenTimeslot>(
  open: T[],
  from: Date,
  visits: readonly VisitToMove[],
  now: Date,
): VisitMove[] {
  return visits.map((visit) => {
    const [nearest] = listNearest(open, from, visit.placeCount, now);
    if (nearest && nearest.left !== null) nearest.left -= visit.placeCount;
    return { ...visit, to: nearest?.startsAt ?? null };
  });
}

/**
 * The visits that a remedy is about: all where the rules do not yield the timeslot, else the orders that staff chose,
 * then the newest ones, until the rest fits in the wanted places. Visits come oldest first.
 */
export function visitsToSettle(
  visits: readonly VisitToMove[],
  places: { taken: number; wanted: number | null; isInRules: boolean },
  chosenOrderIds: readonly string[] = [],
): VisitToMove[] {
  if (!places.isInRules) return [...visits];
  if (places.wanted === null) return [];
  let surplus = places.taken - places.wanted;
  if (surplus <= 0) return [];
  const isChosen = ({ orderId }: VisitToMove) => chosenOrderIds.includes(orderId);
  const chosen = visits.filter(isChosen);
  for (const { placeCount } of chosen) surplus -= placeCount;
  const others = visits.filter((one) => one.placeCount > 0 && !isChosen(one));
  for (const visit of others.toReversed()) {
    if (surplus <= 0) break;
    chosen.push(visit);
    surplus -= visit.placeCount;
  }
  return chosen;
}
