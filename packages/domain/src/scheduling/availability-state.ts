/** The states that people see, in the words of specification 001, section 4; `selected` is the visitor's. */
export const availabilityStates = [
  'none',
  'closed',
  'sold out',
  'full',
  'almost full',
  'busy',
  'quiet',
  'available',
] as const;
export type AvailabilityState = (typeof availabilityStates)[number];
export type ShownAvailabilityState = AvailabilityState | 'selected';

/** Why a state is what it is. */
export type AvailabilityReason =
  | 'no-timeslot'
  | 'not-yet-on-sale'
  | 'no-longer-on-sale'
  | 'cancelled'
  | 'closed-by-staff'
  | 'capacity-zero'
  | 'past'
  | 'past-cut-off'
  | 'all-sold'
  | 'rest-is-held'
  | 'share-taken'
  | 'no-limit';

/** Shares of the capacity, in basis points, from which (`quiet`: below which) a state is shown. */
export interface AvailabilityThresholds {
  quietBasisPoints: number;
  busyBasisPoints: number;
  almostFullBasisPoints: number;
}

/** Quiet under 25 %, busy from 60 %, almost full from 85 % (product.md, section 4). */
export const defaultAvailabilityThresholds: AvailabilityThresholds = {
  quietBasisPoints: 2_500,
  busyBasisPoints: 6_000,
  almostFullBasisPoints: 8_500,
};

/** A counter: no capacity means no limit. */
export interface Places {
  capacity: number | null;
  heldCount: number;
  soldCount: number;
}

/** `left` = places that can still be had; null = no limit. */
export interface Availability {
  state: AvailabilityState;
  reason: AvailabilityReason;
  left: number | null;
}
