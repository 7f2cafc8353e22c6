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

/** States in which at least one place can be had. */
export const bookableStates: readonly AvailabilityState[] = ['almost full', 'busy', 'quiet', 'available'];

/** The rules that shut something, whatever was bought before. */
export const shutReasons = [
  'channel-unpublished',
  'not-on-channel',
  'product-off-channel',
  'archived',
  'kind-unsuited',
  'no-ticket-type',
  'hidden',
  'no-timeslot',
  'not-yet-on-sale',
  'no-longer-on-sale',
  'beyond-lookahead',
  'outside-validity',
  'closed-by-group',
  'weekday-closed',
  'closed-day',
  'location-shut',
  'closed-by-exception',
  'closed-by-closure',
  'not-in-rules',
  'closed-for-group',
  'closed-by-staff',
  'cancelled',
  'capacity-zero',
  'event-closed',
  'event-other-time',
  'event-elsewhere',
  'event-over',
  'past',
  'past-cut-off',
] as const;
export type ShutReason = (typeof shutReasons)[number];

/** What the places say: how many are left, and what took the others. */
export const placesReasons = [
  'all-sold',
  'rest-is-held',
  'limit-sold',
  'limit-held',
  'withheld',
  'share-taken',
  'no-limit',
] as const;
export type PlacesReason = (typeof placesReasons)[number];

/** Why a state is what it is: stable codes, each with words in the catalogue `why`. */
export const availabilityReasons = [...shutReasons, ...placesReasons] as const;
export type AvailabilityReason = (typeof availabilityReasons)[number];

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
export interface PlaceCounts {
  capacity: number | null;
  heldCount: number;
  soldCount: number;
}

/** `left` = people that can still come; null = no limit. */
export interface Availability {
  state: AvailabilityState;
  reason: AvailabilityReason;
  left: number | null;
}
