import type { AvailabilityState } from '@foyer/domain/scheduling/availability/availability-state.ts';

/** Of several ways to come, the one that is easiest to get speaks for all. */
export const easiestFirst: readonly AvailabilityState[] = [
  'quiet',
  'available',
  'busy',
  'almost full',
  'full',
  'sold out',
  'closed',
  'none',
];
