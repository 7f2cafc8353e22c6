import type { OpeningHours } from '@foyer/domain/venues/hours-input.ts';

/** From when to when, whatever the order of the fields; null = closed. */
export function areSameHours(one: OpeningHours | null, other: OpeningHours | null): boolean {
  if (one === null || other === null) return one === other;
  return one.opens === other.opens && one.closes === other.closes;
}
