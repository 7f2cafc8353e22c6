/**
 * How many places a visitor reads: only where few are left, or fewer than the party needs; null = nothing is said of it.
 * @param fewLeftPercent of the capacity, up to which few are left (client setting `thresholds`).
 */
export function toldPlaces(
  { left, capacity }: { left: number | null; capacity: number | null },
  people: number,
  fewLeftPercent: number,
): number | null {
  if (left === null) return null;
  const isFew = left * 100 <= fewLeftPercent * (capacity ?? 0);
  return isFew || left < people ? left : null;
}
